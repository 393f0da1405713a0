import Datasets
import MasterDetail
import TerminalUI

/// A place of three columns: folders, their files, and the text of one of them.
struct FileBrowser: Sendable {
  /// Names the place to work in the background.
  let number: Int
  var desk: FileDesk
  /// How many other places lie below it.
  let level: Int
  var tree: FolderTree<Folder, FileItem>
  /// The files of folders as they were last seen.
  var listings: [Folder.ID: [FileItem]] = [:]
  /// All folders as they were last seen, hidden ones too.
  var folders: [Folder]?
  /// What is waited for to open a folder.
  var awaited: Awaited?

  var folderCursor = ListCursor()
  var fileCursor = ListCursor()
  var folderList = Viewport(offset: 0)
  var fileList = Viewport(offset: 0)
  /// What the lists looked like when their cursors were last brought into view.
  var seenFolders: ListSight?
  var seenFiles: ListSight?

  /// The open file as a text; nil where it is none.
  var text: FileText?
  /// The first lines of a text that is still being read.
  var beginning: TextEditor?
  /// Texts of other files that could not be kept yet, to be tried again.
  var unkept: [FileItem.ID: FileText] = [:]
  /// Where a reader was in other files.
  var spots: [FileItem.ID: FileSpot] = [:]
  /// The open file as something to read; nil where it is a text.
  var document: DetailDocument?
  /// The state of the file that the document was made of.
  var documentRevision: FileRevision?
  /// The document, laid out.
  var page = DetailPage()
  var detail = Viewport(offset: 0)
  /// How the open file is shown.
  var manner = FileManner.usual
  /// The file whose text or document was asked for last.
  var shownID: FileItem.ID?
  /// The file that is being read from the shelf.
  var reading: FileItem.ID?
  /// Keys for the text that is being read: they are its own, and no actions.
  var typedAhead: [KeyPress] = []
  /// The place that a text is shown from, once its room is known.
  var wantedTop: Int?
  /// What is marked in the next text that is opened.
  var wantedSearch: String?
  /// Why the open file cannot be shown.
  var fault: String?

  var showsHidden = false
  /// What was put into the trash since the place was opened, the last at the end.
  var trash: [TrashTicket] = []
  /// The state of the shelf when it was last looked at, and when that is done next.
  var stamp: FileStamp?
  var lookAt: Int?
  /// The marked row of the popover that is up.
  var marked = 0
  /// What was chosen in popovers that are gone, to be done.
  var chosen: [Browser.Chosen] = []
  /// When the running load began.
  var loadingSince: Int?
  /// Why the lists could not be had.
  var listFault: String?
  var divider: Double?
  var mode = ModeChoice.automatic
  /// What an earlier run knew, until the lists are there.
  var pending: PlaceState?
  /// What somebody wrote about files and did not use yet.
  var unsent = UnsentWords()

  /// A folder that is opened once its files are known.
  struct Awaited: Hashable, Sendable {
    var folder: Folder.ID
    /// Whether the cursor only moves over it.
    var isBrowsed: Bool
    /// The file that is opened in it.
    var file: FileItem.ID?
  }

  init(
    _ desk: FileDesk, number: Int, level: Int, size: Size, surroundings: Surroundings
  ) {
    self.number = number
    self.level = level
    self.desk = desk
    var configuration = desk.split
    configuration.titles[.primary] = surroundings.texts.text(of: desk.title)
    configuration.titles[.supplementary] = surroundings.texts[.filesColumn]
    tree = FolderTree(
      folders: nil, configuration, arrangingFiles: Self.orders, size: TerminalSize(size),
      idiom: surroundings.idiom)
  }

  /// How files can be sorted besides by name, which is how they come.
  private static let orders = Arranging<FileItem>(order: { name in
    switch FileOrder(rawValue: name) {
    case .newest: { ($0.modified?.seconds ?? .min) > ($1.modified?.seconds ?? .min) }
    case .largest: { ($0.size ?? -1) > ($1.size ?? -1) }
    case nil: nil
    }
  })

  var layout: SplitLayout { tree.layout }
  var focus: Column { tree.split.focus }
  var isWritable: Bool { desk.shelf.isWritable }

  /// Whether keys go to the text of a file.
  var isTextActive: Bool { focus == .secondary && text != nil }

  /// Whether keys go to a text that is not there yet.
  var awaitsText: Bool {
    focus == .secondary && isWritable && reading != nil && text == nil && document == nil
  }

  /// The file that keys act on: the one under the cursor, or the one that is open.
  var target: FileItem? { focus == .supplementary ? fileUnderCursor : tree.selection }

  var folderUnderCursor: Folder? { row(of: .primary).map { tree.folders.items[$0] } }
  var fileUnderCursor: FileItem? { row(of: .supplementary).map { tree.files.items[$0] } }
}

/// How files can be sorted, besides by name.
enum FileOrder: String, CaseIterable, Sendable {
  case newest
  case largest
}

/// Where a reader was in a file.
struct FileSpot: Hashable, Sendable {
  /// The bytes before the cursor.
  var offset = 0
  /// The bytes before the first row that was seen; of a document the rows.
  var top = 0
}
