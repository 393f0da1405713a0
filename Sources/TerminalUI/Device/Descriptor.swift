#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file of somebody else's, with the calls that take pointers.
struct Descriptor {
  let number: Int32

  enum Reading: Equatable {
    case bytes([UInt8])
    /// Nothing now.
    case nothing
    /// The end, or an error.
    case ended
  }

  /// What can be read in one call.
  func read(atMost limit: Int) -> Reading {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = unsafe systemRead(number, buffer.baseAddress, limit)
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .ended
  }

  /// Writes all bytes, however many calls that takes; false where nobody takes them.
  func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(
          number, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count > 0 {
        written += count
      } else if count < 0 && errno == EAGAIN {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// `read(2)` under a name that no method hides.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}

/// `write(2)` likewise.
private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, buffer, count)
}
