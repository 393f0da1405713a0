import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pipe that ends a wait; open as long as somebody may still write.
package final class WakePipe: Sendable {
  let reader: Int32
  /// Signal handlers write here as well.
  let writer: Int32

  package init() throws(DeviceError) {
    var (reader, writer): (Int32, Int32) = (-1, -1)
    let code = unsafe cterminal_make_pipe(&reader, &writer)
    guard code == 0 else { throw .system(code: code) }
    self.reader = reader
    self.writer = writer
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// What the handlers of signals write.
  static let signalMark = UInt8(ascii: "s")

  /// A full pipe has woken already.
  package func wake() {
    var mark = UInt8(ascii: "w")
    _ = unsafe write(writer, &mark, 1)
  }

  /// Waits until somebody wakes, unless somebody has since the last wait: where there is no terminal
  /// to wait for.
  package func wait() {
    while !drain() {
      var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    }
  }

  /// Empties it; whether `wake` was called.
  func drain() -> Bool {
    var wasCalled = false
    while case .bytes(let marks) = Descriptor(number: reader).read(atMost: 4096) {
      wasCalled = wasCalled || marks.contains { $0 != Self.signalMark }
    }
    return wasCalled
  }
}

/// Ends a wait for the terminal, from any thread and at any time.
package struct Waker: Sendable {
  let pipe: WakePipe

  /// The wait that is going on, or the next one, ends with `DeviceEvent.wokenUp`.
  package func wake() { pipe.wake() }
}
