#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why a file could not be written.
///
/// Nothing is left behind when this is thrown.
package struct FileOutputError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Something of any kind has the name already.
    case exists
    case folder
    /// A device, pipe or socket, which is never replaced.
    case special
    case noFolder
    /// Something else than a folder is where one has to be.
    case notFolder
    /// All names like it are taken.
    case noFreeName
    /// There is no Maildir.
    case noMaildir
    case notAllowed
    case full
    /// Another process keeps it from being written.
    case locked
    /// Another failure before or after the first byte, with the system's words.
    case cannotCreate(String)
    case failed(String)
  }

  /// As it was given.
  package var path: String
  package var reason: Reason

  package var exitCode: ExitCode {
    switch reason {
    case .exists, .folder, .special, .noFolder, .notFolder, .noFreeName, .noMaildir, .cannotCreate:
      .cannotCreate
    case .full, .failed: .ioError
    case .notAllowed: .notAllowed
    case .locked: .tryLater
    }
  }
}

extension FileOutputError {
  /// The error for a failed call, by its `errno`; `isWriting` when the file was open already.
  init(path: String, code: Int32, isWriting: Bool = false) {
    self.path = path
    reason =
      switch code {
      case EEXIST: .exists
      case EISDIR: .folder
      case ENOENT, ENOTDIR: .noFolder
      case EACCES, EPERM, EROFS: .notAllowed
      case EWOULDBLOCK: .locked
      case ENOSPC, EDQUOT, EFBIG: .full
      default:
        isWriting ? .failed(SystemCall.message(code)) : .cannotCreate(SystemCall.message(code))
      }
  }
}
