package import Markup

/// What happens to a feed on its way into the list, step by step: asked, read, kept, listed.
package struct FeedInspection: Sendable {
  /// The subscription at that address; nil where there is none.
  package var subscription: Subscription?
  /// Nil where the server was not asked, because it wants to be left alone.
  package var answer: Result<TransportAnswer, TransportError>?
  /// How many items of the feed are the same as an earlier one of it.
  package var doubles = 0
  /// How many of them are kept.
  package var keptItems = 0
  /// The topics of the subscription that are kept, whether the feed still has them or not.
  package var kept: [Topic] = []

  /// The feed, if there is one.
  package var feed: Feed? { if case .feed(let feed, _)? = fetched { feed } else { nil } }
  private let fetched: FeedFetch?

  init(_ subscription: Subscription?, _ answer: Result<TransportAnswer, TransportError>?) {
    self.subscription = subscription
    self.answer = answer
    fetched = answer.map(FeedFetch.init)
  }

  /// Why there is none.
  package var fault: FeedFault? {
    if case .failed(let fault, _)? = fetched { fault } else { nil }
  }
}

extension TopicRefresh {
  /// Looks at what is at an address and what was made of it; nothing is changed.
  package func inspect(_ address: FeedAddress) async throws -> FeedInspection {
    let subscription = try await shelf.subscriptions().first { $0.isAt(address) }
    let isWaiting = subscription?.notBefore.map { now() < $0 } ?? false
    let answer =
      isWaiting ? nil : await self.answer(from: subscription?.address ?? address.url)
    var inspection = FeedInspection(subscription, answer)
    guard let subscription else { return inspection }
    inspection.kept = try await shelf.topics().filter { $0.subscription == subscription.id }
    if let feed = inspection.feed {
      let kept = Dictionary(inspection.kept.map { ($0.id, $0) }) { first, _ in first }
      let named = TopicNews(feed, of: subscription, at: now()).named { kept[$0] }
      inspection.doubles = feed.items.count - named.count
      inspection.keptItems = named.count { kept[$0.topic.id] != nil }
    }
    return inspection
  }
}
