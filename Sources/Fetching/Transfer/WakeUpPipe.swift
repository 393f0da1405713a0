import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pipe that ends the wait of a transfer from any thread.
///
/// A pipe and not `curl_multi_wakeup`, so that no curl handle is shared between threads. The byte
/// is never read: once woken, the pipe stays so.
final class WakeUpPipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32
  private let woken = Atomic(false)

  /// Fails if the process has no file descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  var isWoken: Bool { woken.load(ordering: .acquiring) }

  func wakeUp() {
    woken.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    _ = unsafe write(writeEnd, &byte, 1)
  }
}
