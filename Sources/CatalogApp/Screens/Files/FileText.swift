import Datasets
import TerminalUI

/// A file that is shown as a text: how far it is read or written, and how much of that is kept.
struct FileText: Sendable {
  var item: FileItem
  var editor: TextEditor
  /// The state of the file that the text goes back to.
  var revision: FileRevision
  /// How often it had been changed when it was kept last.
  var savedEdits: Int
  /// How often it had been changed when the running save began; nil: none is running.
  var savingEdits: Int?
  /// When it is to be kept.
  var saveAt: Int?
  /// When the oldest change that is not kept was made.
  var changedAt: Int?
  /// Why it could not be kept when that was last tried.
  var fault: String?

  /// A text that nobody changed yet.
  init(_ item: FileItem, _ editor: TextEditor, _ revision: FileRevision) {
    self.item = item
    self.editor = editor
    self.revision = revision
    savedEdits = editor.revision
  }

  /// Whether there is something that is in no file yet.
  var isUnsaved: Bool { savedEdits != editor.revision }

  /// A text is kept when nobody typed for so long, in milliseconds.
  private static let pause = 400
  /// Nor is more of it unkept than was typed in so long.
  private static let longest = 800
  /// What could not be kept is tried again after so long.
  private static let retry = 5_000

  /// Notes that the text changed.
  mutating func touch(now: Int) {
    guard isUnsaved else {
      saveAt = nil
      changedAt = nil
      return
    }
    let since = changedAt ?? now
    changedAt = since
    saveAt = max(now, min(now + Self.pause, since + Self.longest))
  }

  /// What keeps it, where there is something to keep and nothing that does so already.
  mutating func save() -> FileJob? {
    guard isUnsaved, savingEdits == nil else { return nil }
    savingEdits = editor.revision
    saveAt = nil
    changedAt = nil
    return .save(item.id, editor.text, over: revision, edits: editor.revision)
  }

  /// Takes that a state of the text is kept.
  mutating func saved(_ revision: FileRevision, edits: Int, now: Int) {
    self.revision = revision
    savedEdits = edits
    savingEdits = nil
    fault = nil
    if isUnsaved { touch(now: now) }
  }

  /// Takes that it could not be kept.
  mutating func failed(_ message: String, now: Int) {
    savingEdits = nil
    fault = message
    saveAt = now + Self.retry
  }
}
