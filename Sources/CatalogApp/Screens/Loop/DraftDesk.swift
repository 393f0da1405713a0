import Datasets
import SupportMail
import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
      json: catalogue.json(entry), texts: texts)
    var options = SupportOptions()
    options.to = [to]
    var words = SupportTexts(texts)
    // The option that leaves them out means nothing here.
    words.diagnosticsNote = texts[.supportDiagnosticsNoteOnScreen]
    let composer = SupportComposer(texts: words, diagnostics: diagnostics)
    let draft = try composer.draft(options, item: item)
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
    let folder = folder ?? SystemCall.currentFolder ?? "."
    for number in 1...999 {
      let path = "\(folder)/\(name)\(number == 1 ? "" : "-\(number)").eml"
      guard SystemCall.linkStatus(path) == nil else { continue }
      do {
        try AtomicFile.write(to: path, isReplacing: false) { try draft.draft.write(to: $0) }
        return path
      } catch let error as FileOutputError where error.reason == .exists {
        // Somebody took the name meanwhile.
      }
    }
    throw CommandError(texts(.draftNoName, name), .cannotCreate)
  }
}
