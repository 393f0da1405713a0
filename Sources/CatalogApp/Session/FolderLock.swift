#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps other processes of ours from changing files of a folder meanwhile.
enum FolderLock {
  /// Runs the body when no other process holds the folder of the file.
  ///
  /// The lock ends with the body, or with the process.
  static func hold(for path: String, _ body: () throws -> Void) throws {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[...$0]) } ?? "."
    guard let folder = FileDescriptor(opening: name, O_RDONLY | O_DIRECTORY) else {
      throw FileOutputError(path: path, code: errno)
    }
    while flock(folder.number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileOutputError(path: path, code: errno) }
    }
    defer { flock(folder.number, LOCK_UN) }
    try body()
  }
}
