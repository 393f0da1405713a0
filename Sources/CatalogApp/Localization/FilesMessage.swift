/// Every text of the full screen about folders, files and the texts in them, by its key in
/// `Resources/Localizable.xcstrings`.
enum FilesMessage: String, CaseIterable, Sendable {
  case filesColumn = "files.column"
  case filesFolders = "files.folders"
  case filesNotKept = "files.not-kept"
  case filesStay = "files.stay"
  case filesConflict = "files.conflict"
  case filesConflictMore = "files.conflict-more"
  case filesMade = "files.made"
  case filesRenamed = "files.renamed"
  case filesMoved = "files.moved"
  case filesDeleted = "files.deleted"
  case filesRestored = "files.restored"
  case filesNothingDeleted = "files.nothing-deleted"
  case filesReadOnly = "files.read-only"
  case filesReadOnlyMark = "files.read-only-mark"
  case filesNoFile = "files.no-file"
  case filesNoOtherFolder = "files.no-other-folder"
  case filesHiddenShown = "files.hidden-shown"
  case filesHiddenNot = "files.hidden-not"
  case filesKept = "files.kept"
  case filesKeep = "files.keep"
  case filesUndo = "files.undo"
  case filesPaste = "files.paste"
  case filesNotText = "files.not-text"
  case filesWentRound = "files.went-round"
  case filesNotFound = "files.not-found"
  case filesHowToLeave = "files.how-to-leave"
  case filesNotHere = "files.not-here"
  case filesNewFolderInTitle = "files.new-folder-in-title"
  case filesNewFolderTitle = "files.new-folder-title"
  case filesNewFileTitle = "files.new-file-title"
  case filesRenameTitle = "files.rename-title"
  case filesFind = "files.find"
  case filesFindTitle = "files.find-title"
  case filesLineTitle = "files.line-title"
  case filesNoLine = "files.no-line"
  case filesMoveTitle = "files.move-title"
  case filesByName = "files.by-name"
  case filesByDate = "files.by-date"
  case filesBySize = "files.by-size"
  case filesPosition = "files.position"
  case filesEmptyFile = "files.empty-file"
  case filesBeginTyping = "files.begin-typing"
  case filesEmptyFolder = "files.empty-folder"
  case filesNoFolders = "files.no-folders"
  case filesNoFoldersMore = "files.no-folders-more"
  case filesChooseFolder = "files.choose-folder"
  case filesChooseFile = "files.choose-file"
  case filesIsFolder = "files.is-folder"
  case filesIsFolderLink = "files.is-folder-link"
  case filesIsBrokenLink = "files.is-broken-link"
  case filesIsSpecial = "files.is-special"
  case filesFinderHint = "files.finder-hint"
  case filesFinderTitle = "files.finder-title"
  case filesEditorFailed = "files.editor-failed"
  case filesNoEditor = "files.no-editor"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: FilesMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: FilesMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
