import Datasets
import SQLiteStore

/// Joins the datasets of a command to the database.
///
/// On the main actor, where commands run: a hop to another one starts threads, which takes longer
/// than most searches. A screen, whose main thread waits for keys, has a `StoreDesk`.
@MainActor final class StoreKeeper: StoreShelf, AnswerShelf, TopicShelf {
  let book: StoreBook

  init(_ book: StoreBook) { self.book = book }

  // MARK: StoreShelf

  func recordedAnswer(for key: String) -> (body: [UInt8], at: Timestamp)? {
    book.recordedAnswer(for: key)
  }

  func record(_ body: [UInt8], for key: String, items: [StoreItem], at time: Timestamp) {
    book.record(body, for: key, items: items, at: time)
  }

  func takeCall(at time: Timestamp) -> Int { book.takeCall(at: time) }

  func storedItems() -> [StoreItem] { book.storedItems() }

  func storedItems(matching typed: String, limit: Int) -> [StoreItem] {
    book.storedItems(matching: typed, limit: limit)
  }

  // MARK: AnswerShelf

  func keptAnswer(for key: String) -> KeptAnswer? { book.keptAnswer(for: key) }

  func keep(_ answer: KeptAnswer, for key: String, listing list: KeptList?) {
    book.keep(answer, for: key, listing: list)
  }

  // MARK: TopicShelf

  func subscriptions() throws -> [Subscription] { try book.subscriptions() }

  func topics() throws -> [Topic] { try book.topics() }

  func text(ofTopic id: String) -> TopicText? { book.text(ofTopic: id) }

  func save(_ subscriptions: [Subscription], isNew: Bool) throws {
    try book.save(subscriptions, isNew: isNew)
  }

  func save(
    _ subscription: Subscription, _ news: TopicNews, isNew: Bool
  ) throws -> TopicChanges {
    try book.save(subscription, news, isNew: isNew)
  }

  func remove(subscriptions ids: [String]) throws { try book.remove(subscriptions: ids) }

  func mark(_ ids: [String], isRead: Bool) throws { try book.mark(ids, isRead: isRead) }

  // MARK: Everything

  /// Stored items of all datasets that have all the words, best first.
  func everything(matching typed: String, limit: Int) throws(StoreError) -> [StoredEntry] {
    try book.everything(matching: typed, limit: limit)
  }

  /// How many items are stored.
  func count() throws(StoreError) -> Int { try book.count() }
}
