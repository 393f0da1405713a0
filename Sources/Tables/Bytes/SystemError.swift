#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system's own words for an `errno`.
enum SystemError {
  static func sentence(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// What a failed `open` or `read` means for the user.
  static func reason(_ code: Int32) -> TableError.Reason {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .noSuchFile
    case EACCES, EPERM: .notAllowed
    case EISDIR: .isFolder
    default: .cannotRead(code: code)
    }
  }
}
