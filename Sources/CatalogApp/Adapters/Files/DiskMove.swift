import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Moves a file or a folder to a free name, from one disk to another by a copy.
struct DiskMove: Sendable {
  /// Takes away what was copied; tests have one that fails.
  typealias Remover =
    @Sendable (_ name: DiskName, _ folder: borrowing DiskFolder) throws(FileFault) -> Void

  /// Whether it is copied on one disk too, for tests.
  var copies = false
  var removeOld: Remover = { name, folder throws(FileFault) in
    try DiskMove.remove(name, in: folder, depth: 0)
  }

  /// Folders that lie deeper are not copied.
  private static let depthLimit = 100

  /// All of it is there under the new name afterwards, or nothing.
  ///
  /// - Returns: why the old one is still there, or a part of it, where that is so after a copy.
  func move(
    _ name: DiskName, in folder: borrowing DiskFolder, to new: DiskName,
    in goal: borrowing DiskFolder
  ) throws(FileFault) -> FileFault? {
    guard let here = folder.status(of: DiskName([0x2E])),
      let there = goal.status(of: DiskName([0x2E]))
    else { throw FileFault(name.shown, errno) }
    guard copies || here.st_dev != there.st_dev else {
      try DiskShelf.rename(name, in: folder, to: new, in: goal)
      return nil
    }
    guard goal.status(of: new) == nil else { throw FileFault.exists(new.shown) }
    // The copy has another name until all of it is there, and only then the first one goes.
    let draft = DiskName(Array(PendingName().text.utf8))
    do throws(FileFault) {
      try Self.copy(name, in: folder, to: draft, in: goal, depth: 0)
      try DiskShelf.rename(draft, in: goal, to: new, in: goal)
    } catch {
      try? Self.remove(draft, in: goal, depth: 0)
      throw error
    }
    do throws(FileFault) {
      try removeOld(name, folder)
      return nil
    } catch {
      return error
    }
  }

  private static func copy(
    _ name: DiskName, in folder: borrowing DiskFolder, to new: DiskName,
    in goal: borrowing DiskFolder, depth: Int
  ) throws(FileFault) {
    guard let status = folder.status(of: name) else { throw FileFault(name.shown, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try copyFile(name, in: folder, to: new, in: goal, status)
    case S_IFLNK: try copyLink(name, in: folder, to: new, in: goal)
    case S_IFDIR where depth < depthLimit:
      guard unsafe mkdirat(goal.number, new.characters, 0o700) == 0 else {
        throw FileFault(name.shown, errno)
      }
      let inside = try folder.folder(name)
      let copy = try goal.folder(new)
      for entry in try inside.entries() {
        try Self.copy(entry.name, in: inside, to: entry.name, in: copy, depth: depth + 1)
      }
      guard fchmod(copy.number, status.st_mode & 0o777) == 0, keepTime(of: status, copy.number)
      else { throw FileFault(name.shown, errno) }
    default: throw FileFault.notAllowed(name.shown)
    }
  }

  private static func copyFile(
    _ name: DiskName, in folder: borrowing DiskFolder, to new: DiskName,
    in goal: borrowing DiskFolder, _ status: stat
  ) throws(FileFault) {
    guard
      let source = FileDescriptor(
        opening: name, in: folder.number, O_RDONLY | O_NONBLOCK | O_NOFOLLOW),
      let copy = FileDescriptor(
        opening: new, in: goal.number, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    else { throw FileFault(name.shown, errno) }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      guard let count = SystemCall.read(source.number, into: &buffer) else {
        throw FileFault(name.shown, errno)
      }
      if count == 0 { break }
      if let code = SystemCall.writeAll(Array(buffer[..<count]), to: copy.number) {
        throw FileFault(name.shown, code)
      }
    }
    guard fchmod(copy.number, status.st_mode & 0o777) == 0, keepTime(of: status, copy.number),
      fsync(copy.number) == 0 || errno == EINVAL
    else { throw FileFault(name.shown, errno) }
  }

  /// Gives a copy the time of the last change of what it was made from.
  private static func keepTime(of status: stat, _ copy: Int32) -> Bool {
    let times = [status.modifiedTime, status.modifiedTime]
    return unsafe futimens(copy, times) == 0
  }

  private static func copyLink(
    _ name: DiskName, in folder: borrowing DiskFolder, to new: DiskName,
    in goal: borrowing DiskFolder
  ) throws(FileFault) {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = unsafe readlinkat(folder.number, name.characters, &text, Int(PATH_MAX))
    guard count > 0, unsafe symlinkat(text, goal.number, new.characters) == 0 else {
      throw FileFault(name.shown, errno)
    }
  }

  private static func remove(
    _ name: DiskName, in folder: borrowing DiskFolder, depth: Int
  ) throws(FileFault) {
    guard let status = folder.status(of: name) else { return }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    if isFolder, depth <= depthLimit {
      let inside = try folder.folder(name)
      for entry in try inside.entries() {
        try remove(entry.name, in: inside, depth: depth + 1)
      }
    }
    guard unsafe unlinkat(folder.number, name.characters, isFolder ? AT_REMOVEDIR : 0) == 0 else {
      throw FileFault(name.shown, errno)
    }
  }
}
