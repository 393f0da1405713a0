import Datasets
import SupportMail

/// `catalog support`: a message about an item, about all items of a source, or about nothing yet.
@MainActor struct SupportCommand {
  private let context: CommandContext
  /// `--lang` is the language of the draft, not that of our messages.
  private let texts: Texts

  init(_ context: CommandContext) {
    self.context = context
    texts = context.line.language.map(Texts.init) ?? context.texts
  }

  func run(_ words: [String]) async throws -> ExitCode {
    let line = context.line
    let use = SupportUse(context)
    try use.check(words)
    do {
      let told = try line.value(.fromJSON).map(composer.item)
      let source = words.first.map { Source($0).onDisk }
      let options = options(for: source?.plainName ?? told?.dataset)
      let inputs = use.inputs(options, source: source)
      if !line.has(.all), let path = line.value(.output), let goal = FileIdentity(path),
        inputs.contains(goal)
      {
        throw SupportError("-o", .ownInput(path: path))
      }
      let letter = try composer.letter(options)
      guard let source else {
        var told = told
        told?.isTold = !line.has(.noItem)
        try letter.checkTemplate(keys: told?.keys ?? [], hasItem: told != nil)
        return try await finish(letter, about: told)
      }
      let dataset = try Sources(context).dataset(source)
      try letter.checkTemplate(keys: dataset.keys)
      if line.has(.all) { return try await writeAll(letter, dataset, source, keeping: inputs) }
      return try await finish(letter, about: item(words[1], of: dataset, source))
    } catch let error as SupportError {
      throw CommandError(error.message(context.texts), error.exitCode)
    }
  }

  private func options(for dataset: String?) -> SupportOptions {
    let line = context.line
    var options = SupportOptions()
    options.to = line.values(.to)
    options.usualTo = context.settings[.supportTo]
    options.cc = line.values(.cc)
    options.bcc = line.values(.bcc)
    options.from = line.value(.from)
    options.replyTo = line.value(.replyTo)
    options.subject = line.value(.subject)
    options.body = line.value(.body)
    options.bodyFile = line.value(.bodyFile)
    options.attach = line.values(.attach)
    options.date = line.value(.date)
    options.messageID = line.value(.messageID)
    options.template =
      line.value(.template).map { ($0, OptionName.template.spelling) }
      ?? dataset.flatMap {
        context.settings.template(of: $0, beside: context.settingsPath)
      }
    return options
  }

  private var composer: SupportComposer {
    SupportComposer(
      texts: SupportTexts(texts),
      // What is told of the program belongs into a file that can be read before it is sent.
      diagnostics: context.line.wantsDiagnostics && !context.line.has(.mailto)
        ? context.diagnostics(in: texts) : [])
  }

  // MARK: The item

  private func item(
    _ word: String, of dataset: some Dataset, _ source: Source
  ) async throws -> SupportItem {
    let found = try await ItemFinder(context).item(word, in: dataset)
    var (item, picture) = await context.supportItem(found, of: dataset, source, in: texts)
    if let picture, await !item.attach(picture, by: context.pictures) {
      context.note(context.texts(.supportNoPicture, picture.name))
    }
    return item
  }

  // MARK: Where it goes

  private func finish(_ letter: SupportLetter, about item: SupportItem?) async throws -> ExitCode {
    let line = context.line
    if line.has(.mailto) {
      let (link, notes) = try letter.link(about: item)
      for note in notes.map({ $0.text(context.texts) }) { context.note(note) }
      return try write(link)
    }
    let draft = try letter.draft(about: item)
    for note in draft.notes(output: line.value(.output) ?? "") {
      context.note(note.text(context.texts))
    }
    if let path = line.value(.maildir) {
      let path = try SupportError.naming("--maildir") {
        try maildir(path).deliver { try draft.draft.write(to: $0) }
      }
      try write(path: path)
    } else if line.value(.output) == "-" {
      try SupportError.naming("-o") { try draft.draft.write(to: context.output.write) }
    } else if let path = line.value(.output) {
      try draft.write(to: path, isReplacing: line.has(.force))
      if line.has(.open) { return try await open(path) }
    } else if line.has(.open) {
      let path = try SupportError.naming("--open") {
        try draft.write(intoFolder: nil, name: item?.draftName ?? "draft")
      }
      try write(path: path)
      return try await open(path)
    } else {
      throw CommandError(context.texts[.supportNeedsOutput], .wrongUse)
    }
    try context.output.flush()
    return .done
  }

  /// A path of ours: as it is for programs, without what drives a terminal for people.
  private func write(path: String) throws {
    try context.output.write((context.output.isTerminal ? context.gate.line(path) : path) + "\n")
    try context.output.flush()
  }

  private func write(_ link: String) throws -> ExitCode {
    guard link.utf8.count <= MailtoLink.limit else {
      throw CommandError(
        context.texts(.mailtoTooLong, link.utf8.count, MailtoLink.limit), .wrongUse)
    }
    try context.output.write(link + "\n")
    try context.output.flush()
    return .done
  }

  private func maildir(_ path: String) throws -> Maildir {
    let maildir = try Maildir.drafts(at: path)
    if maildir.isNew { context.note(context.texts(.maildirMade, maildir.folder)) }
    return maildir
  }

  /// Hands the file to the system's opener, and waits for nobody.
  private func open(_ path: String) async throws -> ExitCode {
    if await Opener(context.environment).open(file: SystemCall.absolute(path)) { return .done }
    throw CommandError(context.texts(.supportNotOpened, VisibleText.quoted(path)), .unavailable)
  }

  // MARK: All items

  private func writeAll(
    _ letter: SupportLetter, _ dataset: some Dataset, _ source: Source,
    keeping inputs: Set<FileIdentity>
  ) async throws -> ExitCode {
    try letter.checkRecipients()
    let query = try await ItemQuery(context, for: dataset)
    let option = context.line.has(.maildir) ? "--maildir" : "-o"
    let writer = try SupportError.naming(option) {
      if let path = context.line.value(.maildir) { return BatchWriter(try maildir(path)) }
      return try BatchWriter(
        folder: context.line.value(.output) ?? "", isReplacing: context.line.has(.force),
        keeping: inputs)
    }
    return try await SupportBatch(
      context: context, texts: texts, letter: letter, source: source, writer: writer,
      option: option
    ).run(dataset, query)
  }
}
