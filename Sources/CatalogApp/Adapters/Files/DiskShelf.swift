package import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder of the disk, with the folders and files below it.
///
/// Nothing is kept of it but its path: each call looks at the disk as it is. Links to folders are
/// listed and not entered, pipes and devices never opened, and nothing outside is written.
package struct DiskShelf: FileShelf {
  /// As it was named; links in it are followed.
  package let root: String
  package let isWritable: Bool
  package var hasNestedFolders: Bool { true }
  /// Whether what is in hidden folders is looked at.
  package let showsHidden: Bool
  /// Where what is deleted goes; nil where there is no home.
  let trash: DiskTrash?
  private let watch = DiskWatch()

  package init(
    _ root: String, isWritable: Bool = false, showsHidden: Bool = false,
    environment: Environment = Environment([:])
  ) {
    self.root = root
    self.isWritable = isWritable
    self.showsHidden = showsHidden
    trash = DiskTrash(environment)
  }

  // MARK: Lists

  @concurrent
  package func folders() async throws -> [Datasets.Folder] { try await survey().folders }

  /// All folders, and what there is to say of those that are not among them.
  @concurrent
  package func survey() async throws -> (folders: [Datasets.Folder], notes: [DatasetNote]) {
    var tree = DiskTree(root, showsHidden: showsHidden)
    var folders: [Datasets.Folder] = []
    try tree.forEachFolder { path, isHidden, count in
      folders.append(folder(path, isHidden: isHidden, count: count))
    }
    await watch.keep(folders.map(\.id))
    return (folders, tree.notes)
  }

  func folder(_ path: DiskPath, isHidden: Bool, count: Int? = nil) -> Datasets.Folder {
    Datasets.Folder(
      id: path.id, name: path.names.last?.shown ?? Self.name(of: root), depth: path.names.count,
      count: count, isHidden: isHidden)
  }

  /// What lies in a folder besides folders, which are listed as such.
  @concurrent
  package func files(in folder: Datasets.Folder.ID) async throws -> [FileItem] {
    try DiskTree.items(in: path(folder), below: root).filter { $0.kind != .folder }
  }

  package func filled(_ file: FileItem) -> FileItem {
    guard file.size == nil, file.modified == nil, let path = DiskPath(id: file.id),
      let name = path.names.last, let folder = try? DiskFolder(path.folder, below: root),
      let status = folder.status(of: name, followsLinks: file.kind == .file)
    else { return file }
    var file = file
    file.modified = Timestamp(seconds: status.modified)
    if file.kind == .file { file.size = Int(status.st_size) }
    return file
  }

  /// What has an identity; nil where there is nothing.
  func item(at id: FileItem.ID) -> FileItem? {
    guard let path = DiskPath(id: id), let name = path.names.last,
      let folder = try? DiskFolder(path.folder, below: root), folder.status(of: name) != nil
    else { return nil }
    return FileItem(
      id: path.id, name: name.shown, folder: path.folder.id, folderName: path.folder.shown,
      kind: folder.kind(of: DiskEntry(name: name, type: Int(DT_UNKNOWN))), isHidden: name.isHidden)
  }

  // MARK: Contents

  @concurrent
  package func content(of file: FileItem.ID, limit: Int) async throws -> FileContent {
    let file = try DiskFile(path(file), below: root)
    let (bytes, isCut) = try file.bytes(limit: limit)
    return FileContent(bytes: bytes, isCut: isCut, revision: file.revision)
  }

  @concurrent
  package func files(matching typed: String, limit: Int) async throws -> [FileItem] {
    var found: [FileItem] = []
    try await FileSearch(self, typed).forEach { match in
      found.append(match.file)
      return found.count < limit
    }
    return found
  }

  @concurrent
  package func stamp(open folder: Datasets.Folder.ID?, _ file: FileItem.ID?) async -> FileStamp {
    var stamp = FileStamp()
    if let path = folder.flatMap(DiskPath.init(id:)) { stamp.files = Self.stamp(of: path, root) }
    if let path = file.flatMap(DiskPath.init(id:)) {
      stamp.file = (try? DiskFile(path, below: root).revision.token) ?? ""
    }
    let known = await watch.folders
    stamp.folders = known.compactMap(DiskPath.init(id:)).map { Self.stamp(of: $0, root) }
      .joined(separator: " ")
    return stamp
  }

  /// When names in a folder changed last.
  private static func stamp(of path: DiskPath, _ root: String) -> String {
    guard let folder = try? DiskFolder(path, below: root),
      let status = folder.status(of: DiskName(Array(".".utf8)))
    else { return "" }
    return FileRevision(status).token
  }

  // MARK: Names

  /// The path with an identity.
  func path(_ id: String) throws(FileFault) -> DiskPath {
    guard let path = DiskPath(id: id) else { throw FileFault.missing(id) }
    return path
  }

  /// The last name of a path, as far as it has one.
  static func name(of root: String) -> String {
    let names = root.utf8.split(separator: UInt8(ascii: "/"))
    return names.last.map { String(Substring($0)) } ?? root
  }
}

/// The folders whose changes are looked for: those that were listed last, the first of them.
private actor DiskWatch {
  private static let limit = 500

  private(set) var folders: [Datasets.Folder.ID] = ["."]

  func keep(_ folders: [Datasets.Folder.ID]) { self.folders = Array(folders.prefix(Self.limit)) }
}
