package import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension DiskShelf {
  @concurrent
  package func save(
    _ bytes: [UInt8], in file: FileItem.ID, over revision: FileRevision
  ) async throws -> SaveOutcome {
    let path = try target(of: path(file))
    guard let name = path.names.last else { throw FileFault.noText(path.shown) }
    try checkWritable(name.shown)
    let folder = try DiskFolder(path.folder, below: root)
    guard let old = folder.status(of: name) else {
      guard errno == ENOENT else { throw FileFault(name.shown, errno) }
      // Somebody deleted it: nothing of theirs is lost.
      let draft = try DiskDraft.written(in: folder, for: name, bytes)
      try draft.place(in: folder, as: name)
      return .saved(draft.revision)
    }
    guard old.st_mode & S_IFMT == S_IFREG else { throw FileFault.noText(name.shown) }
    guard unsafe faccessat(folder.number, name.characters, W_OK, 0) == 0 else {
      throw FileFault(name.shown, errno)
    }
    let draft = try DiskDraft.written(in: folder, for: name, bytes, mode: 0o600)
    try draft.take(rightsOf: old)
    // The last look, right before the step.
    let now = folder.status(of: name).map(FileRevision.init)
    guard now == revision else {
      return .conflict(copy: try conflict(draft, with: path, in: folder), draft.revision)
    }
    try draft.replace(name, in: folder)
    return .saved(draft.revision)
  }

  /// Puts the text beside the file that somebody else changed.
  private func conflict(
    _ draft: borrowing DiskDraft, with path: DiskPath, in folder: borrowing DiskFolder
  ) throws(FileFault) -> FileItem {
    let name = path.names.last ?? DiskName([])
    // No colon: other systems have none in names.
    let minute = LocalTime(StoreBook.now).minute.utf8.filter { $0 != UInt8(ascii: ":") }
    let day = String(decoding: minute, as: UTF8.self)
    let new = name.with(mark: " (conflict \(day))")
    do throws(FileFault) {
      try draft.place(in: folder, as: new)
      return item(path.folder.appending(new))
    } catch {
      guard case .exists = error else { throw error }
      let free = try draft.place(in: folder, beside: new)
      return item(path.folder.appending(free))
    }
  }

  /// The file that a link leads to, which must be one of the folder: nothing else is written.
  private func target(of path: DiskPath) throws(FileFault) -> DiskPath {
    guard let name = path.names.last else { throw FileFault.noText(path.shown) }
    let folder = try DiskFolder(path.folder, below: root)
    guard let status = folder.status(of: name), status.st_mode & S_IFMT == S_IFLNK else {
      return path
    }
    guard let start = SystemCall.realPath(root) else { throw FileFault(root, errno) }
    let link = path.names.reduce(Array(root.utf8)) { $0 + [UInt8(ascii: "/")] + $1.bytes }
    guard let goal = SystemCall.realPath(link) else { throw FileFault(name.shown, errno) }
    let slash = [UInt8(ascii: "/")]
    let top = start == slash ? slash : start + slash
    guard goal.starts(with: top) else { throw FileFault.notAllowed(name.shown) }
    return DiskPath(
      goal.dropFirst(top.count).split(separator: UInt8(ascii: "/")).map { DiskName(Array($0)) })
  }
}

extension SystemCall {
  /// The path from the root without links; nil with `errno` set.
  static func realPath(_ path: String) -> [UInt8]? { realPath(Array(path.utf8)) }

  /// The same of a path that need not be text.
  static func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard let resolved = unsafe realpath(DiskName(path).characters, nil) else { return nil }
    defer { unsafe free(resolved) }
    var bytes: [UInt8] = []
    var place = 0
    while unsafe resolved[place] != 0 {
      bytes.append(UInt8(bitPattern: unsafe resolved[place]))
      place += 1
    }
    return bytes
  }
}
