/// One change of a ``FolderTree``.
///
/// Within an event every kind occurs at most once per column: content, items and selection of the
/// folders, then of the files, then the rest in the order of declaration.
public enum FolderChange<Folder: Listable, File: Listable>: Sendable
where Folder.ID: Sendable, File.ID: Sendable {
  /// A list is searched, loading, filled, empty or failed.
  case content(Column, ContentState)
  /// A list shows other rows.
  case items(Column, count: Int)
  /// Another folder is selected.
  case folder(from: Folder.ID?, to: Folder.ID?)
  /// Another file is selected.
  case file(from: File.ID?, to: File.ID?)
  /// The user is somewhere else.
  case state(FilesState<Folder.ID, File.ID>)
  /// The loaded editor must show this file; nil: none.
  case editor(File?)
  /// Mode, widths, stack or titles changed, all at once.
  case layout(from: SplitLayout?, to: SplitLayout)
  /// The popover came, changed or goes.
  case popover(PopoverChange)
  /// The popover is gone, and this was chosen in it.
  case action(popover: String, action: String)
}

/// What came of an event in a ``FolderTree``.
public struct FolderOutcome<Folder: Listable, File: Listable>: Sendable
where Folder.ID: Sendable, File.ID: Sendable {
  /// False when the event had no meaning; then nothing changed.
  public let isAccepted: Bool
  /// What changed, in the order in which it is to be announced.
  public let changes: [FolderChange<Folder, File>]
}
