import Datasets
import Markup
package import SQLiteStore
import Tables

/// The database in the datasets' words: answers, calls, items.
///
/// Reading or writing that fails costs the memory of an answer, never the answer, and is reported.
/// Damage that shows only now is moved aside, as it is at opening.
///
/// A plain object that one actor holds: the main one for commands, one of its own for a screen.
final class StoreBook {
  /// The clock of the store search.
  static var now: Timestamp { Timestamp(seconds: ItemStore.secondsNow()) }

  /// Apple's word: about 20 calls a minute.
  private static let callsAMinute = 20
  private static let storeName = "store"

  private let store: ItemStore
  /// Beside a store that can only be read: answers and calls, until the program ends.
  private let notes: ItemStore?
  private let policy: DamagePolicy
  private let texts: Texts
  private let report: (String) -> Void
  /// Nobody waits twice for a store that somebody else keeps locked.
  private var isBusy = false

  /// A book that reports sentences about faults that it passes over.
  ///
  /// A store that can only be read comes with another one, in memory, for notes.
  init(
    _ store: ItemStore, notes: ItemStore? = nil, whenDamaged policy: DamagePolicy = .moveAside,
    texts: Texts, report: @escaping (String) -> Void
  ) {
    self.store = store
    self.notes = notes
    self.policy = policy
    self.texts = texts
    self.report = report
  }

  /// Whether it is gone with the program.
  var isInMemory: Bool { store.isInMemory }

  func recordedAnswer(for key: String) -> (body: [UInt8], at: Timestamp)? {
    attempt { store throws(StoreError) in
      let noted = try notes?.answer(key: key)
      return try (noted == nil ? store.answer(key: key) : noted).map {
        ($0.body, Timestamp(seconds: $0.at))
      }
    } ?? nil
  }

  func record(_ body: [UInt8], for key: String, items: [StoreItem], at time: Timestamp) {
    _ = attempt { store throws(StoreError) in
      if let notes { return try notes.saveAnswer(key: key, body: body, at: time.seconds) }
      try store.saveAnswer(
        key: key, body: body, at: time.seconds, items: items.map { $0.stored(at: time) },
        forgetting: time.seconds - StoreSearch.retention)
    }
  }

  func takeCall(at time: Timestamp) -> Int {
    let wait = attempt { store throws(StoreError) in
      try (notes ?? store).takeToken(
        bucket: Self.storeName, capacity: Self.callsAMinute, perSeconds: 60,
        now: Double(time.seconds))
    }
    return Int((wait ?? 0).rounded(.up))
  }

  func keptAnswer(for key: String) -> KeptAnswer? {
    attempt { store throws(StoreError) in
      let noted = try notes?.copy(key: key)
      return try (noted == nil ? store.copy(key: key) : noted).map(KeptAnswer.init)
    } ?? nil
  }

  func keep(_ answer: KeptAnswer, for key: String, listing list: KeptList?) {
    _ = attempt { store throws(StoreError) in
      if let notes { return try notes.saveCopy(key: key, AddressCopy(answer)) }
      let items = list.map { list in
        (list.dataset, list.items.map { $0.stored(in: list.dataset, at: answer.at) })
      }
      try store.saveCopy(key: key, AddressCopy(answer), listing: items)
    }
  }

  func storedItems() -> [StoreItem] {
    attempt { store throws(StoreError) in try store.items(dataset: Self.storeName) }?
      .compactMap(StoreItem.init(stored:)) ?? []
  }

  func storedItems(matching typed: String, limit: Int) -> [StoreItem] {
    attempt { store throws(StoreError) in
      try store.search(typed, dataset: Self.storeName, limit: limit)
    }?.compactMap(StoreItem.init(stored:)) ?? []
  }

  /// Stored items of all datasets that have all the words, best first.
  func everything(matching typed: String, limit: Int) throws(StoreError) -> [StoredEntry] {
    try use { store throws(StoreError) in try store.search(typed, limit: limit) }
      .map(StoredEntry.init(stored:))
  }

  /// How many items are stored.
  func count() throws(StoreError) -> Int {
    try use { store throws(StoreError) in try store.stretches() }.reduce(0) { $0 + $1.count }
  }

  private func attempt<Value>(_ body: (ItemStore) throws(StoreError) -> Value) -> Value? {
    guard !isBusy else { return nil }
    do throws(StoreError) {
      return try use(body)
    } catch {
      if case .busy = error { isBusy = true }
      report(error.message(texts))
      return nil
    }
  }

  func use<Value>(_ body: (ItemStore) throws(StoreError) -> Value) throws(StoreError)
    -> Value
  {
    do throws(StoreError) {
      return try body(store)
    } catch {
      guard case .damaged = error, policy == .moveAside else { throw error }
      if let moved = try store.recover() { report(moved.message(texts)) }
      return try body(store)
    }
  }
}

extension KeptAnswer {
  fileprivate init(_ copy: AddressCopy) {
    self.init(
      body: copy.body, at: Timestamp(seconds: copy.at),
      validators: Validators(etag: copy.etag, lastModified: copy.lastModified))
  }
}

extension AddressCopy {
  fileprivate init(_ answer: KeptAnswer) {
    self.init(
      body: answer.body, at: answer.at.seconds, etag: answer.validators.etag,
      lastModified: answer.validators.lastModified)
  }
}

extension KeptList.Item {
  /// The item as a row of the database.
  fileprivate func stored(in dataset: String, at time: Timestamp) -> StoredItem {
    StoredItem(
      dataset: dataset, id: id, title: title, text: text, payload: JSONWriter.compact(json),
      fetched: time.seconds)
  }
}

extension StoreItem {
  /// The item as a row of the database.
  fileprivate func stored(at time: Timestamp) -> StoredItem {
    StoredItem(
      dataset: "store", id: id, title: name ?? "",
      text: [artist, genre].compactMap(\.self).joined(separator: "\n"),
      payload: JSONWriter.compact(json), fetched: time.seconds)
  }

  fileprivate init?(stored item: StoredItem) {
    guard let json = try? JSONParser.parse(Array(item.payload.utf8)) else { return nil }
    self.init(json: json, fetched: Timestamp(seconds: item.fetched))
  }
}

extension SearchText {
  /// The folding of `Markup`.
  package static let folding = SearchText(indexed: Folding.indexText) { typed in
    Folding.terms(typed: typed).map { SearchTerm(tokens: $0.tokens, isPrefix: $0.isPrefix) }
  }
}
