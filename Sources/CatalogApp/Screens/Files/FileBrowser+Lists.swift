import Datasets
import MasterDetail
import TerminalUI

extension FileBrowser {
  // MARK: Events

  /// Sends an event to the model, and does what a front owes it.
  ///
  /// - Returns: whether the event had a meaning.
  @discardableResult mutating func send(_ event: FolderTree<Folder, FileItem>.Event) -> Bool {
    let (listings, showsHidden) = (listings, showsHidden)
    let outcome = tree.apply(event) { folder in
      Rows(Self.shown(listings[folder.id] ?? [], showsHidden))
    }
    follow(outcome.changes)
    return outcome.isAccepted
  }

  private mutating func follow(_ changes: [FolderChange<Folder, FileItem>]) {
    for change in changes {
      switch change {
      case .layout(_, let layout):
        if layout.pane(.secondary) != nil { send(.split(.detailLoaded)) }
      case .popover(.presented): marked = 0
      case .popover(.dismissing): send(.split(.popoverGone))
      case .popover(.gone), .popover(.adapted), .content, .items, .state, .editor: break
      case .folder(_, let id):
        fileCursor = ListCursor()
        fileList = Viewport(offset: 0)
        if let id { folderCursor.id = id }
      case .file(_, let id): if let id { fileCursor.id = id }
      case .action(let popover, let action):
        chosen.append(Browser.Chosen(popover: popover, action: action))
      }
    }
  }

  static func shown(_ files: [FileItem], _ showsHidden: Bool) -> [FileItem] {
    showsHidden ? files : files.filter { !$0.isHidden }
  }

  // MARK: Cursors

  /// The row under the cursor of a list; nil where it is empty.
  func row(of column: Column) -> Int? {
    let (count, cursor, row) =
      column == .primary
      ? (
        tree.folders.items.count, folderCursor,
        folderCursor.id.flatMap { tree.folders.items.position(of: $0) }
      )
      : (
        tree.files.items.count, fileCursor,
        fileCursor.id.flatMap { tree.files.items.position(of: $0) }
      )
    guard count > 0 else { return nil }
    return row ?? max(0, min(cursor.row, count - 1))
  }

  /// How many rows a list has.
  func count(of column: Column) -> Int {
    column == .primary ? tree.folders.items.count : tree.files.items.count
  }

  /// Puts the cursor of a list on a row, which shows what is there where there is room for it.
  mutating func move(to row: Int, in column: Column) -> [FileJob] {
    let count = count(of: column)
    guard count > 0 else { return [] }
    let row = max(0, min(row, count - 1))
    pending = nil
    guard column == .primary else {
      let id = tree.files.items[row].id
      fileCursor = ListCursor(id: id, row: row)
      if tree.selection?.id != id { send(.files(.browse(id))) }
      return []
    }
    let id = tree.folders.items[row].id
    folderCursor = ListCursor(id: id, row: row)
    guard !layout.isCollapsed, tree.openFolder?.id != id else { return [] }
    return open(folder: id, isBrowsed: true)
  }

  /// Opens what is under the cursor of a list.
  mutating func openCursor(of column: Column) -> [FileJob] {
    guard let row = row(of: column) else { return [] }
    pending = nil
    if column == .primary {
      let id = tree.folders.items[row].id
      folderCursor = ListCursor(id: id, row: row)
      return open(folder: id, isBrowsed: false)
    }
    let item = tree.files.items[row]
    fileCursor = ListCursor(id: item.id, row: row)
    if item.kind == .folder { return open(folder: item.id, isBrowsed: false) }
    send(.files(.open(item.id)))
    // Whoever opens a file means its text.
    send(.split(.focus(.secondary)))
    return []
  }

  /// Opens a folder, at once where its files are known.
  mutating func open(
    folder id: Folder.ID, isBrowsed: Bool, file: FileItem.ID? = nil
  ) -> [FileJob] {
    let wish = Awaited(folder: id, isBrowsed: isBrowsed, file: file)
    // A file that is not in what is known may be new.
    guard let files = listings[id], file == nil || files.contains(where: { $0.id == file }) else {
      awaited = wish
      return [.list(id)]
    }
    awaited = nil
    fulfil(wish)
    // What is known may be old.
    return [.list(id)]
  }

  private mutating func fulfil(_ wish: Awaited) {
    send(.folders(wish.isBrowsed ? .browse(wish.folder) : .open(wish.folder)))
    guard tree.openFolder?.id == wish.folder else { return }
    if let file = wish.file {
      send(.files(.open(file)))
      send(.split(.focus(.secondary)))
    } else if !wish.isBrowsed, !layout.isCollapsed, layout.isUsable(.supplementary) {
      send(.split(.focus(.supplementary)))
    }
  }

  // MARK: What the shelf answers

  /// Notes what there is now.
  mutating func know(_ lists: FileLists) {
    folders = lists.folders
    for (folder, files) in lists.files { listings[folder] = files }
    stamp = lists.stamp
  }

  /// Takes the lists as they are now.
  mutating func take(_ lists: FileLists, now: Int) -> [FileJob] {
    let isFirst = folders == nil
    loadingSince = nil
    listFault = nil
    know(lists)
    let restored = isFirst ? pending : nil
    if isFirst { restoreSelection() }
    send(.folders(.replace(Rows(shownFolders))))
    refreshFiles()
    if let restored { restoreScroll(restored) }
    lookAt = lookAt ?? now + Self.lookPause
    guard isFirst, folderCursor.id == nil, let first = tree.folders.items.first else { return [] }
    folderCursor = ListCursor(id: tree.openFolder?.id ?? first.id, row: 0)
    return []
  }

  /// Takes the files of a folder as they are now.
  mutating func take(_ files: [FileItem], of folder: Folder.ID) {
    let isNew = listings[folder] != files
    listings[folder] = files
    let before = tree.openFolder?.id
    if let wish = awaited, wish.folder == folder {
      awaited = nil
      fulfil(wish)
    }
    // One that was opened just now has them already.
    if isNew, before == tree.openFolder?.id { refreshFiles() }
  }

  /// Brings the list of the open folder up to what is known of it.
  mutating func refreshFiles() {
    guard let folder = tree.openFolder, let files = listings[folder.id] else { return }
    send(.files(.replace(Rows(Self.shown(files, showsHidden)))))
  }

  /// Looks at hidden folders too, or no more.
  mutating func swapShelves() {
    guard let other = desk.other else { return }
    (desk.shelf, desk.other) = (other, desk.shelf)
  }

  var shownFolders: [Folder] {
    let folders = folders ?? []
    return showsHidden ? folders : folders.filter { !$0.isHidden }
  }

  /// How often it is looked at what others changed, in milliseconds.
  static let lookPause = 1_000

  /// Takes what came of a change: the lists as they are now, and what is to be open in them.
  mutating func take(_ deed: FileDeed, _ lists: FileLists, now: Int) -> [FileJob] {
    know(lists)
    switch deed {
    case .renamedFile(let old, let new), .moved(let old, let new): follow(old, to: new)
    default: break
    }
    send(.folders(.replace(Rows(shownFolders))))
    switch deed {
    case .madeFolder(let folder), .renamedFolder(_, let folder):
      refreshFiles()
      folderCursor.id = folder.id
      // A folder of the disk has another identity under another name.
      return tree.openFolder?.id == folder.id ? [] : open(folder: folder.id, isBrowsed: false)
    case .madeFile(let file), .duplicated(let file), .renamedFile(_, let file),
      .moved(_, let file):
      return show(file, isNew: { if case .madeFile = deed { true } else { false } }())
    case .deleted(let ticket): trash.append(ticket)
    case .restored(let ticket): trash.removeAll { $0 == ticket }
    }
    refreshFiles()
    return []
  }

  /// Shows a file in the folder it is in now.
  private mutating func show(_ file: FileItem, isNew: Bool) -> [FileJob] {
    if tree.openFolder?.id != file.folder {
      return open(folder: file.folder, isBrowsed: false, file: file.id)
    }
    refreshFiles()
    fileCursor.id = file.id
    send(.files(.open(file.id)))
    if isNew { send(.split(.focus(.secondary))) }
    return []
  }

  /// A file has another identity now: what is written in it stays.
  private mutating func follow(_ old: FileItem, to new: FileItem) {
    if text?.item.id == old.id { text?.item = new }
    if reading == old.id { reading = new.id }
    if let spot = spots.removeValue(forKey: old.id) { spots[new.id] = spot }
    if var text = unkept.removeValue(forKey: old.id) {
      text.item = new
      unkept[new.id] = text
    }
  }
}
