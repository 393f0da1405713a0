import Datasets
import SupportMail
import TerminalUI

/// Makes the drafts of support requests for the screen, and writes them.
struct DraftDesk: Sendable {
  var texts: Texts
  /// What may be told about program and system.
  var diagnostics: [SupportField]
  var settings: SettingsWriter
  /// Where they are written; nil: the current folder.
  var folder: String?

  /// The draft about an entry, to be read before it is written.
  func preview(of catalogue: Catalogue, _ entry: Entry, to: String) throws -> DraftPreview {
    let item = SupportItem(
      dataset: catalogue.datasetName, id: entry.id, document: catalogue.detail(entry),
      origin: catalogue.origin(entry), json: catalogue.json(entry), texts: texts)
    var options = SupportOptions()
    options.to = [to]
    var words = SupportTexts(texts)
    // The option that leaves them out means nothing here.
    words.diagnosticsNote = texts[.supportDiagnosticsNoteOnScreen]
    let composer = SupportComposer(texts: words, diagnostics: diagnostics)
    let draft = try composer.letter(options).draft(about: item)
    return DraftPreview(draft: draft, lines: lines(of: draft.draft), name: item.draftName)
  }

  /// What the mail program will show.
  private func lines(of draft: Draft) -> [String] {
    let head = [
      texts(.draftTo, draft.to.map(\.address).joined(separator: ", ")),
      texts(.draftSubject, draft.subject),
    ]
    let files = draft.attachments.map { texts(.draftAttachment, $0.name, $0.count) }
    let body = PrintableText.cleanLines(draft.body).utf8
      .split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
    return head + files + [""] + body
  }

  /// Writes the draft into the folder, under a name that is free.
  ///
  /// - Returns: its path, from the root.
  func write(_ draft: SupportDraft, name: String) throws -> String {
    try draft.write(intoFolder: folder, name: name, texts)
  }
}
