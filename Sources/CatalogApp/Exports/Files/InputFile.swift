#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why a file that the user named could not be read.
package struct InputFileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    case folder
    /// A pipe, device or socket, which may never end.
    case special
    case loop
    case notAllowed
    /// The limit in bytes.
    case tooLarge(limit: Int)
    /// It lost bytes while it was read.
    case cutShort
    case failed(String)
  }

  package var path: String
  package var reason: Reason

  package var exitCode: ExitCode {
    switch reason {
    case .missing, .folder, .special, .loop: .noInput
    case .tooLarge, .cutShort: .badData
    case .failed: .ioError
    case .notAllowed: .notAllowed
    }
  }
}

extension InputFileError {
  fileprivate init(path: String, code: Int32) {
    self.path = path
    reason =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EISDIR: .folder
      case ELOOP: .loop
      case EACCES, EPERM: .notAllowed
      // What opening a socket or a device without a driver gives.
      case ENXIO, ENODEV: .special
      default: .failed(SystemCall.message(code))
      }
  }
}

/// A regular file that is open to be read; nothing else is ever waited for.
package struct InputFile: ~Copyable {
  private static let growth = 65_536

  private let file: FileDescriptor
  private let path: String
  private let room: Int
  private let limit: Int
  /// In bytes, when it was opened.
  package let size: Int

  /// Opens the file, or says why it cannot be read; links are followed.
  ///
  /// It may have `room` bytes. The error names `limit`, where that is one for several files.
  package init(_ path: String, room: Int, limit: Int? = nil) throws(InputFileError) {
    // Without O_NONBLOCK a pipe would wait here for somebody to write.
    guard let file = FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY) else {
      throw InputFileError(path: path, code: errno)
    }
    let size = try Self.regularSize(of: file, path: path)
    guard size <= room else {
      throw InputFileError(path: path, reason: .tooLarge(limit: limit ?? room))
    }
    self.size = size
    self.file = file
    self.path = path
    self.room = room
    self.limit = limit ?? room
  }

  /// The bytes of the file.
  package static func read(_ path: String, room: Int) throws(InputFileError) -> [UInt8] {
    try InputFile(path, room: room).bytes()
  }

  /// All bytes.
  ///
  /// No more than one byte over the room is read.
  package func bytes() throws(InputFileError) -> [UInt8] {
    // One byte more shows whether the file grew after its size was asked for.
    guard var bytes = SystemCall.start(of: file.number, count: size + 1) else {
      throw InputFileError(path: path, code: errno)
    }
    guard bytes.count <= room else {
      throw InputFileError(path: path, reason: .tooLarge(limit: limit))
    }
    var hasEnded = bytes.count <= size
    while !hasEnded {
      let count = bytes.count
      // One byte more than there is room for is refused.
      bytes += [UInt8](repeating: 0, count: min(Self.growth, room + 1 - count))
      let read = try read(into: &bytes, at: count, from: count)
      bytes.removeLast(bytes.count - count - read)
      hasEnded = read == 0
    }
    return bytes
  }

  /// Fills the buffer with the bytes from the offset on; fewer than there is room for at the end
  /// only, which is no earlier than when the file was opened.
  package func read(
    into buffer: inout [UInt8], from offset: Int
  ) throws(InputFileError) -> Int {
    var count = 0
    while count < buffer.count {
      let read = try read(into: &buffer, at: count, from: offset + count)
      if read == 0 { break }
      count += read
    }
    guard count == buffer.count || offset + count >= size else {
      throw InputFileError(path: path, reason: .cutShort)
    }
    return count
  }

  private func read(
    into buffer: inout [UInt8], at index: Int, from offset: Int
  ) throws(InputFileError) -> Int {
    guard let count = SystemCall.read(file.number, into: &buffer, at: index, from: offset) else {
      throw InputFileError(path: path, code: errno)
    }
    guard offset + count <= room else {
      throw InputFileError(path: path, reason: .tooLarge(limit: limit))
    }
    return count
  }

  private static func regularSize(
    of file: borrowing FileDescriptor, path: String
  ) throws(InputFileError) -> Int {
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else {
      throw InputFileError(path: path, code: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw InputFileError(path: path, reason: .folder)
    default: throw InputFileError(path: path, reason: .special)
    }
  }
}
