/// A feed that could not be read when it was last asked for.
package struct FeedTrouble: Hashable, Sendable {
  package var title: String
  /// Without user and password.
  package var address: String
  package var fault: FeedFault
  /// When there was last an answer that is a feed, or is still good.
  package var succeeded: Timestamp?

  package init(title: String, address: String, fault: FeedFault, succeeded: Timestamp? = nil) {
    self.title = title
    self.address = address
    self.fault = fault
    self.succeeded = succeeded
  }

  /// What is wrong with a subscription; nil where nothing is.
  init?(_ subscription: Subscription) {
    guard let fault = subscription.fault else { return nil }
    self.init(
      title: subscription.shownTitle, address: subscription.shownAddress, fault: fault,
      succeeded: subscription.succeeded)
  }
}
