/// What a key does in an editor, by a name that stays.
package enum EditorCommand: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down
  case wordLeft = "word-left"
  case wordRight = "word-right"
  case lineStart = "line-start"
  case lineEnd = "line-end"
  case pageUp = "page-up"
  case pageDown = "page-down"
  case textStart = "text-start"
  case textEnd = "text-end"

  case selectLeft = "select-left"
  case selectRight = "select-right"
  case selectUp = "select-up"
  case selectDown = "select-down"
  case selectWordLeft = "select-word-left"
  case selectWordRight = "select-word-right"
  case selectLineStart = "select-line-start"
  case selectLineEnd = "select-line-end"
  case selectPageUp = "select-page-up"
  case selectPageDown = "select-page-down"
  case selectTextStart = "select-text-start"
  case selectTextEnd = "select-text-end"
  case selectAll = "select-all"
  case selectWord = "select-word"
  case selectLine = "select-line"
  /// Keeps the cursor alone, or else ends the search.
  case selectNothing = "select-nothing"

  case newLine = "new-line"
  case tab
  case deleteBackward = "delete-backward"
  case deleteForward = "delete-forward"
  case deleteWordBackward = "delete-word-backward"
  case deleteWordForward = "delete-word-forward"
  case deleteToLineStart = "delete-to-line-start"
  case deleteToLineEnd = "delete-to-line-end"

  case undo, redo, copy, cut
  case findNext = "find-next"
  case findPrevious = "find-previous"
  /// These the host does: it has the clipboard, and asks for words and numbers.
  case paste, find
  case goToLine = "go-to-line"

  /// Whether it changes the text.
  package var isChange: Bool {
    switch self {
    case .newLine, .tab, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward,
      .deleteToLineStart, .deleteToLineEnd, .undo, .redo, .cut, .paste:
      true
    default: false
    }
  }
}

/// What became of a command.
package enum EditorOutcome: Hashable, Sendable {
  /// Nothing: there is nothing further, nothing selected, nothing to undo or not found.
  case nothing
  /// The cursor or what is selected or seen is another.
  case moved
  /// The text is another.
  case changed
  /// A text for the clipboard, which is still there.
  case copied(String)
  /// A text for the clipboard, which was taken out.
  case cut(String)
  /// The search went round an end of the text.
  case wentRound
  /// The text is only to be read.
  case refused
  /// The host does this and comes back with `paste(_:)`, `search` or `goToLine(_:)`.
  case asks
}
