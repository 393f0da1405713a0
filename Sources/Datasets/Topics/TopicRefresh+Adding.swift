import Markup

extension TopicRefresh {
  /// Why a feed was not added.
  package enum Refusal: Error, Equatable, Sendable {
    /// It is read already, under that title.
    case known(title: String)
    case failed(FeedFault, retryAfter: Int?)
  }

  /// A feed that was added, and what came with it.
  package struct Added: Sendable {
    package var subscription: Subscription
    package var changes: TopicChanges
    /// The page that named the feed, where a page was given.
    package var page: String?
    /// Other feeds that the page names.
    package var others: [String] = []
  }

  /// Adds the feed at an address, or the one that the page there names first.
  ///
  /// A feed that is read already is refused before anything is asked. Nothing is kept unless there is
  /// a feed.
  ///
  /// - Throws: a `Refusal`, or what kept it from being kept.
  package func add(
    _ address: FeedAddress, name: String? = nil, folders: [String] = []
  ) async throws -> Added {
    let known = try await shelf.subscriptions()
    try refuse(address, among: known)
    let fetched = await fetch(address)
    guard case .failed(.notAFeed(.webPage(let feeds)), _) = fetched, let first = feeds.first,
      let found = FeedAddress(first)
    else {
      return try await keep(fetched, address, among: known, name: name, folders: folders)
    }
    try refuse(found, among: known)
    var added = try await keep(
      await fetch(found), found, among: known, name: name, folders: folders)
    added.page = TransportRequest(address.url).place
    added.others = Array(feeds.dropFirst())
    return added
  }

  private func refuse(_ address: FeedAddress, among known: [Subscription]) throws(Refusal) {
    if let same = known.first(where: { $0.isAt(address) }) { throw .known(title: same.shownTitle) }
  }

  private func fetch(_ address: FeedAddress) async -> FeedFetch {
    FeedFetch(await answer(from: address.url))
  }

  /// What is at an address now, whatever was kept of it.
  func answer(from address: String) async -> Result<TransportAnswer, TransportError> {
    var request = TransportRequest(address)
    request.accept = Self.accept
    request.mayBeFile = true
    do throws(TransportError) {
      return .success(try await transport.answer(to: request))
    } catch {
      return .failure(error)
    }
  }

  private func keep(
    _ fetched: FeedFetch, _ address: FeedAddress, among known: [Subscription], name: String?,
    folders: [String]
  ) async throws -> Added {
    switch fetched {
    case .failed(let fault, let wait): throw Refusal.failed(fault, retryAfter: wait)
    // Nothing was asked that could be unchanged.
    case .unchanged: throw Refusal.failed(.status(304), retryAfter: nil)
    case .feed(let feed, _):
      let time = now()
      var subscription = Subscription(address).noting(fetched, at: time)
      // The server may say that it is the same as another one.
      if let lasting = FeedAddress(subscription.address) { try refuse(lasting, among: known) }
      subscription.name = name
      subscription.folders = folders
      let changes = try await shelf.save(
        subscription, TopicNews(feed, of: subscription, at: time), isNew: true)
      return Added(subscription: subscription, changes: changes)
    }
  }
}
