import SupportMail

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
    case notAllowed
    case full
    /// Another failure before or after the first byte, with the system's words.
    case cannotCreate(String)
    case failed(String)
  }

  /// As it was given; empty for standard output.
  package var path: String
  package var reason: Reason

  /// One sentence without a full stop, controls escaped.
  package var message: String {
    let name = path.isEmpty ? "standard output" : VisibleText.quoted(path, limit: 400)
    return switch reason {
    case .exists: "\(name) exists already; choose another name or add --force"
    case .folder: "\(name) is a directory; give the name of a file"
    case .special: "\(name) is no regular file and is not replaced; choose another name"
    case .noFolder: "the directory of \(name) does not exist; make it first"
    case .notAllowed: "you are not allowed to write \(name); choose another place"
    case .full: "there is no room left for \(name); free some and try again"
    case .cannotCreate(let cause): "cannot create \(name): \(cause)"
    case .failed(let cause): "cannot write \(name): \(cause)"
    }
  }

  package var exitCode: Int32 {
    switch reason {
    case .exists, .folder, .special, .noFolder, .cannotCreate: 73
    case .full, .failed: 74
    case .notAllowed: 77
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
      case ENOSPC, EDQUOT, EFBIG: .full
      default:
        isWriting ? .failed(SystemCall.message(code)) : .cannotCreate(SystemCall.message(code))
      }
  }
}
