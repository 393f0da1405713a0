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
    case failed(String)
  }

  package var path: String
  package var reason: Reason

  package var exitCode: ExitCode {
    switch reason {
    case .missing, .folder, .special, .loop: .noInput
    case .tooLarge: .badData
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

/// Reads regular files whole, and never waits for anything else.
package enum InputFile {
  private static let growth = 65_536

  /// The bytes of the file; links are followed.
  ///
  /// No more than one byte over `room` is read. The error names `limit`, where that is one for
  /// several files.
  package static func read(
    _ path: String, room: Int, limit: Int? = nil
  ) throws(InputFileError) -> [UInt8] {
    let tooLarge = InputFileError(path: path, reason: .tooLarge(limit: limit ?? room))
    // Without O_NONBLOCK a pipe would wait here for somebody to write.
    guard let file = FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY) else {
      throw InputFileError(path: path, code: errno)
    }
    let size = try regularSize(of: file, path: path)
    guard size <= room else { throw tooLarge }
    // One byte more shows whether the file grew after its size was asked for.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while let read = SystemCall.read(file.number, into: &bytes, from: count) {
      count += read
      guard count <= room else { throw tooLarge }
      if read == 0 {
        bytes.removeLast(bytes.count - count)
        return bytes
      }
      if count == bytes.count {
        bytes += [UInt8](repeating: 0, count: min(growth, room + 1 - count))
      }
    }
    throw InputFileError(path: path, code: errno)
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
