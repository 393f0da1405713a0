import Datasets
import Tables

/// `catalog search TERM…`: the store, another source, or everything that is stored.
@MainActor struct SearchCommand {
  let context: CommandContext

  func run(_ words: [String]) async throws -> ExitCode {
    var words = words
    var source = context.line.value(.from).map(Source.init)
    // `store: WORDS` names the source as its first word.
    if source == nil, words.count > 1, words[0].utf8.last == UInt8(ascii: ":"),
      case .dataset(let name) = Source(words[0]), Registry.names.contains(name)
    {
      source = .dataset(name)
      words.removeFirst()
    }
    let typed = words.joined(separator: " ")
    if source != nil, source != .dataset(StoreDataset.word) {
      try refuse([.in, .country, .lang] + (isFetched(source) ? [] : [.offline, .timeout]))
    }
    if source == nil || source == .dataset(StoredDataset.word) { try RoleOptions(context).refuse() }
    switch source {
    case nil, .dataset(StoreDataset.word): return try await searchStore(typed)
    case .dataset(StoredDataset.word): return try await searchEverything(typed)
    case .files(let path):
      return try await FilesSearchCommand(context: context).run(typed, in: path)
    case .some(let source): return try await search(typed, in: Sources(context).dataset(source))
    }
  }

  private func isFetched(_ source: Source?) -> Bool {
    guard case .dataset(let name) = source else { return false }
    return Registry.entry(named: name)?.isFetched ?? false
  }

  /// Options that mean nothing for this source.
  private func refuse(_ options: [OptionName]) throws {
    guard let option = options.first(where: context.line.has) else { return }
    throw CommandError(context.texts(.optionOfOtherSource, option.spelling), .wrongUse)
  }

  // MARK: The store

  private func searchStore(_ typed: String) async throws -> ExitCode {
    try refuse(CommandTable.readingOptions.map(\.name))
    let sources = Sources(context)
    let isOffline = context.line.has(.offline)
    let keeper = try sources.keeper(creating: !isOffline)
    let answer = try await sources.storeSearch(keeper)
      .answer(to: query(typed), offline: isOffline)
    try write(answer.items, of: StoreDataset(keeper))
    explain(answer)
    if case .rateLimited = answer.failure, answer.origin == .local { return .tryLater }
    return answer.items.isEmpty ? .nothingFound : .done
  }

  private func query(_ typed: String) throws -> StoreQuery {
    let scalars = typed.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { throw CommandError(context.texts[.nothingToSearch], .wrongUse) }
    let line = context.line
    let limit = line.number(.limit) ?? StoreQuery.maximumLimit
    guard (1...StoreQuery.maximumLimit).contains(limit) else {
      throw CommandError(
        context.texts(
          .settingBadValue, "--limit", String(limit), "1 … \(StoreQuery.maximumLimit)"), .wrongUse)
    }
    try context.checkCountry()
    return StoreQuery(
      term: String(scalars[start...end]),
      category: line.value(.in).flatMap(StoreCategory.init) ?? .all,
      country: context.country,
      language: line.value(.lang) ?? context.texts.language.rawValue,
      limit: limit)
  }

  /// Says where the answer comes from if it is not the network's.
  private func explain(_ answer: StoreSearch.Answer) {
    let texts = context.texts
    if let failure = answer.failure { context.complain(failure.message(texts)) }
    if let note = StoreNotes.origin(of: answer, country: context.country, texts) {
      context.note(note)
    }
  }

  // MARK: Other lists

  private func searchEverything(_ typed: String) async throws -> ExitCode {
    let keeper = try Sources(context).keeper(creating: false)
    let limit = context.line.number(.limit) ?? .max
    let items = try keeper.everything(matching: typed, limit: limit)
    let files = try await NotesShelf(keeper).files(matching: typed, limit: limit)
    let found = StoredEntry.merged(items, files.map(StoredEntry.init(file:)))
    try write(found, of: StoredDataset(found))
    return found.isEmpty ? .nothingFound : .done
  }

  private func search<Data: Dataset>(_ typed: String, in dataset: Data) async throws -> ExitCode {
    if let files = dataset as? StoredFilesDataset {
      let found =
        try await files.shelf?.files(
          matching: typed, limit: context.line.number(.limit) ?? .max) ?? []
      try write(found, of: files)
      return found.isEmpty ? .nothingFound : .done
    }
    let search = ItemSearch(typed)
    var found = ItemSearch.Found<Data.Item>()
    let notes = try await dataset.forEach { item in
      let title = context.texts.text(of: dataset.row(item).title)
      found.add(item, search.rank([title] + dataset.json(item).texts))
      return true
    }
    let items = found.items
    try write(items, of: dataset)
    context.note(notes)
    return items.isEmpty ? .nothingFound : .done
  }

  private func write<Data: Dataset>(_ items: [Data.Item], of dataset: Data) throws {
    var query = ItemQuery()
    query.limit = context.line.number(.limit)
    try ItemLister(context: context, query: query).write(items, of: dataset)
  }
}
