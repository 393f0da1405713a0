import Datasets
import Markup
import SupportMail
import TerminalUI

/// What a draft may tell of the moment in which somebody asks.
struct DraftFacts: Sendable {
  var size: Size
  /// How the last load that failed would have ended a command.
  var lastError: ExitCode?
}

/// Makes the drafts of support requests for the screen, and writes them.
struct DraftDesk: Sendable {
  var texts: Texts
  /// What may be told about program and system on a screen of a size.
  var diagnostics: @Sendable (Size) -> [SupportField]
  /// The template that is kept for a dataset, and the setting that names it.
  var template: @Sendable (_ dataset: String) -> (path: String, option: String)?
  /// What keeps an address for the next time; nil where nothing is kept.
  var settings: SettingsWriter?
  var pictures = PictureFetcher()
  /// Where they are written; nil: the current folder.
  var folder: String?
  /// Where they are written if that cannot be.
  var home: String?

  /// A form about an entry, with the words that are usual, or those that somebody wrote before.
  ///
  /// Where the template cannot be used the form does without it, and says why. Of hidden columns it
  /// has nothing, and says so.
  func form(
    of catalogue: Catalogue, _ whole: Entry, without hidden: [String] = [],
    _ picture: DetailDocument.Picture?,
    text: [TextBlock] = [], to: String, earlier: UnsentWords
  ) throws -> (form: SupportForm, fault: String?) {
    let entry = whole.hiding(hidden)
    var item = SupportItem(
      dataset: catalogue.datasetName, id: entry.id,
      document: catalogue.detail(entry).quoting(text),
      origin: catalogue.origin(entry), json: catalogue.json(entry), keys: catalogue.sortKeys,
      texts: texts)
    if let column = catalogue.roles?.current[.id] { item.idKey = column }
    if !hidden.isEmpty { hide(hidden, of: whole, in: catalogue, &item) }
    var options = options(for: item)
    options.usualTo = to.isEmpty ? nil : to
    let (letter, fault) = try letter(options, keys: item.keys)
    let form = SupportForm(
      item: item, picture: picture, letter.outline(about: item), usesTemplate: fault == nil,
      earlier: earlier[item.key])
    return (form, fault)
  }

  /// Leaves hidden columns out of what the item is known by as well; its words are found again as
  /// before.
  private func hide(
    _ hidden: [String], of whole: Entry, in catalogue: Catalogue, _ item: inout SupportItem
  ) {
    var shown = item
    shown.json = catalogue.json(whole)
    item.ownKey = shown.key
    item.leftOut = catalogue.sortKeys.filter { hidden.holds($0) }
    if let column = catalogue.roles?.current[.id], hidden.holds(column) { item.id = "" }
  }

  private func letter(
    _ options: SupportOptions, keys: [String]
  ) throws(SupportError) -> (SupportLetter, fault: String?) {
    do {
      let letter = try composer().letter(options)
      try letter.checkTemplate(keys: keys)
      return (letter, nil)
    } catch {
      guard options.template != nil else { throw error }
      var bare = options
      bare.template = nil
      return (try composer().letter(bare), error.message(texts))
    }
  }

  /// The draft that a form asks for, to be read before it is written.
  func preview(of form: SupportForm, _ facts: DraftFacts) async throws -> DraftPreview {
    var item = form.item
    let hasPicture = await item.attach(form.picture, by: pictures)
    var options = options(for: item)
    if !form.usesTemplate { options.template = nil }
    let words = form.sent
    options.to = [words.to]
    options.subject = words.subject
    options.body = words.text
    options.tellsItem = form.tellsItem
    let draft = try composer(facts).letter(options).draft(about: item)
    var notes = draft.notes(output: "").map { $0.sentence(texts) }
    if !hasPicture { notes.append(texts[.draftNoPicture]) }
    if !item.leftOut.isEmpty {
      notes.append(texts(.formLeftOut, item.leftOut.joined(separator: ", ")))
    }
    let lines = notes + (notes.isEmpty ? [] : [""]) + lines(of: draft.draft)
    return DraftPreview(draft: draft, form: form, lines: lines, name: item.draftName)
  }

  private func options(for item: SupportItem) -> SupportOptions {
    var options = SupportOptions()
    options.template = template(item.dataset)
    return options
  }

  private func composer(_ facts: DraftFacts? = nil) -> SupportComposer {
    var words = SupportTexts(texts)
    // The option that leaves them out means nothing here.
    words.diagnosticsNote = texts[.supportDiagnosticsNoteOnScreen]
    var told = facts.map { diagnostics($0.size) } ?? []
    if let code = facts?.lastError {
      told.append(SupportField(texts[.supportLastError], String(code.rawValue)))
    }
    return SupportComposer(texts: words, diagnostics: told)
  }

  /// What the mail program will show.
  private func lines(of draft: Draft) -> [String] {
    let names = [
      ("From", draft.from.map { [$0] } ?? []), ("Reply-To", draft.replyTo), ("Cc", draft.cc),
      ("Bcc", draft.bcc),
    ]
    let others = names.filter { !$1.isEmpty }.map { name, mailboxes in
      name + ": " + mailboxes.map(\.text).joined(separator: ", ")
    }
    let head =
      [texts(.draftTo, draft.to.map(\.text).joined(separator: ", "))] + others
      + [texts(.draftSubject, draft.subject)]
    let files = draft.attachments.map { texts(.draftAttachment, $0.name, $0.count) }
    let body = PrintableText.cleanLines(draft.body).utf8
      .split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
    return head + files + [""] + body
  }

  /// Writes the draft into the folder, under a name that is free; else into the home folder.
  ///
  /// - Returns: its path, from the root.
  func write(_ draft: SupportDraft, name: String) throws -> String {
    do {
      return try draft.write(intoFolder: folder, name: name)
    } catch let error as FileOutputError where [.notAllowed, .noFolder].contains(error.reason) {
      guard let home else { throw error }
      return try draft.write(intoFolder: home, name: name)
    }
  }
}
