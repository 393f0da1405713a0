import Datasets
import SQLiteStore

/// Joins the datasets of a screen to the database, off the main thread, which waits for keys.
///
/// Nothing is opened before it is first asked, so that no paint waits for the disk. Looking makes
/// no store; the first call of the network does.
actor StoreDesk: StoreShelf, AnswerShelf, TopicShelf {
  private let opening: StoreOpening
  private let report: @Sendable (String) -> Void
  private var book: StoreBook?
  /// Whether the book is in memory because there was no store to look at.
  private var isStandIn = false
  /// Why a store that is there could not be opened.
  private var failure: StoreError?

  /// A desk for the store that the environment names, which reports sentences about faults.
  init(
    _ environment: Environment, texts: Texts, report: @escaping @Sendable (String) -> Void
  ) {
    opening = StoreOpening(environment: environment, texts: texts)
    self.report = report
  }

  // MARK: StoreShelf

  func recordedAnswer(for key: String) -> (body: [UInt8], at: Timestamp)? {
    book(creating: false)?.recordedAnswer(for: key)
  }

  func record(_ body: [UInt8], for key: String, items: [StoreItem], at time: Timestamp) {
    book(creating: true)?.record(body, for: key, items: items, at: time)
  }

  func takeCall(at time: Timestamp) -> Int { book(creating: true)?.takeCall(at: time) ?? 0 }

  func storedItems() -> [StoreItem] { book(creating: false)?.storedItems() ?? [] }

  func storedItems(matching typed: String, limit: Int) -> [StoreItem] {
    book(creating: false)?.storedItems(matching: typed, limit: limit) ?? []
  }

  // MARK: AnswerShelf

  func keptAnswer(for key: String) -> KeptAnswer? {
    book(creating: false)?.keptAnswer(for: key)
  }

  func keep(_ answer: KeptAnswer, for key: String, listing list: KeptList?) {
    book(creating: true)?.keep(answer, for: key, listing: list)
  }

  // MARK: TopicShelf

  func subscriptions() throws -> [Subscription] { try openBook(creating: false).subscriptions() }

  func topics() throws -> [Topic] { try openBook(creating: false).topics() }

  func text(ofTopic id: String) -> TopicText? { book(creating: false)?.text(ofTopic: id) }

  func save(_ subscriptions: [Subscription], isNew: Bool) throws {
    try openBook(creating: true).save(subscriptions, isNew: isNew)
  }

  func save(
    _ subscription: Subscription, _ news: TopicNews, isNew: Bool
  ) throws -> TopicChanges {
    try openBook(creating: true).save(subscription, news, isNew: isNew)
  }

  func remove(subscriptions ids: [String]) throws {
    try openBook(creating: true).remove(subscriptions: ids)
  }

  func mark(_ ids: [String], isRead: Bool) throws {
    try openBook(creating: true).mark(ids, isRead: isRead)
  }

  /// The book of what must not be lost silently.
  ///
  /// - Throws: why there is none, where memory would stand in for a store that is there.
  func openBook(creating: Bool) throws(StoreError) -> StoreBook {
    let book = book(creating: creating)
    if let failure { throw failure }
    guard let book else { return try opening.memory(report: report) }
    return book
  }

  /// The book of what a person wants to be kept: memory, which is gone with the program, does not do.
  func lastingBook() throws -> StoreBook {
    guard opening.hasPlace else { throw FileFault.noPlace }
    let book = try openBook(creating: true)
    guard book.isInMemory else { return book }
    let lasting = try opening.book(creating: true, isLasting: true, report: report)
    guard !lasting.isInMemory else { throw FileFault.noPlace }
    self.book = lasting
    isStandIn = false
    return lasting
  }

  /// The book, opened at its first use.
  ///
  /// A store that must not be touched, or that is locked, is reported, and memory stands in: a
  /// command ends there, but a screen goes on. Nil where there is no memory either.
  private func book(creating: Bool) -> StoreBook? {
    if let book, !isStandIn || (!creating && opening.isMissing) { return book }
    isStandIn = !creating && opening.isMissing
    failure = nil
    do throws(StoreError) {
      book = try opening.book(creating: creating, report: report)
    } catch {
      failure = error
      report(error.message(opening.texts))
      book = try? opening.memory(report: report)
    }
    return book
  }
}
