#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written as a whole, and has another name until it gets its own: a hidden one beside
/// that, where nothing else is said.
package final class PendingFile {
  /// Gives bytes to a sink, piece by piece.
  package typealias Producer = (_ sink: ([UInt8]) throws -> Void) throws -> Void

  /// The bytes that wait to be written, a large piece and these at most.
  private static let capacity = 1 << 16

  let path: String
  /// The name until then.
  let temporary: String
  /// In bytes.
  private(set) var size = 0
  /// Nil where it was written as a whole.
  private var open: FileDescriptor?

  private init(path: String, temporary: String) {
    self.path = path
    self.temporary = temporary
  }

  /// Writes what the closure gives.
  ///
  /// With `isSynced` it is on the disk then. Nothing is left behind when this throws.
  static func written(
    for path: String, at place: String? = nil, isSynced: Bool, isPrivate: Bool = true,
    _ produce: Producer
  ) throws -> PendingFile {
    let temporary = place ?? temporaryPath(beside: path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    guard let file = FileDescriptor(opening: temporary, flags, mode: mode(isPrivate)) else {
      throw FileOutputError(path: path, code: errno)
    }
    // It is taken away again where this goes no further.
    let pending = PendingFile(path: path, temporary: temporary)
    try pending.openToOwner(file.number)
    try pending.fill(file, isSynced, produce)
    return pending
  }

  /// An empty file for somebody who writes it through its descriptor, or by the name that it has until
  /// it is placed; it has the rights that the umask gives.
  static func opened(for path: String) throws(FileOutputError) -> PendingFile {
    let temporary = temporaryPath(beside: path)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
    guard let file = FileDescriptor(opening: temporary, flags, mode: mode(false)) else {
      throw FileOutputError(path: path, code: errno)
    }
    let pending = PendingFile(path: path, temporary: temporary)
    try pending.openToOwner(file.number)
    pending.open = consume file
    return pending
  }

  /// The rights before the umask takes some away.
  private static func mode(_ isPrivate: Bool) -> mode_t { isPrivate ? 0o600 : 0o666 }

  /// Gives the owner the rights that the umask may have taken away.
  private func openToOwner(_ descriptor: Int32) throws(FileOutputError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0,
      fchmod(descriptor, status.st_mode & 0o666 | 0o600) == 0
    else { throw FileOutputError(path: path, code: errno) }
  }

  /// What an opened file is written through.
  var descriptor: Int32 { open?.number ?? -1 }

  /// Sees to it that an opened file is on the disk.
  func sync() throws(FileOutputError) {
    // Some file systems have nothing to sync and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileOutputError(path: path, code: errno, isWriting: true)
    }
  }

  /// Takes the other name away, whatever became of the file.
  deinit { unsafe unlink(temporary) }

  private func fill(
    _ file: borrowing FileDescriptor, _ isSynced: Bool, _ produce: Producer
  ) throws {
    let descriptor = file.number
    func write(_ bytes: [UInt8]) throws(FileOutputError) {
      if let code = SystemCall.writeAll(bytes, to: descriptor) {
        throw FileOutputError(path: path, code: code, isWriting: true)
      }
    }
    // Many small pieces are one call.
    var waiting: [UInt8] = []
    try produce { bytes in
      waiting += bytes
      size += bytes.count
      guard waiting.count >= Self.capacity else { return }
      try write(waiting)
      waiting.removeAll(keepingCapacity: true)
    }
    try write(waiting)
    // Some file systems have nothing to sync and say so with EINVAL.
    guard !isSynced || fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileOutputError(path: path, code: errno, isWriting: true)
    }
  }

  /// Gives the file its name.
  ///
  /// Without `isReplacing` the step itself refuses a name that was taken meanwhile.
  func place(isReplacing: Bool) throws(FileOutputError) {
    if isReplacing {
      guard unsafe rename(temporary, path) == 0 else {
        throw FileOutputError(path: path, code: errno)
      }
      return
    }
    if unsafe link(temporary, path) == 0 { return }
    guard errno == EPERM || errno == ENOTSUP || errno == EOPNOTSUPP || errno == ENOSYS else {
      throw FileOutputError(path: path, code: errno)
    }
    try Self.claimAndRename(temporary, to: path)
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

  /// Takes away what programs that were killed left in the folder of a path.
  static func sweep(beside path: String) { sweep(folder(of: path) ?? ".") }

  /// Takes away what programs that were killed left in a folder: on this machine at once, and what
  /// others left an hour ago or earlier.
  static func sweep(_ folder: String) {
    guard let list = unsafe opendir(folder) else { return }
    defer { unsafe closedir(list) }
    let oldest = time(nil) - 3_600
    while let entry = unsafe readdir(list) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard PendingName.isOne(name) else { continue }
      let path = folder + "/" + name
      guard let status = SystemCall.linkStatus(path), status.st_mode & S_IFMT == S_IFREG,
        PendingName(name).map(\.isAbandoned) ?? (status.modified < oldest)
      else { continue }
      unsafe unlink(path)
    }
  }

  /// A hidden name in the folder of the path that nobody can guess.
  private static func temporaryPath(beside path: String) -> String {
    let folder = folder(of: path).map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    return folder + PendingName().text
  }

  private static func folder(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
