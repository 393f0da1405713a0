import CSystem
import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open folder, so that what is done in it stays in it whatever becomes of the names above.
struct DiskFolder: ~Copyable {
  private let file: FileDescriptor
  /// What it is called in what is told.
  private let name: String

  /// Opens the folder at a path, links followed.
  init(root: String) throws(FileFault) {
    guard let file = FileDescriptor(opening: root, O_RDONLY | O_DIRECTORY) else {
      throw FileFault(root, errno)
    }
    self.file = file
    name = root
  }

  /// Opens a folder below another one, name by name: a link on the way, or at its end, is none.
  init(_ path: DiskPath, below root: String) throws(FileFault) {
    var folder = try DiskFolder(root: root)
    for name in path.names { folder = try folder.folder(name) }
    self = folder
  }

  private init(_ file: consuming FileDescriptor, _ name: String) {
    self.file = file
    self.name = name
  }

  /// The number to call the system with.
  var number: Int32 { file.number }

  /// The folder of that name in it; a link is none.
  func folder(_ name: DiskName) throws(FileFault) -> DiskFolder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    guard let file = FileDescriptor(opening: name, in: number, flags) else {
      throw FileFault(name.shown, errno)
    }
    return DiskFolder(file, name.shown)
  }

  /// The folders in it, in no order, and how many other names there are.
  func census() throws(FileFault) -> (folders: [DiskName], count: Int) {
    var (folders, count): ([DiskName], Int) = ([], 0)
    try forEach { type, bytes in
      guard type == Int(DT_DIR) || type == Int(DT_UNKNOWN) else {
        count += 1
        return
      }
      let name = DiskName(bytes())
      if kind(of: DiskEntry(name: name, type: type)) == .folder {
        folders.append(name)
      } else {
        count += 1
      }
    }
    return (folders, count)
  }

  /// The names in it, in no order, with what the folder itself says of each.
  func entries() throws(FileFault) -> [DiskEntry] {
    var entries: [DiskEntry] = []
    try forEach { type, bytes in entries.append(DiskEntry(name: DiskName(bytes()), type: type)) }
    return entries
  }

  /// Reads the folder to its end.
  private func forEach(
    _ body: (_ type: Int, _ name: () -> [UInt8]) -> Void
  ) throws(FileFault) {
    let copy = unsafe openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw FileFault(name, errno) }
    guard let list = unsafe fdopendir(copy) else {
      let code = errno
      close(copy)
      throw FileFault(name, code)
    }
    defer { unsafe closedir(list) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(list) else {
        if errno != 0 { throw FileFault(name, errno) }
        return
      }
      let type = unsafe Int(entry.pointee.d_type)
      let isItself = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe name[0] == Self.dot && (name[1] == 0 || name[1] == Self.dot && name[2] == 0)
      }
      if isItself { continue }
      body(type) {
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      }
    }
  }

  private static let dot = UInt8(ascii: ".")

  /// The status of what the name stands for; nil with `errno` set.
  func status(of name: DiskName, followsLinks: Bool = false) -> stat? {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    return unsafe fstatat(number, name.characters, &status, flags) == 0 ? status : nil
  }

  /// What an entry is: asked for only where the folder does not say it.
  func kind(of entry: DiskEntry) -> FileItem.Kind {
    switch entry.type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return linkKind(entry.name)
    case Int(DT_UNKNOWN):
      switch status(of: entry.name).map({ $0.st_mode & S_IFMT }) {
      case S_IFREG: return .file
      case S_IFDIR: return .folder
      case S_IFLNK: return linkKind(entry.name)
      default: return .special
      }
    default: return .special
    }
  }

  /// A link to a file is a file.
  private func linkKind(_ name: DiskName) -> FileItem.Kind {
    switch status(of: name, followsLinks: true).map({ $0.st_mode & S_IFMT }) {
    case nil: .brokenLink
    case S_IFREG: .file
    case S_IFDIR: .folderLink
    default: .special
    }
  }
}

/// A name in a folder.
struct DiskEntry {
  var name: DiskName
  /// What the folder says that it is: `DT_REG` and so on, or `DT_UNKNOWN`.
  var type: Int
}

extension DiskName {
  /// The bytes with a zero behind them, as the system takes names.
  var characters: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension FileDescriptor {
  /// Opens a name in an open folder; nil with `errno` set.
  init?(opening name: DiskName, in folder: Int32, _ flags: Int32, mode: mode_t = 0) {
    let number = unsafe openat(folder, name.characters, flags | O_CLOEXEC, mode)
    guard number >= 0 else { return nil }
    self.init(owning: number)
  }
}

extension FileFault {
  /// Why a call failed, by its `errno`.
  init(_ name: String, _ code: Int32) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .missing(name)
      case EEXIST, ENOTEMPTY: .exists(name)
      case EACCES, EPERM: .notAllowed(name)
      case EROFS: .readOnly(name)
      case ENOSPC, EDQUOT, EFBIG: .full(name)
      case ENAMETOOLONG, EILSEQ: .badName(name)
      case EBUSY, ETXTBSY: .busy(name)
      case EISDIR, ENXIO, ENODEV: .noText(name)
      default: .failed(name, SystemCall.message(code))
      }
  }
}
