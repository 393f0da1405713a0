import Datasets
import SQLiteStore

/// Opens what a SOURCE names.
@MainActor struct Sources {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// The dataset; what was chosen on the screen for the columns of a file counts.
  func dataset(_ source: Source) throws -> any Dataset {
    let place = source.place("")
    let source = source.onDisk
    try FilesSource.refuseOptions(context, for: source)
    if case .file(let path, let table) = source {
      return try RoleOptions(context).applied(
        to: TableSource(context).open(path, table: table), of: place)
    }
    try RoleOptions(context).refuse()
    if let option = CommandTable.readingOptions.first(where: { context.line.has($0.name) }),
      !context.line.has(.since)
    {
      throw CommandError(
        context.texts(.optionOfOtherSource, option.name.spelling), .wrongUse)
    }
    return try other(source)
  }

  private func other(_ source: Source) throws -> any Dataset {
    switch source {
    case .dataset(let name): try dataset(named: name)
    case .storeAnswer(let path):
      try StoreAnswer.dataset(
        context.bytes(ofFile: path, limit: StoreAnswer.limit), path: path, context.texts,
        context.gate)
    case .feed(let path):
      try FeedSource.dataset(
        context.bytes(ofFile: path, limit: FeedSource.limit), path: path, context.texts)
    case .files(let path): try FilesSource.dataset(path, context)
    case .file(let path, let table): try TableSource(context).open(path, table: table)
    }
  }

  private func dataset(named name: String) throws -> any Dataset {
    guard let entry = Registry.entry(named: name) else {
      throw CommandError.unknownDataset(name, context.texts, context.gate)
    }
    return entry.make(try world(for: entry))
  }

  /// What a dataset may use: the bundled ones need no store, and must work without one.
  private func world(for entry: Registry.Entry) throws(CommandError) -> DatasetWorld {
    if entry.isSearched || entry.isStored { return world(try keeper(creating: false)) }
    guard entry.isFetched, courses(NoShelf()).source.isAddress else {
      return world(NoShelf())
    }
    return world(try keeper(creating: !context.line.has(.offline)))
  }

  private func world(_ shelf: some StoreShelf & AnswerShelf & TopicShelf) -> DatasetWorld {
    DatasetWorld(
      shelf: shelf, courses: courses(shelf), topics: topics(shelf), pages: pages(shelf),
      files: (shelf as? StoreKeeper).map { NotesShelf($0) })
  }

  /// How feeds are asked for news, which are kept on the shelf.
  func topics(_ shelf: some TopicShelf) -> TopicRefresh {
    TopicRefresh(transport: transport, shelf: shelf) { StoreBook.now }
  }

  private func pages(_ shelf: some AnswerShelf) -> PageReader {
    PageReader(transport: transport, shelf: shelf, bundled: BundledPages.html) { StoreBook.now }
  }

  /// The network, with the passwords of the settings.
  private var transport: FetchingTransport {
    FetchingTransport(
      texts: context.texts, credentials: context.credentials, timeout: context.timeout)
  }

  private func courses(_ shelf: some AnswerShelf) -> CourseLoader {
    var loader = CourseLoader(
      context.environment, texts: context.texts, credentials: context.credentials,
      timeout: context.timeout, shelf: shelf)
    loader.asking = context.asking
    return loader
  }

  // MARK: The store

  /// The store as `StoreOpening` finds it.
  ///
  /// - Throws: where there is one that must not be touched, or that is locked.
  func keeper(
    creating: Bool, whenDamaged policy: DamagePolicy = .moveAside
  ) throws(CommandError) -> StoreKeeper {
    let opening = StoreOpening(environment: context.environment, texts: context.texts)
    do throws(StoreError) {
      return StoreKeeper(
        try opening.book(creating: creating, whenDamaged: policy, report: context.complain))
    } catch {
      throw error.commandError(context.texts)
    }
  }

  /// The store for what a person wants to be kept: one that is lost with the program does not do.
  func lastingKeeper() throws(CommandError) -> StoreKeeper {
    guard Places(context.environment).store != nil else {
      throw CommandError(context.texts[.feedNoHome], .cannotCreate)
    }
    let opening = StoreOpening(environment: context.environment, texts: context.texts)
    do throws(StoreError) {
      return StoreKeeper(
        try opening.book(creating: true, isLasting: true, report: context.complain))
    } catch {
      throw error.commandError(context.texts)
    }
  }

  /// The store search on the network that the environment names.
  func storeSearch(_ keeper: StoreKeeper) -> StoreSearch {
    StoreSearch(
      context.environment, texts: context.texts, timeout: context.timeout,
      credentials: context.credentials, shelf: keeper)
  }
}

/// Keeps nothing, for datasets that need nothing kept.
private struct NoShelf: StoreShelf, AnswerShelf, TopicShelf {
  func recordedAnswer(for key: String) -> (body: [UInt8], at: Timestamp)? { nil }
  func record(_ body: [UInt8], for key: String, items: [StoreItem], at time: Timestamp) {}
  func takeCall(at time: Timestamp) -> Int { 0 }
  func storedItems() -> [StoreItem] { [] }
  func storedItems(matching typed: String, limit: Int) -> [StoreItem] { [] }
  func keptAnswer(for key: String) -> KeptAnswer? { nil }
  func keep(_ answer: KeptAnswer, for key: String, listing list: KeptList?) {}
  func subscriptions() -> [Subscription] { [] }
  func topics() -> [Topic] { [] }
  func text(ofTopic id: String) -> TopicText? { nil }
  func save(_ subscriptions: [Subscription], isNew: Bool) {}
  func save(_ subscription: Subscription, _ news: TopicNews, isNew: Bool) -> TopicChanges {
    TopicChanges()
  }
  func remove(subscriptions ids: [String]) {}
  func mark(_ ids: [String], isRead: Bool) {}
}

extension CommandError {
  static func unknownDataset(_ name: String, _ texts: Texts, _ gate: TextGate) -> CommandError {
    CommandError(texts.unknown(.unknownDataset, gate.line(name), among: Registry.names), .noInput)
  }
}

extension StoreError {
  func commandError(_ texts: Texts) -> CommandError {
    let code: ExitCode =
      switch self {
      case .newer: .newerVersion
      case .foreign, .damaged: .badData
      case .busy: .tryLater
      case .cannotCreate: .cannotCreate
      case .notWritable, .notReadable: .notAllowed
      case .full, .failed: .ioError
      }
    return CommandError(message(texts), code)
  }
}
