#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension StoreError {
  /// What stands in the way of a new store.
  package enum Obstacle: Hashable, Sendable {
    /// A part of the path is something else.
    case noFolder
    case notAllowed
    case readOnly
    case full
    case longPath
    /// There is a folder where the file should be.
    case isFolder

    /// The meaning of an `errno`; nil where a user would not know more by it.
    package init?(code: Int32) {
      switch code {
      case ENOTDIR, EEXIST: self = .noFolder
      case EACCES, EPERM: self = .notAllowed
      case EROFS: self = .readOnly
      case ENOSPC, EDQUOT: self = .full
      case ENAMETOOLONG: self = .longPath
      case EISDIR: self = .isFolder
      default: return nil
      }
    }
  }
}
