#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a whole file or none: readers see the old content or the new, never a part.
///
/// The bytes go to a new file in the same folder, are synced, and only then get the name. The file
/// can be read by its owner alone, whatever the umask, unless it is said to be no private one. A
/// link is never written through. When anything fails, the folder is as it was.
package enum AtomicFile {
  /// Throws when the path could not be written now, before any work is done for it.
  ///
  /// With `isReplacing` a file or link of that name may be replaced.
  package static func check(_ path: String, isReplacing: Bool) throws(FileOutputError) {
    guard let status = SystemCall.linkStatus(path) else {
      guard errno == ENOENT else { throw FileOutputError(path: path, code: errno) }
      guard let last = path.utf8.last, last != UInt8(ascii: "/") else {
        throw FileOutputError(path: path, reason: .folder)
      }
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileOutputError(path: path, reason: .folder)
    case _ where !isReplacing: throw FileOutputError(path: path, reason: .exists)
    case S_IFREG: return
    // A link to a device, such as /dev/stdout, is as little ours as the device.
    case S_IFLNK where SystemCall.status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? true:
      return
    default: throw FileOutputError(path: path, reason: .special)
    }
  }

  /// Writes the bytes as one file.
  package static func write(
    _ bytes: [UInt8], to path: String, isReplacing: Bool, isPrivate: Bool = true
  ) throws {
    try write(to: path, isReplacing: isReplacing, isPrivate: isPrivate) { sink in try sink(bytes) }
  }

  /// Writes what the closure gives to its sink, piece by piece.
  ///
  /// Throws `FileOutputError`, or what the closure throws.
  package static func write(
    to path: String, isReplacing: Bool, isPrivate: Bool = true, _ produce: PendingFile.Producer
  ) throws {
    try check(path, isReplacing: isReplacing)
    try SystemCall.withoutInterruption { _ in
      try PendingFile.written(for: path, isSynced: true, isPrivate: isPrivate, produce)
        .place(isReplacing: isReplacing)
    }
  }
}
