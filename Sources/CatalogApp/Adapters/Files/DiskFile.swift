import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file below a folder, a link to one followed; a pipe is never waited for.
struct DiskFile: ~Copyable {
  private let file: FileDescriptor
  private let name: String
  /// When it was opened.
  let status: stat

  init(_ path: DiskPath, below root: String) throws(FileFault) {
    guard let name = path.names.last else { throw FileFault.noText(path.shown) }
    let folder = try DiskFolder(path.folder, below: root)
    // Opening a device may do something already.
    if let status = folder.status(of: name, followsLinks: true) {
      guard status.st_mode & S_IFMT == S_IFREG else { throw FileFault.noText(name.shown) }
    }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
    guard let file = FileDescriptor(opening: name, in: folder.number, flags) else {
      throw FileFault(name.shown, errno)
    }
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else { throw FileFault(name.shown, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFault.noText(name.shown) }
    self.file = file
    self.name = name.shown
    self.status = status
  }

  var revision: FileRevision { FileRevision(status) }

  /// The bytes from the beginning, and whether there are more.
  func bytes(limit: Int) throws(FileFault) -> (bytes: [UInt8], isCut: Bool) {
    // Files of the system tell no size.
    let count = status.st_size > 0 ? min(limit, Int(status.st_size)) : min(limit, 1 << 16)
    guard var bytes = SystemCall.start(of: file.number, count: count + 1) else {
      throw FileFault(name, errno)
    }
    while bytes.count > count, bytes.count <= limit {
      // It has grown meanwhile.
      guard let more = try chunk(at: bytes.count, limit: limit + 1 - bytes.count) else { break }
      bytes += more
    }
    let isCut = bytes.count > limit
    return (isCut ? Array(bytes.prefix(limit)) : bytes, isCut)
  }

  /// Some of the bytes from an offset on; nil at the end.
  func chunk(at offset: Int, limit: Int = 1 << 20) throws(FileFault) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: min(limit, 1 << 20))
    guard let count = SystemCall.read(file.number, into: &bytes, at: 0, from: offset) else {
      throw FileFault(name, errno)
    }
    guard count > 0 else { return nil }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

extension FileRevision {
  /// The state of a file: another one after every change, as far as the system's clock goes.
  init(_ status: stat) {
    let time = status.modifiedTime
    self.init("\(time.tv_sec).\(time.tv_nsec) \(status.st_size) \(status.st_dev) \(status.st_ino)")
  }
}
