#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file of a store on the disk: made, recognised, and moved out of the way.
struct StoreFile: Sendable {
  let path: String

  /// Which file it is, however it is called.
  struct Identity: Equatable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// The identity of the file that has the path now; none when there is no file.
  var identity: Identity? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      number: UInt64(truncatingIfNeeded: facts.st_ino))
  }

  /// Whether a write-ahead log with something in it lies beside the file.
  var hasLog: Bool {
    var facts = stat()
    return unsafe stat(realPath + "-wal", &facts) == 0 && facts.st_size > 0
  }

  /// Where the file itself is, or would be: behind all symbolic links.
  var realPath: String {
    if let resolved = unsafe realpath(path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    // There is no file. A link may say where it belongs; links in a circle end at the limit.
    var place = path
    for _ in 0..<Self.maximumLinks {
      guard let target = Self.target(ofLink: place) else { break }
      place =
        target.utf8.first == UInt8(ascii: "/") ? target : Self.folder(of: place) + "/" + target
    }
    return place
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// As many links in a row as Linux follows.
  private static let maximumLinks = 40

  private static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe readlink(path, start.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
