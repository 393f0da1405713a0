import Datasets
import TerminalUI

/// What a place of folders and files asks of its shelf, one after another.
enum FileJob: Sendable {
  /// The folders, and the files of one of them.
  case lists(open: Folder.ID?)
  /// The files of a folder.
  case list(Folder.ID)
  /// What a file holds, to be read or written in so many cells.
  case read(FileItem, FileManner, columns: Int)
  /// Keeps a text; `edits` is how often it had been changed.
  case save(FileItem.ID, EditorText, over: FileRevision, edits: Int)
  case change(FileWish, open: Folder.ID?)
  /// Files that have the words; searches are numbered.
  case find(String, number: Int)
  /// Whether somebody else changed something.
  case look(open: Folder.ID?, FileItem.ID?)
}

/// How a file is shown.
enum FileManner: Hashable, Sendable {
  /// As it is read best: a text that can be written as a text, other things as what they are.
  case usual
  case source
  case preview
}

/// A change of folders and files.
enum FileWish: Sendable {
  case makeFolder(String, in: Folder.ID?)
  case makeFile(String, in: Folder.ID)
  case renameFolder(Folder, String)
  case renameFile(FileItem, String)
  case move(FileItem, to: Folder)
  case duplicate(FileItem)
  case deleteFolder(Folder)
  case deleteFile(FileItem)
  case restore(TrashTicket)
}

/// What came of a change.
enum FileDeed: Sendable {
  case madeFolder(Folder)
  case madeFile(FileItem)
  case renamedFolder(Folder, Folder)
  case renamedFile(FileItem, FileItem)
  case moved(FileItem, FileItem)
  case duplicated(FileItem)
  case deleted(TrashTicket)
  case restored(TrashTicket)
}

/// Folders, and files of some of them, as they are now.
struct FileLists: Sendable {
  var folders: [Folder]
  var files: [Folder.ID: [FileItem]] = [:]
  /// The state of the shelf before the files were read: what changed since is found by the next look.
  var stamp: FileStamp
}

/// What a file holds, ready to be shown.
enum FileReading: Sendable {
  /// A text to be read, and written where it is whole.
  case text(EditorText, FileRevision, isWhole: Bool)
  /// The first lines of a long text, which follows.
  case beginning(EditorText)
  case document(DetailDocument, FileRevision)
}

/// What a shelf answered.
enum FileAnswer: Sendable {
  case lists(FileLists)
  case files(Folder.ID, [FileItem])
  case reading(FileItem.ID, FileManner, FileReading)
  /// A file could not be read, and why.
  case unread(FileItem.ID, String)
  case saved(FileItem.ID, FileRevision, edits: Int)
  /// Somebody else had changed the file: the text is in a file of its own.
  case conflict(FileItem.ID, copy: FileItem, FileRevision, edits: Int, FileLists)
  /// A text could not be kept, and why.
  case unsaved(FileItem.ID, String)
  case done(FileDeed, FileLists)
  case found(number: Int, [FileItem])
  /// The state of the shelf, and of that file.
  case stamp(FileStamp, of: FileItem.ID?)
  /// The lists could not be had, and why.
  case unlisted(String)
  /// A change could not be made, and why.
  case refused(String)
}
