#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension StoreFile {
  /// Makes an empty file that only its owner can read, and the folders above it that are missing.
  ///
  /// That it is there already is no error: another process may have made it just now. Behind a
  /// symbolic link that leads to nothing the file it names is made.
  ///
  /// - Throws: `.cannotCreate` when it is not allowed, `.busy` after the deadline.
  func create(until deadline: ContinuousClock.Instant) throws(StoreError) {
    try makeFolders()
    // Nobody may open the file before it is closed here: to close it would drop the locks that
    // this process holds on it by then (https://www.sqlite.org/howtocorrupt.html, 2.2).
    try holdingName(.alone, until: deadline) { () throws(StoreError) in try makeFile() }
  }

  /// The part of `create` that is done while the name is held alone.
  func makeFile() throws(StoreError) {
    let real = realPath
    let file = unsafe open(real, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if file >= 0 {
      close(file)
      return
    }
    let code = errno
    guard code == EEXIST else { throw .cannotCreate(path: path, code: code) }
    // A link that leads in a circle is there and never becomes a file.
    var facts = stat()
    if identity == nil, unsafe lstat(real, &facts) == 0 { throw .notWritable(path: path) }
  }

  private func makeFolders() throws(StoreError) {
    let real = realPath
    for end in real.utf8.indices where real.utf8[end] == UInt8(ascii: "/") {
      let folder = String(real[..<end])
      if !folder.isEmpty, unsafe mkdir(folder, 0o700) != 0, errno != EEXIST {
        let code = errno
        // A folder above may be closed to us and still be there.
        guard Self.isFolder(folder) else { throw .cannotCreate(path: path, code: code) }
      }
    }
  }
}
