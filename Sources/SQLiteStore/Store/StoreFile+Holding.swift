#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension StoreFile {
  /// How the name of the file is held.
  enum Hold {
    /// While the file and what lies beside it are opened: the name stays with the file.
    case shared
    /// While the name gets another file.
    case alone
  }

  /// Runs `body` while no other process gives the name of the file to another file.
  ///
  /// SQLite finds the log by the name. So one who opened a file just before it was moved aside
  /// would read and write the log of the new one. The lock is on the folder, for the file may not
  /// be there, and ends with the process. Without such locks, or without the folder, `body` runs
  /// all the same.
  ///
  /// - Throws: what `body` throws; `.busy` after the deadline.
  func holdingName<Value>(
    _ hold: Hold, until deadline: ContinuousClock.Instant, _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let folder = unsafe open(Self.folder(of: realPath), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return try body() }
    defer { close(folder) }
    let operation = (hold == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB
    while flock(folder, operation) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard ContinuousClock.now < deadline else { throw .busy(path: path) }
      usleep(Self.pause)
    }
    return try body()
  }

  /// Between two looks at a lock, in microseconds.
  private static var pause: UInt32 { 1_000 }
}
