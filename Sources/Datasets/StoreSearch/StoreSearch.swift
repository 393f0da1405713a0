import Markup

/// Searches the store: the network first, then what was recorded, then what is stored and the
/// bundled sample.
package struct StoreSearch: Sendable {
  /// Apple's address of the search.
  package static let usualAddress = "https://itunes.apple.com/search"
  /// An answer this young is given again without asking the network.
  package static let freshness = 3_600
  /// Recorded answers are kept for a day.
  package static let retention = 86_400

  private let address: String
  private let transport: any Transport
  private let shelf: any StoreShelf
  private let now: @Sendable () -> Timestamp

  /// A search at an address that has no query yet, by a clock.
  package init(
    address: String, transport: any Transport, shelf: any StoreShelf,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.address = address
    self.transport = transport
    self.shelf = shelf
    self.now = now
  }

  /// What was found, and where.
  package struct Answer: Sendable {
    package enum Origin: Hashable, Sendable {
      case network
      case recorded(at: Timestamp)
      /// Stored items and the sample.
      case local
    }

    package var items: [StoreItem]
    package var origin: Origin
    /// Why the network did not answer, if it was asked.
    package var failure: DatasetError?
  }

  /// Searches, by name as people sort, or best first where the answer is a local one.
  ///
  /// Offline, the network is never asked. What is thrown is what kept the network from answering,
  /// where nothing else has an answer.
  package func answer(to query: StoreQuery, offline: Bool = false) async throws(DatasetError)
    -> Answer
  {
    let recorded = await recorded(query)
    if let recorded, offline || recorded.at.isWithin(Self.freshness, before: now()) {
      return recorded.answer
    }
    guard !offline else {
      return Answer(items: await local(query), origin: .local, failure: nil)
    }
    do {
      return try await ask(query)
    } catch {
      return try await answer(to: query, recorded: recorded?.answer, after: error)
    }
  }

  /// What can be said although the network failed; the failure itself if that is nothing.
  private func answer(to query: StoreQuery, recorded: Answer?, after failure: DatasetError)
    async throws(DatasetError) -> Answer
  {
    guard !failure.isCancellation else { throw failure }
    if var answer = recorded {
      answer.failure = failure
      return answer
    }
    guard failure.isTemporary else { throw failure }
    let items = await local(query)
    guard !items.isEmpty else { throw failure }
    return Answer(items: items, origin: .local, failure: failure)
  }

  private func ask(_ query: StoreQuery) async throws(DatasetError) -> Answer {
    let wait = await shelf.takeCall(at: now())
    guard wait == 0 else { throw .rateLimited(status: nil, wait: wait) }
    let answer: TransportAnswer
    do {
      answer = try await transport.get(address, query: query.items)
    } catch {
      throw .transport(error)
    }
    try check(answer)
    let time = now()
    let items = items(in: try StoreResults.items(in: answer.body), query, at: time)
    await shelf.record(answer.body, for: key(query), items: items, at: time)
    return Answer(items: items, origin: .network, failure: nil)
  }

  private func check(_ answer: TransportAnswer) throws(DatasetError) {
    switch answer.status {
    case 200: return
    case 403, 429: throw .rateLimited(status: answer.status, wait: answer.retryAfter)
    case 503 where answer.retryAfter != nil:
      throw .rateLimited(status: answer.status, wait: answer.retryAfter)
    case 400:
      guard let message = StoreResults.errorMessage(in: answer.body) else { throw .status(400) }
      throw .refused(message: message)
    case 204: throw .badAnswer(.empty)
    default: throw .status(answer.status)
    }
  }

  /// Another store's answer is not an answer.
  private func key(_ query: StoreQuery) -> String { address + " " + query.key }

  private func recorded(_ query: StoreQuery) async -> (answer: Answer, at: Timestamp)? {
    guard let record = await shelf.recordedAnswer(for: key(query)),
      record.at.isWithin(Self.retention, before: now()),
      let results = try? StoreResults.items(in: record.body)
    else { return nil }
    let items = items(in: results, query, at: record.at)
    return (Answer(items: items, origin: .recorded(at: record.at), failure: nil), record.at)
  }

  /// Tells each item where and when it was found, leaves doubles out, and sorts by name.
  private func items(in results: [StoreItem], _ query: StoreQuery, at time: Timestamp)
    -> [StoreItem]
  {
    var seen: Set<String> = []
    let items = results.compactMap { result -> StoreItem? in
      guard seen.insert(result.id).inserted else { return nil }
      var item = result
      item.country = query.country
      item.fetched = time
      return item
    }
    return NaturalOrder.sorted(items) { $0.name ?? "" }
  }

  private func local(_ query: StoreQuery) async -> [StoreItem] {
    let stored = await shelf.storedItems(matching: query.term, limit: query.limit)
    let items = stored + StoreSample.items(matching: query.term)
    return Array(items.filter { query.category.includes(kind: $0.kind) }.prefix(query.limit))
  }
}
