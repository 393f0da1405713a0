import Datasets
import Markup

/// Goes through the folders below one, in the order of their names, each before those in it.
///
/// Links are not entered, so that nothing is met twice and nothing outside is met at all.
struct DiskTree {
  /// More folders than these are not listed, nor are those that lie deeper.
  static let folderLimit = 20_000
  private static let depthLimit = 100

  let root: String
  /// Whether what is in hidden folders is looked at too.
  var showsHidden = false

  private(set) var unreadable: [String] = []
  private(set) var isCut = false

  init(_ root: String, showsHidden: Bool = false) {
    self.root = root
    self.showsHidden = showsHidden
  }

  /// A folder that was met.
  struct Visit {
    var path: DiskPath
    var isHidden: Bool
    /// What lies in it, by name as people sort; nil where it cannot be read.
    var items: [FileItem]?
  }

  /// Hands over each folder, as long as the body answers true.
  ///
  /// In a hidden one nothing is looked for unless that is wanted; without `isDeep` no folder below is
  /// met.
  ///
  /// - Throws: a ``FileFault`` where the folder itself cannot be read, and what the body throws.
  mutating func forEach(isDeep: Bool = true, _ body: (Visit) throws -> Bool) throws {
    try walk { tree, path, isHidden in
      var visit = Visit(path: path, isHidden: isHidden)
      if !isHidden || tree.showsHidden { visit.items = try tree.items(in: path) }
      guard try body(visit), isDeep else { return nil }
      return (visit.items ?? []).filter { $0.kind == .folder }
        .compactMap { DiskPath(id: $0.id)?.names.last }
    }
  }

  /// Hands over each folder with the number of files in it, which are not looked at.
  ///
  /// - Throws: a ``FileFault`` where the folder itself cannot be read, and what the body throws.
  mutating func forEachFolder(
    _ body: (_ path: DiskPath, _ isHidden: Bool, _ count: Int?) throws -> Void
  ) throws {
    try walk { tree, path, isHidden in
      let isWanted = !isHidden || tree.showsHidden
      let census = isWanted ? try tree.census(of: path) : nil
      try body(path, isHidden, census?.count)
      return NaturalOrder.sorted(census?.folders ?? [], by: \.shown)
    }
  }

  /// Goes through the folders; `visit` answers the names of those in one, nil to end.
  private mutating func walk(
    _ visit: (inout DiskTree, DiskPath, _ isHidden: Bool) throws -> [DiskName]?
  ) throws {
    var waiting: [(path: DiskPath, isHidden: Bool)] = [(DiskPath(), false)]
    var count = 0
    while let (path, isHidden) = waiting.popLast() {
      guard !Task.isCancelled else { throw CancellationError() }
      guard count < Self.folderLimit else {
        isCut = true
        return
      }
      count += 1
      guard let folders = try visit(&self, path, isHidden) else { return }
      guard path.names.count < Self.depthLimit || folders.isEmpty else {
        isCut = true
        continue
      }
      for name in folders.reversed() {
        waiting.append((path.appending(name), isHidden || name.isHidden))
      }
    }
  }

  private mutating func census(
    of path: DiskPath
  ) throws -> (folders: [DiskName], count: Int)? {
    do throws(FileFault) {
      return try DiskFolder(path, below: root).census()
    } catch {
      if path.names.isEmpty { throw error }
      if case .missing = error { return ([], 0) }
      unreadable.append(path.shown)
      return nil
    }
  }

  private mutating func items(in path: DiskPath) throws -> [FileItem]? {
    do throws(FileFault) {
      return try Self.items(in: path, below: root)
    } catch {
      // A folder below may go meanwhile, or be somebody else's.
      if path.names.isEmpty { throw error }
      if case .missing = error { return [] }
      unreadable.append(path.shown)
      return nil
    }
  }

  /// What lies in a folder, by name as people sort.
  ///
  /// Cost: no call for a file beyond reading the folder; one for a link.
  static func items(in path: DiskPath, below root: String) throws(FileFault) -> [FileItem] {
    let folder = try DiskFolder(path, below: root)
    let (id, shown) = (path.id, path.shown)
    let start = path.names.isEmpty ? "" : id + "/"
    let items = try folder.entries().map { entry in
      FileItem(
        id: start + entry.name.escaped, name: entry.name.shown, folder: id, folderName: shown,
        kind: folder.kind(of: entry), isHidden: entry.name.isHidden)
    }
    // Two names that show the same, not being text, are told apart by what they are.
    let isOdd = items.contains { $0.id.utf8.contains(UInt8(ascii: "\\")) }
    return NaturalOrder.sorted(isOdd ? items.sorted { $0.id < $1.id } : items) { $0.name }
  }

  /// What there is to say afterwards.
  var notes: [DatasetNote] {
    var notes: [DatasetNote] = []
    if let first = unreadable.first {
      notes.append(.unreadableFolders(first: first, count: unreadable.count))
    }
    if isCut { notes.append(.foldersLeftOut(listed: Self.folderLimit)) }
    return notes
  }
}
