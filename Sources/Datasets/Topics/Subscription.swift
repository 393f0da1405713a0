package import Markup

/// A feed that is read, and how reading it went.
package struct Subscription: Identifiable, Equatable, Sendable {
  /// What it is known by, for ever: the key of the address that was added.
  package let id: String
  /// What is asked for; where the server said that the feed has moved for good, the new address.
  package var address: String
  /// The address that was added, where the feed has moved since.
  package var formerAddress: String?
  /// The feed's own title.
  package var title: String?
  /// What its owner calls it.
  package var name: String?
  package var folders: [String] = []
  /// The address of its site.
  package var link: String?
  package var validators = Validators()
  /// When it was last asked for.
  package var checked: Timestamp?
  /// When there was last an answer that is a feed, or is still good.
  package var succeeded: Timestamp?
  package var fault: FeedFault?
  /// Before then the server wants no request.
  package var notBefore: Timestamp?

  package init(_ address: FeedAddress) {
    id = address.key
    self.address = address.url
  }

  init(id: String, address: String) {
    self.id = id
    self.address = address
  }

  /// What it is called.
  package var shownTitle: String { name ?? title ?? shownAddress }

  /// Whether it is the feed at an address: the one that was added, or where that has moved.
  package func isAt(_ place: FeedAddress) -> Bool {
    id == place.key || FeedAddress(address)?.key == place.key
  }

  /// The address without user and password.
  package var shownAddress: String { TransportRequest(address).place }
}

/// Why a feed could not be read.
package enum FeedFault: Error, Hashable, Sendable {
  case status(Int)
  /// A name and a password are wanted, or those that were given do not do.
  case notAllowed(status: Int)
  /// The feed is gone for good.
  case gone
  case tooManyCalls(status: Int)
  case notAFeed(FeedError)
  /// The sentence that told why there was no answer.
  case transport(TransportError)
}
