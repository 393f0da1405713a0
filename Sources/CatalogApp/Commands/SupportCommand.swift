import Datasets
import SupportMail
import TerminalUI

/// `catalog support [SOURCE ITEM]`: a message about an item, or about nothing yet, as a file.
@MainActor struct SupportCommand {
  private let context: CommandContext
  private let texts: Texts

  init(_ context: CommandContext) {
    self.context = context
    // `--lang` is the language of the draft, not that of our messages.
    texts = context.line.language.map(Texts.init) ?? context.texts
  }

  func run(_ words: [String]) async throws -> ExitCode {
    guard words.isEmpty || context.line.value(.fromJSON) == nil else {
      throw CommandError(context.texts[.supportTwoItems], .wrongUse)
    }
    guard context.line.values(.attach).isEmpty || !context.line.has(.mailto) else {
      throw CommandError(context.texts[.mailtoCannotAttach], .wrongUse)
    }
    let item = words.count == 2 ? try await item(words[1], of: Source(words[0])) : nil
    do {
      let draft = try composer().draft(options, item: item)
      if context.line.has(.mailto) { return try writeLink(draft.draft) }
      guard let output = context.line.value(.output) else {
        throw CommandError(context.texts[.supportNeedsOutput], .wrongUse)
      }
      for note in draft.notes(output: output, context.texts) { context.note(note) }
      if output == "-" {
        try draft.draft.write(to: context.output.write)
        try context.output.flush()
      } else {
        try draft.write(to: output, isReplacing: context.line.has(.force))
      }
    } catch let error as SupportError {
      throw CommandError(
        error.message(context.texts), error.exitCode)
    }
    return .done
  }

  private var options: SupportOptions {
    let line = context.line
    var options = SupportOptions()
    options.to = line.values(.to)
    if options.to.isEmpty, let address = context.settings[.supportTo] { options.to = [address] }
    options.cc = line.values(.cc)
    options.bcc = line.values(.bcc)
    options.from = line.value(.from)
    options.replyTo = line.value(.replyTo)
    options.subject = line.value(.subject)
    options.body = line.value(.body)
    options.bodyFile = line.value(.bodyFile)
    options.attach = line.values(.attach)
    options.fromJSON = line.value(.fromJSON)
    options.date = line.value(.date)
    options.messageID = line.value(.messageID)
    return options
  }

  private func composer() -> SupportComposer {
    SupportComposer(
      texts: SupportTexts(texts),
      // What is told of the program belongs into a file that can be read before it is sent.
      diagnostics: context.line.wantsDiagnostics && !context.line.has(.mailto)
        ? context.diagnostics(in: texts) : [])
  }

  private func writeLink(_ draft: Draft) throws -> ExitCode {
    let link = MailtoLink.url(
      to: draft.to, cc: draft.cc, bcc: draft.bcc, subject: draft.subject, body: draft.body)
    try context.output.write(link + "\n")
    try context.output.flush()
    return .done
  }

  // MARK: The item

  private func item(_ word: String, of source: Source) async throws -> SupportItem {
    try await item(word, of: try Sources(context).dataset(source))
  }

  private func item(_ word: String, of dataset: some Dataset) async throws -> SupportItem {
    let item = try await ItemFinder(context).item(word, in: dataset)
    return SupportItem(
      dataset: dataset.name, id: item.id, document: dataset.detail(item),
      json: dataset.json(item), texts: texts)
  }
}
