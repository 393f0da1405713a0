import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A whole file under a hidden name that nobody can guess, until it gets its own; otherwise it goes.
struct DiskDraft: ~Copyable {
  private let name: DiskName
  private let file: FileDescriptor
  /// The folder, open as long as this is.
  private let folder: FileDescriptor
  /// What it is called in what is told.
  private let shown: String

  /// Writes the bytes and sees to it that they are on the disk.
  static func written(
    in folder: borrowing DiskFolder, for goal: DiskName, _ bytes: [UInt8], mode: mode_t = 0o666
  ) throws(FileFault) -> DiskDraft {
    let draft = try DiskDraft(in: folder, for: goal, mode: mode)
    try draft.append(bytes)
    try draft.sync()
    return draft
  }

  /// The same of what another file holds, with its rights.
  static func copied(
    in folder: borrowing DiskFolder, for goal: DiskName, _ source: borrowing DiskFile
  ) throws(FileFault) -> DiskDraft {
    let draft = try DiskDraft(in: folder, for: goal, mode: 0o600)
    var offset = 0
    while let bytes = try source.chunk(at: offset) {
      try draft.append(bytes)
      offset += bytes.count
    }
    guard fchmod(draft.file.number, source.status.st_mode & 0o777) == 0 else {
      throw FileFault(goal.shown, errno)
    }
    try draft.sync()
    return draft
  }

  private init(
    in folder: borrowing DiskFolder, for goal: DiskName, mode: mode_t
  ) throws(FileFault) {
    let name = DiskName(Array(PendingName().text.utf8))
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
    guard let own = FileDescriptor(opening: DiskName([0x2E]), in: folder.number, O_RDONLY),
      let file = FileDescriptor(opening: name, in: own.number, flags, mode: mode)
    else { throw FileFault(goal.shown, errno) }
    self.folder = own
    self.file = file
    self.name = name
    shown = goal.shown
  }

  deinit { unsafe unlinkat(folder.number, name.characters, 0) }

  private func append(_ bytes: [UInt8]) throws(FileFault) {
    if let code = SystemCall.writeAll(bytes, to: file.number) { throw FileFault(shown, code) }
  }

  private func sync() throws(FileFault) {
    // Some file systems have nothing to sync and say so with EINVAL.
    guard fsync(file.number) == 0 || errno == EINVAL else { throw FileFault(shown, errno) }
  }

  /// Which state of the file this is.
  var revision: FileRevision {
    var status = stat()
    return unsafe fstat(file.number, &status) == 0 ? FileRevision(status) : FileRevision("")
  }

  /// Gives it the rights and, where that is allowed, the owner of another file.
  func take(rightsOf status: stat) throws(FileFault) {
    // Rights that work for whoever owns a file are not given to another owner.
    let hasOwner = fchown(file.number, status.st_uid, status.st_gid) == 0
    let rights = status.st_mode & (hasOwner ? 0o7777 : 0o777)
    guard fchmod(file.number, rights) == 0 else { throw FileFault(shown, errno) }
  }

  /// Gives it a name that must be free.
  func place(in goal: borrowing DiskFolder, as new: DiskName) throws(FileFault) {
    do throws(FileFault) {
      try DiskShelf.rename(name, in: goal, to: new, in: goal)
    } catch {
      // Somebody took the draft away, not what it is for.
      if case .missing = error { throw FileFault(new.shown, EIO) }
      throw error
    }
    fsync(folder.number)
  }

  /// Gives it the first free name like another one; that name.
  func place(in goal: borrowing DiskFolder, beside name: DiskName) throws(FileFault) -> DiskName {
    for number in 2..<10_000 {
      let new = name.with(mark: " (\(number))")
      do throws(FileFault) {
        try place(in: goal, as: new)
        return new
      } catch {
        guard case .exists = error else { throw error }
      }
    }
    throw FileFault.exists(name.shown)
  }

  /// Puts it in the place of a file.
  func replace(_ old: DiskName, in goal: borrowing DiskFolder) throws(FileFault) {
    guard unsafe renameat(folder.number, name.characters, goal.number, old.characters) == 0 else {
      throw FileFault(shown, errno)
    }
    fsync(folder.number)
  }
}

extension DiskName {
  /// The name with something put before its ending, and shortened to what a name may be.
  func with(mark: String) -> DiskName {
    let dot = bytes.dropFirst().lastIndex(of: UInt8(ascii: "."))
    var stem = bytes[..<(dot ?? bytes.count)]
    var ending = bytes[(dot ?? bytes.count)...]
    if ending.count > 40 { (stem, ending) = (bytes[...], []) }
    let room = 255 - mark.utf8.count - ending.count
    if stem.count > room {
      // No letter is cut in two.
      var end = room
      while end > 0, stem[end] & 0xC0 == 0x80 { end -= 1 }
      stem = stem[..<end]
    }
    return DiskName(Array(stem) + Array(mark.utf8) + Array(ending))
  }
}
