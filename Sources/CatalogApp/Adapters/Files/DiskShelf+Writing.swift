import CSystem
package import Datasets
import SQLiteStore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension DiskShelf {
  @concurrent
  package func makeFolder(
    named name: String, in parent: Datasets.Folder.ID?
  ) async throws -> Datasets.Folder {
    try checkWritable(name)
    let new = try Self.newName(name)
    let path = try parent.map { id throws(FileFault) in try self.path(id) } ?? DiskPath([])
    let folder = try DiskFolder(path, below: root)
    guard unsafe mkdirat(folder.number, new.characters, 0o777) == 0 else {
      throw FileFault(name, errno)
    }
    let isHidden = new.isHidden || path.names.contains { $0.isHidden }
    return self.folder(path.appending(new), isHidden: isHidden)
  }

  @concurrent
  package func makeFile(
    named name: String, in folder: Datasets.Folder.ID, holding bytes: [UInt8]
  ) async throws -> FileItem {
    try checkWritable(name)
    let new = try Self.newName(name)
    let path = try path(folder)
    let place = try DiskFolder(path, below: root)
    let draft = try DiskDraft.written(in: place, for: new, bytes)
    try draft.place(in: place, as: new)
    return item(path.appending(new))
  }

  @concurrent
  package func rename(folder: Datasets.Folder.ID, to name: String) async throws -> Datasets.Folder {
    let new = try renamed(folder, to: name)
    let isHidden = new.names.contains { $0.isHidden }
    return self.folder(new, isHidden: isHidden)
  }

  @concurrent
  package func rename(file: FileItem.ID, to name: String) async throws -> FileItem {
    item(try renamed(file, to: name))
  }

  private func renamed(_ id: String, to name: String) throws(FileFault) -> DiskPath {
    try checkWritable(name)
    let new = try Self.newName(name)
    let path = try path(id)
    guard let old = path.names.last else { throw FileFault.notAllowed(Self.name(of: root)) }
    if old == new { return path }
    let folder = try DiskFolder(path.folder, below: root)
    try Self.rename(old, in: folder, to: new, in: folder)
    return path.folder.appending(new)
  }

  @concurrent
  package func move(file: FileItem.ID, to folder: Datasets.Folder.ID) async throws -> FileItem {
    let path = try path(file)
    guard let name = path.names.last else { throw FileFault.notAllowed(Self.name(of: root)) }
    try checkWritable(name.shown)
    let goal = try self.path(folder)
    if goal == path.folder { return item(path) }
    try Self.rename(
      name, in: DiskFolder(path.folder, below: root), to: name, in: DiskFolder(goal, below: root))
    return item(goal.appending(name))
  }

  @concurrent
  package func duplicate(file: FileItem.ID) async throws -> FileItem {
    let path = try path(file)
    guard let name = path.names.last else { throw FileFault.noText(path.shown) }
    try checkWritable(name.shown)
    let source = try DiskFile(path, below: root)
    let folder = try DiskFolder(path.folder, below: root)
    let draft = try DiskDraft.copied(in: folder, for: name, source)
    let free = try draft.place(in: folder, beside: name)
    return item(path.folder.appending(free))
  }

  // MARK: Deleting

  @concurrent
  package func delete(folder: Datasets.Folder.ID) async throws -> TrashTicket {
    try deleted(folder)
  }

  @concurrent
  package func delete(file: FileItem.ID) async throws -> TrashTicket { try deleted(file) }

  private func deleted(_ id: String) throws(FileFault) -> TrashTicket {
    let path = try path(id)
    guard let name = path.names.last else { throw FileFault.notAllowed(Self.name(of: root)) }
    try checkWritable(name.shown)
    guard let trash else { throw FileFault.noPlace }
    return try trash.put(name, in: DiskFolder(path.folder, below: root), at: absolute(path))
  }

  @concurrent
  package func restore(_ ticket: TrashTicket) async throws {
    try checkWritable(ticket.name)
    guard let trash else { throw FileFault.noPlace }
    let origin = try trash.origin(of: ticket)
    // Only what was taken from here is put back here.
    let start = try absolute(DiskPath()) + [UInt8(ascii: "/")]
    guard origin.starts(with: start) else { throw FileFault.missing(ticket.name) }
    let names = origin.dropFirst(start.count).split(separator: UInt8(ascii: "/"))
      .map { DiskName(Array($0)) }
    guard let path = DiskPath(id: DiskPath(names).id), let name = path.names.last else {
      throw FileFault.missing(ticket.name)
    }
    try trash.take(ticket, to: name, in: DiskFolder(path.folder, below: root))
  }

  /// The path from the root of the disk, as bytes.
  private func absolute(_ path: DiskPath) throws(FileFault) -> [UInt8] {
    guard let start = SystemCall.realPath(root) else { throw FileFault(root, errno) }
    return path.names.reduce(start == [UInt8(ascii: "/")] ? [] : start) {
      $0 + [UInt8(ascii: "/")] + $1.bytes
    }
  }

  // MARK: Names

  func checkWritable(_ name: String) throws(FileFault) {
    if !isWritable { throw FileFault.readOnly(name) }
  }

  /// A name that can be given.
  static func newName(_ name: String) throws(FileFault) -> DiskName {
    guard let checked = NoteName.checked(name) else { throw FileFault.badName(name) }
    return DiskName(Array(checked.utf8))
  }

  /// The file at a path, as lists show it.
  func item(_ path: DiskPath) -> FileItem {
    let name = path.names.last ?? DiskName([])
    return filled(
      FileItem(
        id: path.id, name: name.shown, folder: path.folder.id, folderName: path.folder.shown,
        isHidden: name.isHidden))
  }

  /// Gives something another name, which must be free; the step itself sees to that.
  static func rename(
    _ old: DiskName, in folder: borrowing DiskFolder, to new: DiskName,
    in goal: borrowing DiskFolder
  ) throws(FileFault) {
    var code = unsafe csystem_rename_new(
      folder.number, old.characters, goal.number, new.characters)
    if code == EINVAL || code == ENOSYS || code == ENOTSUP {
      code = claimAndRename(old, in: folder, to: new, in: goal)
    }
    // On a disk that is blind to case both are one name.
    if code == EEXIST, let status = goal.status(of: new), let own = folder.status(of: old),
      status.st_dev == own.st_dev, status.st_ino == own.st_ino,
      status.st_nlink == 1
        || status.st_mode & S_IFMT == S_IFDIR, !goal.hasExactly(new)
    {
      code =
        unsafe renameat(folder.number, old.characters, goal.number, new.characters) == 0 ? 0 : errno
    }
    guard code == 0 else {
      // What is not there is the old name.
      throw FileFault(code == ENOENT ? old.shown : new.shown, code)
    }
  }

  /// The way for disks that have no such step: an empty file or folder takes the name first.
  private static func claimAndRename(
    _ old: DiskName, in folder: borrowing DiskFolder, to new: DiskName,
    in goal: borrowing DiskFolder
  ) -> Int32 {
    guard let status = folder.status(of: old) else { return errno }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    if isFolder {
      guard unsafe mkdirat(goal.number, new.characters, 0o700) == 0 else { return errno }
    } else {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      guard FileDescriptor(opening: new, in: goal.number, flags, mode: 0o600) != nil else {
        return errno
      }
    }
    if unsafe renameat(folder.number, old.characters, goal.number, new.characters) == 0 { return 0 }
    let code = errno
    unsafe unlinkat(goal.number, new.characters, isFolder ? AT_REMOVEDIR : 0)
    return code
  }
}

extension DiskFolder {
  /// Whether one of its names is made of these very bytes.
  func hasExactly(_ name: DiskName) -> Bool {
    (try? entries())?.contains { $0.name == name } ?? true
  }
}
