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
    return unsafe stat(path + "-wal", &facts) == 0 && facts.st_size > 0
  }

  /// Makes an empty file that only its owner can read, and the folders above it that are missing.
  ///
  /// That it is there already is no error: another process may have made it just now.
  func create() throws(StoreError) {
    for end in path.utf8.indices where path.utf8[end] == UInt8(ascii: "/") {
      let folder = String(path[..<end])
      if !folder.isEmpty, unsafe mkdir(folder, 0o700) != 0, errno != EEXIST {
        let code = errno
        // A folder above may be closed to us and still be there.
        guard Self.isFolder(folder) else { throw .cannotCreate(path: path, code: code) }
      }
    }
    let file = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
    } else if errno != EEXIST {
      throw .cannotCreate(path: path, code: errno)
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
