import Datasets

/// A shelf for subscriptions and topics in memory.
actor FakeTopicShelf: TopicShelf {
  private(set) var saved: [Subscription]
  private(set) var kept: [String: Topic] = [:]
  private(set) var texts: [String: TopicText] = [:]
  private(set) var read: Set<String> = []

  init(_ saved: [Subscription] = []) { self.saved = saved }

  func subscriptions() -> [Subscription] { saved }

  func topics() -> [Topic] {
    kept.values.map { topic in
      var topic = topic
      topic.isRead = read.contains(topic.id)
      return topic
    }
  }

  func text(ofTopic id: String) -> TopicText? { texts[id] }

  func save(_ subscriptions: [Subscription], isNew: Bool) {
    for subscription in subscriptions {
      if let place = saved.firstIndex(where: { $0.id == subscription.id }) {
        saved[place] = subscription
      } else if isNew {
        saved.append(subscription)
      }
    }
  }

  func save(_ subscription: Subscription, _ news: TopicNews, isNew: Bool) -> TopicChanges {
    save([subscription], isNew: isNew)
    var changes = TopicChanges()
    guard saved.contains(where: { $0.id == subscription.id }) else { return changes }
    for (topic, text) in news.named(by: { kept[$0] }) {
      var topic = topic
      texts[topic.id] = text
      topic.seen = kept[topic.id]?.seen ?? topic.seen
      if kept[topic.id] == nil { changes.added += 1 }
      if let old = kept[topic.id], old != topic { changes.changed += 1 }
      kept[topic.id] = topic
    }
    return changes
  }

  func remove(subscriptions ids: [String]) {
    saved.removeAll { ids.contains($0.id) }
    kept = kept.filter { !ids.contains($0.value.subscription) }
  }

  func mark(_ ids: [String], isRead: Bool) {
    if isRead { read.formUnion(ids) } else { read.subtract(ids) }
  }
}
