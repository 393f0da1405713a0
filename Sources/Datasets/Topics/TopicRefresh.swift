/// Asks feeds for news, and keeps what they say.
package struct TopicRefresh: Sendable {
  /// How asking one feed went.
  package enum Outcome: Equatable, Sendable {
    /// The server says that nothing changed.
    case unchanged
    case read(TopicChanges)
    /// Not asked, because the server wants no request before then.
    case waiting(until: Timestamp)
    case failed(FeedFault)
  }

  /// How many seconds a server that is asked too often is left alone, where it does not say.
  static let usualWait = 900
  /// What is wanted, the formats of feeds first.
  static let accept = """
    application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, \
    application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1
    """

  let transport: any Transport
  package let shelf: any TopicShelf
  let now: @Sendable () -> Timestamp

  package init(
    transport: any Transport, shelf: any TopicShelf, now: @escaping @Sendable () -> Timestamp
  ) {
    self.transport = transport
    self.shelf = shelf
    self.now = now
  }

  /// Asks each feed, some side by side, and tells how each went as soon as it has.
  ///
  /// One that fails stops no other, and its topics stay. What a feed brings is kept at once; what only
  /// tells when it was asked is kept at the end.
  ///
  /// - Throws: what kept the news from being kept.
  package func refresh(
    _ subscriptions: [Subscription],
    report: (_ subscription: Subscription, _ outcome: Outcome) async -> Void
  ) async throws {
    var asked: [Subscription] = []
    for subscription in subscriptions {
      if let time = subscription.notBefore, now() < time {
        await report(subscription, .waiting(until: time))
      } else {
        asked.append(subscription)
      }
    }
    var checked: [Subscription] = []
    var failure: (any Error)?
    await transport.answers(to: asked.map(request)) { index, answer in
      do {
        let (subscription, outcome) = try await take(answer, of: asked[index])
        if case .read = outcome {} else if !outcome.isCancellation { checked.append(subscription) }
        await report(subscription, outcome)
      } catch {
        failure = failure ?? error
      }
    }
    if !checked.isEmpty { try await shelf.save(checked, isNew: false) }
    if let failure { throw failure }
  }

  private func request(_ subscription: Subscription) -> TransportRequest {
    var request = TransportRequest(subscription.address)
    request.accept = Self.accept
    request.validators = subscription.validators
    request.mayBeFile = true
    return request
  }

  /// What an answer means for a subscription; news are kept.
  private func take(
    _ answer: Result<TransportAnswer, TransportError>, of subscription: Subscription
  ) async throws -> (Subscription, Outcome) {
    let time = now()
    let fetched = FeedFetch(answer)
    let updated = subscription.noting(fetched, at: time)
    switch fetched {
    case .unchanged: return (updated, .unchanged)
    case .failed(let fault, _): return (updated, .failed(fault))
    case .feed(let feed, _):
      let changes = try await shelf.save(
        updated, TopicNews(feed, of: updated, at: time), isNew: false)
      return (updated, .read(changes))
    }
  }
}

extension TopicRefresh.Outcome {
  /// Why it failed, if it did.
  package var fault: FeedFault? { if case .failed(let fault) = self { fault } else { nil } }

  /// Whether nobody wanted the answer any more.
  var isCancellation: Bool {
    if case .failed(.transport(let error)) = self { error.kind == .cancelled } else { false }
  }
}
