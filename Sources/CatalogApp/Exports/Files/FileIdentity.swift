#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which file a path leads to, by whatever name.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Nil where the path leads to nothing.
  init?(_ path: String) {
    guard let status = SystemCall.status(path) else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
