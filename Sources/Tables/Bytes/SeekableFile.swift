#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A regular file that stays open and is read at any place, by several threads at once.
///
/// What another program puts in its place under the same name is another file.
package final class SeekableFile: Sendable {
  let name: String
  private let descriptor: Int32

  /// Throws where there is no such file, or it may not be read.
  init(_ path: String) throws(TableError) {
    name = path
    guard !path.utf8.contains(0) else { throw TableError(.noSuchFile, file: path) }
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TableError(SystemError.reason(errno), file: path) }
  }

  /// The file at a path where that is a regular one: to open a pipe would take from it.
  static func regular(_ path: String) throws(TableError) -> SeekableFile? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try SeekableFile(path)
  }

  /// Takes over a descriptor that is open.
  init(owning descriptor: Int32, name: String) {
    self.name = name
    self.descriptor = descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What changes when somebody writes into a file: its bytes, and when that was.
  struct Stamp: Hashable, Sendable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// The stamp that the file has now; nil where the system does not tell.
  var stamp: Stamp? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Stamp(
      size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// The first bytes and the last ones before an offset; empty where they cannot be read.
  func edges(of end: Int) -> [UInt8] {
    let first = (try? bytes(at: 0, count: min(end, Self.edge))) ?? []
    return first + ((try? bytes(at: max(0, end - Self.edge), count: min(end, Self.edge))) ?? [])
  }

  private static let edge = 4_096

  /// So many bytes from an offset on; fewer where the file ends, none at its end.
  func bytes(at offset: Int, count: Int) throws(TableError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let got = unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        if got < 0 { code = errno }
        filled = max(got, 0)
      }
      switch code {
      case 0: return bytes
      case EINTR: continue
      default: throw TableError(SystemError.reason(code), file: name)
      }
    }
  }

  /// Writes bytes at an offset; the `errno` of the call that failed.
  func write(_ bytes: [UInt8], at offset: Int) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(
          descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written,
          off_t(offset + written))
      }
      if count > 0 {
        written += count
      } else if count == 0 {
        return EIO
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// In bytes; 0 where the system does not tell, and for what is no regular file.
  package var size: Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 0
    }
    return Int(status.st_size)
  }

  /// How many bytes there is room for on its disk; nil where the system does not tell.
  var roomBeside: Int? {
    var status = statvfs()
    guard unsafe fstatvfs(descriptor, &status) == 0 else { return nil }
    let (room, isMore) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return isMore ? .max : room
  }
}

extension ByteSource {
  /// The bytes of an open file from an offset on.
  ///
  /// The first chunks are small: often only a few rows are wanted.
  static func file(_ file: SeekableFile, from offset: Int = 0) -> ByteSource {
    var offset = offset
    var chunk = 1 << 12
    return ByteSource(name: file.name) { () throws(TableError) -> [UInt8] in
      let bytes = try file.bytes(at: offset, count: chunk)
      offset += bytes.count
      chunk = min(chunk * 4, 1 << 16)
      return bytes
    }
  }
}
