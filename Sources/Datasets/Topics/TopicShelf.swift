/// Where subscriptions and their topics are kept; the program joins it to the database.
package protocol TopicShelf: Sendable {
  /// In the order they were added.
  func subscriptions() async throws -> [Subscription]
  /// Every kept topic, in no order.
  func topics() async throws -> [Topic]
  func text(ofTopic id: String) async -> TopicText?
  /// Keeps subscriptions in the place of earlier ones; those that are not there only where they are
  /// new, so that one that was removed while its feed was asked does not come back.
  func save(_ subscriptions: [Subscription], isNew: Bool) async throws
  /// Keeps what a feed brought, all of it or nothing: new topics, and others in the place of those
  /// with their identity; the time they were first seen stays. Of a subscription that is neither new
  /// nor there, nothing.
  func save(
    _ subscription: Subscription, _ news: TopicNews, isNew: Bool
  ) async throws -> TopicChanges
  /// Forgets subscriptions and their topics.
  func remove(subscriptions ids: [String]) async throws
  /// Notes which topics were read.
  func mark(_ ids: [String], isRead: Bool) async throws
}

/// What keeping a feed's topics changed.
package struct TopicChanges: Equatable, Sendable {
  package var added: Int
  package var changed: Int

  package init(added: Int = 0, changed: Int = 0) {
    self.added = added
    self.changed = changed
  }
}
