import Datasets
import SQLiteStore

/// Opens what a SOURCE names.
@MainActor struct Sources {
  /// A recorded answer is a small file; a larger one is something else.
  private static let answerLimit = 64 << 20

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func dataset(_ source: Source) throws -> any Dataset {
    switch source {
    case .dataset(let name): try dataset(named: name)
    case .storeAnswer(let path): try storeAnswer(path)
    case .file(let path, let table?) where SystemCall.status(path + "#" + table) != nil:
      try TableSource(context).open(path + "#" + table, table: nil)
    case .file(let path, let table): try TableSource(context).open(path, table: table)
    }
  }

  private func dataset(named name: String) throws -> any Dataset {
    // The bundled catalogue needs no store, and must work without one.
    let shelf: any StoreShelf = name == "store" ? try keeper(creating: false) : NoShelf()
    if let dataset = Registry(shelf: shelf).dataset(named: name) { return dataset }
    throw CommandError(
      context.texts.unknown(.unknownDataset, context.gate.line(name), among: Registry.names),
      .noInput)
  }

  private func storeAnswer(_ path: String) throws -> StoreDataset {
    let bytes = try context.bytes(ofFile: path, limit: Self.answerLimit)
    let items: [StoreItem]
    do {
      items = StoreResults.identified(try StoreResults.items(in: bytes))
    } catch {
      throw CommandError(
        context.gate.line(path) + ": " + error.message(context.texts), error.exitCode)
    }
    return StoreDataset(name: "store-answer", title: .term(.storeAnswer)) { items }
  }

  // MARK: The store

  /// The store on disk, for reading only where it cannot be written; one in memory where none can be
  /// made or read, or where there is none and nothing is to be kept.
  ///
  /// - Throws: where there is one that must not be touched, or that is locked.
  func keeper(creating: Bool, whenDamaged policy: DamagePolicy = .moveAside) throws -> StoreKeeper {
    guard let path = Places(context.environment).store else { return try memory() }
    guard creating || !SystemCall.isMissing(path) else { return try memory() }
    do {
      let (store, movedAside) = try ItemStore.open(
        at: path, searchText: .folding, whenDamaged: policy)
      if let movedAside { context.complain(movedAside.message(context.texts)) }
      return keeper(store, whenDamaged: policy)
    } catch {
      switch error {
      case .notWritable, .full: return try reader(at: path, insteadOf: error, policy)
      case .cannotCreate:
        context.complain(error.message(context.texts))
        return try memory()
      case .newer, .foreign, .damaged, .busy, .notReadable, .failed:
        throw error.commandError(context.texts)
      }
    }
  }

  /// What is stored, where nothing can be added.
  private func reader(
    at path: String, insteadOf refusal: StoreError, _ policy: DamagePolicy
  ) throws -> StoreKeeper {
    do {
      let store = try ItemStore.openForReading(at: path, searchText: .folding)
      let notes = try ItemStore.inMemory(searchText: .folding)
      context.complain(refusal.message(context.texts))
      return keeper(store, notes: notes, whenDamaged: policy)
    } catch {
      switch error {
      case .newer, .foreign: throw error.commandError(context.texts)
      case .damaged, .busy, .failed, .cannotCreate, .notWritable, .notReadable, .full:
        if case .refuse = policy { throw error.commandError(context.texts) }
        context.complain(error.message(context.texts))
        return try memory()
      }
    }
  }

  private func keeper(
    _ store: ItemStore, notes: ItemStore? = nil, whenDamaged policy: DamagePolicy
  ) -> StoreKeeper {
    StoreKeeper(
      store, notes: notes, whenDamaged: policy, texts: context.texts, report: context.complain)
  }

  private func memory() throws -> StoreKeeper {
    do {
      return keeper(try ItemStore.inMemory(searchText: .folding), whenDamaged: .refuse)
    } catch {
      throw error.commandError(context.texts)
    }
  }

  /// The store search on the network that the environment names.
  func storeSearch(_ keeper: StoreKeeper) -> StoreSearch {
    var transport = FetchingTransport(texts: context.texts)
    if let seconds = context.timeout { transport.timeout = seconds }
    return StoreSearch(
      address: context.environment["CATALOG_STORE_URL"] ?? "https://itunes.apple.com/search",
      transport: transport, shelf: keeper
    ) { StoreKeeper.now }
  }
}

/// Keeps nothing, for datasets that need nothing kept.
private struct NoShelf: StoreShelf {
  func recordedAnswer(for key: String) -> (body: [UInt8], at: Timestamp)? { nil }
  func record(_ body: [UInt8], for key: String, items: [StoreItem], at time: Timestamp) {}
  func takeCall(at time: Timestamp) -> Int { 0 }
  func storedItems() -> [StoreItem] { [] }
  func storedItems(matching typed: String, limit: Int) -> [StoreItem] { [] }
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
