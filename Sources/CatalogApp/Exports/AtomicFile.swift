import SupportMail

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
/// can be read by its owner alone, whatever the umask. A link is never written through. When
/// anything fails, the folder is as it was.
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
    _ bytes: [UInt8], to path: String, isReplacing: Bool
  ) throws(FileOutputError) {
    try write(to: path, isReplacing: isReplacing) { (sink) throws(FileOutputError) in
      try sink(bytes)
    }
  }

  /// Writes what the closure gives to its sink, piece by piece.
  package static func write(
    to path: String, isReplacing: Bool,
    _ produce: (_ sink: ([UInt8]) throws(FileOutputError) -> Void) throws(FileOutputError) -> Void
  ) throws(FileOutputError) {
    try check(path, isReplacing: isReplacing)
    try SystemCall.withoutInterruption { () throws(FileOutputError) in
      try writeNew(path, isReplacing: isReplacing, produce)
    }
  }

  private static func writeNew(
    _ path: String, isReplacing: Bool,
    _ produce: (_ sink: ([UInt8]) throws(FileOutputError) -> Void) throws(FileOutputError) -> Void
  ) throws(FileOutputError) {
    let temporary = temporaryPath(beside: path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    guard let file = FileDescriptor(opening: temporary, flags, mode: 0o600) else {
      throw FileOutputError(path: path, code: errno)
    }
    do {
      try fill(file, for: path, produce)
      try place(temporary, at: path, isReplacing: isReplacing)
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ file: borrowing FileDescriptor, for path: String,
    _ produce: (_ sink: ([UInt8]) throws(FileOutputError) -> Void) throws(FileOutputError) -> Void
  ) throws(FileOutputError) {
    let descriptor = file.number
    // The umask may have taken rights away from the owner.
    guard fchmod(descriptor, 0o600) == 0 else { throw FileOutputError(path: path, code: errno) }
    try produce { (bytes) throws(FileOutputError) in
      if let code = SystemCall.writeAll(bytes, to: descriptor) {
        throw FileOutputError(path: path, code: code, isWriting: true)
      }
    }
    // Some file systems have nothing to sync and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileOutputError(path: path, code: errno, isWriting: true)
    }
  }

  /// Gives the file its name.
  ///
  /// Without `isReplacing` the step itself refuses a name that was taken meanwhile.
  private static func place(
    _ temporary: String, at path: String, isReplacing: Bool
  ) throws(FileOutputError) {
    if isReplacing {
      guard unsafe rename(temporary, path) == 0 else {
        throw FileOutputError(path: path, code: errno)
      }
      return
    }
    if unsafe link(temporary, path) == 0 {
      unsafe unlink(temporary)
      return
    }
    guard errno == EPERM || errno == ENOTSUP || errno == EOPNOTSUPP || errno == ENOSYS else {
      throw FileOutputError(path: path, code: errno)
    }
    try claimAndRename(temporary, to: path)
  }

  /// The way for file systems without hard links (FAT): an empty file takes the name first.
  private static func claimAndRename(
    _ temporary: String, to path: String
  ) throws(FileOutputError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    guard FileDescriptor(opening: path, flags, mode: 0o600) != nil else {
      throw FileOutputError(path: path, code: errno)
    }
    guard unsafe rename(temporary, path) == 0 else {
      let code = errno
      unsafe unlink(path)
      throw FileOutputError(path: path, code: code)
    }
  }

  /// A hidden name in the folder of the path that nobody can guess.
  private static func temporaryPath(beside path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    return "\(folder).catalog-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
  }
}
