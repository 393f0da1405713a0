package import Markup

/// The topics that a feed brought, with their texts.
package struct TopicNews: Sendable {
  /// A topic under the name that it has where nothing else has it.
  struct Entry: Sendable {
    var topic: Topic
    /// The name that it has otherwise; nil where only another item of the same kind could have both.
    var otherID: String?
    var text: TopicText?
  }

  private(set) var entries: [Entry] = []

  /// The topics of a feed; of items that are the same in all that names them the first.
  package init(_ feed: Feed, of subscription: Subscription, at time: Timestamp) {
    var seen: Set<String> = []
    for item in feed.items {
      let (id, otherID) = TopicIdentity.names(of: item, in: subscription.id)
      guard seen.insert(otherID ?? id).inserted else { continue }
      let topic = Topic(
        item, id: id, feed: subscription.shownTitle, subscription: subscription.id, seen: time)
      // The password of the feed is none of its texts'.
      let text = TopicText(item, base: feed.link ?? subscription.shownAddress)
      entries.append(Entry(topic: topic, otherID: otherID, text: text))
    }
  }

  /// The topics under the names that they are kept under, each once.
  ///
  /// Careless feeds give several items one id. The one that is kept under it stays there, whatever
  /// comes beside it or goes; the others are told apart by their address or title too.
  ///
  /// - Parameter kept: the topic that is kept under a name.
  /// - Returns: the topics in the order of the feed, with their texts.
  /// - Throws: what `kept` throws.
  package func named<Failure: Error>(
    by kept: (String) throws(Failure) -> Topic?
  ) throws(Failure) -> [(topic: Topic, text: TopicText?)] {
    var named: [(topic: Topic, text: TopicText?)] = []
    var taken: Set<String> = []
    for entry in entries {
      var topic = entry.topic
      if let otherID = entry.otherID, try isOther(entry, taken, kept) { topic.id = otherID }
      if taken.insert(topic.id).inserted { named.append((topic, entry.text)) }
    }
    return named
  }

  private func isOther<Failure: Error>(
    _ entry: Entry, _ taken: Set<String>, _ kept: (String) throws(Failure) -> Topic?
  ) throws(Failure) -> Bool {
    let id = entry.topic.id
    if taken.contains(id) { return true }
    if let otherID = entry.otherID, try kept(otherID) != nil { return true }
    guard let old = try kept(id), !old.isAlike(entry.topic) else { return false }
    return entries.contains { $0.topic.id == id && old.isAlike($0.topic) }
  }
}

extension Topic {
  /// Whether the other one leads to the same place, or has the same title where it leads nowhere.
  fileprivate func isAlike(_ other: Topic) -> Bool {
    link == nil && other.link == nil ? title == other.title : link == other.link
  }
}
