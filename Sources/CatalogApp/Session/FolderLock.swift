#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps other processes of ours from changing files of a folder meanwhile.
enum FolderLock {
  /// Milliseconds between two tries: `flock` itself waits for ever.
  private static let pause: Int32 = 10

  /// Runs the body when no other process holds the folder of the file.
  ///
  /// The lock ends with the body, or with the process.
  ///
  /// - Throws: a `FileOutputError` for a locked file where another process holds on to it, as one
  ///   does that was stopped meanwhile.
  static func hold(
    for path: String, patience: Duration, _ body: () throws -> Void
  ) throws {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[...$0]) } ?? "."
    guard let folder = FileDescriptor(opening: name, O_RDONLY | O_DIRECTORY) else {
      throw FileOutputError(path: path, code: errno)
    }
    let deadline = ContinuousClock.now + patience
    while flock(folder.number, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      guard code == EINTR || code == EWOULDBLOCK && .now < deadline else {
        throw FileOutputError(path: path, code: code)
      }
      if code == EWOULDBLOCK { _ = poll(nil, 0, pause) }
    }
    defer { flock(folder.number, LOCK_UN) }
    try body()
  }
}
