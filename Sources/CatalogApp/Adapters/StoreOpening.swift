import SQLiteStore

/// Opens the store of the program, on any thread.
struct StoreOpening: Sendable {
  let environment: Environment
  /// The language in which faults are told.
  let texts: Texts

  private var path: String? { Places(environment).store }

  /// Whether there is a place for a store.
  var hasPlace: Bool { path != nil }

  /// Whether there is nothing to open.
  var isMissing: Bool { path.map(SystemCall.isMissing) ?? true }

  /// The store on disk, for reading only where it cannot be written; one in memory where none can be
  /// made or read, or where there is none and nothing is to be kept.
  ///
  /// With `isLasting` memory does not do.
  ///
  /// - Throws: where there is one that must not be touched, or that is locked.
  func book(
    creating: Bool, isLasting: Bool = false, whenDamaged policy: DamagePolicy = .moveAside,
    report: @escaping (String) -> Void
  ) throws(StoreError) -> StoreBook {
    guard let path, creating || !isMissing else { return try memory(report: report) }
    do throws(StoreError) {
      let (store, movedAside) = try ItemStore.open(
        at: path, searchText: .folding, whenDamaged: policy)
      if let movedAside { report(movedAside.message(texts)) }
      return book(store, policy, report)
    } catch {
      switch error {
      case .notWritable, .full:
        return try reader(at: path, insteadOf: error, policy, report)
      case .cannotCreate where !isLasting:
        report(error.message(texts))
        return try memory(report: report)
      case .cannotCreate, .newer, .foreign, .damaged, .busy, .notReadable, .failed: throw error
      }
    }
  }

  /// A store that is gone with the book.
  func memory(report: @escaping (String) -> Void) throws(StoreError) -> StoreBook {
    book(try ItemStore.inMemory(searchText: .folding), .refuse, report)
  }

  /// What is stored, where nothing can be added.
  private func reader(
    at path: String, insteadOf refusal: StoreError, _ policy: DamagePolicy,
    _ report: @escaping (String) -> Void
  ) throws(StoreError) -> StoreBook {
    do throws(StoreError) {
      let store = try ItemStore.openForReading(at: path, searchText: .folding)
      let notes = try ItemStore.inMemory(searchText: .folding)
      report(refusal.message(texts))
      return book(store, notes: notes, policy, report)
    } catch {
      switch error {
      case .newer, .foreign: throw error
      case .damaged, .busy, .failed, .cannotCreate, .notWritable, .notReadable, .full:
        if case .refuse = policy { throw error }
        report(error.message(texts))
        return try memory(report: report)
      }
    }
  }

  private func book(
    _ store: ItemStore, notes: ItemStore? = nil, _ policy: DamagePolicy,
    _ report: @escaping (String) -> Void
  ) -> StoreBook {
    StoreBook(store, notes: notes, whenDamaged: policy, texts: texts, report: report)
  }
}
