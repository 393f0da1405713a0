#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Makes the folders that a file of ours needs.
enum ParentFolders {
  /// Makes every missing folder of the path but its last part, for its owner alone, or with the rights
  /// that the umask gives.
  static func create(for path: String, isPrivate: Bool = true) throws(FileOutputError) {
    var end = path.utf8.startIndex
    while let slash = path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
      end = slash
      let folder = String(path[..<slash])
      if unsafe mkdir(folder, isPrivate ? 0o700 : 0o777) != 0, errno != EEXIST {
        let code = errno
        // A folder above may exist and still refuse to be made: `/home` on a read-only disk.
        guard SystemCall.linkStatus(folder) != nil else {
          throw FileOutputError(path: path, code: code)
        }
      }
    }
  }
}
