package import Markup

/// What happens to a feed on its way into the list, step by step: asked, read, kept, listed.
package struct FeedInspection: Sendable {
  /// The subscription at that address; nil where there is none.
  package var subscription: Subscription?
  package var answer: Result<TransportAnswer, TransportError>
  package var fetched: FeedFetch
  /// How many items of the feed are the same as an earlier one of it.
  package var doubles = 0
  /// How many of them are kept.
  package var keptItems = 0
  /// The topics of the subscription that are kept, whether the feed still has them or not.
  package var kept: [Topic] = []

  /// The feed, if there is one.
  package var feed: Feed? { if case .feed(let feed, _) = fetched { feed } else { nil } }
  /// Why there is none.
  package var fault: FeedFault? {
    if case .failed(let fault, _) = fetched { fault } else { nil }
  }
}

extension TopicRefresh {
  /// Looks at what is at an address and what was made of it; nothing is changed.
  package func inspect(_ address: FeedAddress) async throws -> FeedInspection {
    let subscription = try await shelf.subscriptions().first {
      $0.id == address.key || FeedAddress($0.address)?.key == address.key
    }
    var request = TransportRequest(subscription?.address ?? address.url)
    request.accept = Self.accept
    request.mayBeFile = true
    let answer: Result<TransportAnswer, TransportError>
    do throws(TransportError) {
      answer = .success(try await transport.answer(to: request))
    } catch {
      answer = .failure(error)
    }
    var inspection = FeedInspection(
      subscription: subscription, answer: answer, fetched: FeedFetch(answer))
    guard let subscription else { return inspection }
    inspection.kept = try await shelf.topics().filter { $0.subscription == subscription.id }
    if let feed = inspection.feed {
      let ids = TopicIdentity.identities(of: feed.items, in: subscription.id)
      let kept = Set(inspection.kept.map(\.id))
      inspection.doubles = ids.count - Set(ids).count
      inspection.keptItems = Set(ids).intersection(kept).count
    }
    return inspection
  }
}
