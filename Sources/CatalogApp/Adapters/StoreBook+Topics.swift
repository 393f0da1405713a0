import Datasets
import Markup
import SQLiteStore
import Tables

/// Subscriptions and their topics in the database.
///
/// Here a fault is thrown, not passed over: what a person subscribes to is asked for by name, and must
/// not seem to be kept when it is not.
extension StoreBook {
  private static let kind = "subscription"

  func subscriptions() throws(StoreError) -> [Subscription] {
    try use { store throws(StoreError) in try store.records(kind: Self.kind) }
      .compactMap { record in
        (try? JSONParser.parse(Array(record.payload.utf8))).flatMap(Subscription.init(kept:))
      }
  }

  func topics() throws(StoreError) -> [Topic] {
    let (items, read) = try use { store throws(StoreError) in
      (try store.items(dataset: TopicsDataset.word), try store.marks(dataset: TopicsDataset.word))
    }
    return items.compactMap { item in
      guard var topic = Topic(stored: item) else { return nil }
      topic.isRead = read.contains(topic.id)
      return topic
    }
  }

  func text(ofTopic id: String) -> TopicText? {
    keptAnswer(for: Self.key(ofTopic: id)).flatMap { TopicText(kept: $0.body) }
  }

  func save(_ subscriptions: [Subscription], isNew: Bool) throws(StoreError) {
    let records = subscriptions.map(\.record)
    _ = try use { store throws(StoreError) in
      try store.save(records, kind: Self.kind, isNew: isNew)
    }
  }

  func save(
    _ subscription: Subscription, _ news: TopicNews, isNew: Bool
  ) throws(StoreError) -> TopicChanges {
    let changes = try use { store throws(StoreError) in
      var items: [StoredItem] = []
      var copies: [(key: String, copy: AddressCopy)] = []
      let named = try news.named { id throws(StoreError) in try Self.topic(id, in: store) }
      for (topic, text) in named {
        var topic = topic
        let old = try Self.topic(topic.id, in: store)
        // No feed has a say in what another one brought.
        if let old, old.subscription != subscription.id { continue }
        topic.seen = old?.seen ?? topic.seen
        items.append(topic.stored(with: text))
        if let text {
          copies.append(
            (
              Self.key(ofTopic: topic.id),
              AddressCopy(body: text.kept, at: topic.seen?.seconds ?? 0)
            )
          )
        }
      }
      return try store.save(
        [subscription.record], kind: Self.kind, isNew: isNew, items: items, copies: copies)
    }
    return TopicChanges(added: changes.added, changed: changes.changed)
  }

  func remove(subscriptions ids: [String]) throws(StoreError) {
    let gone = Set(ids)
    let topics = try topics().filter { gone.contains($0.subscription) }.map(\.id)
    try use { store throws(StoreError) in
      try store.removeRecords(
        kind: Self.kind, ids: ids, dataset: TopicsDataset.word, items: topics,
        copies: topics.map(Self.key))
    }
  }

  func mark(_ ids: [String], isRead: Bool) throws(StoreError) {
    try use { store throws(StoreError) in
      try store.mark(dataset: TopicsDataset.word, ids: ids, isMarked: isRead)
    }
  }

  private static func topic(_ id: String, in store: ItemStore) throws(StoreError) -> Topic? {
    try store.item(dataset: TopicsDataset.word, id: id).flatMap(Topic.init(stored:))
  }

  private static func key(ofTopic id: String) -> String { "topic " + id }
}

extension Subscription {
  fileprivate var record: StoredRecord {
    StoredRecord(id: id, payload: JSONWriter.compact(kept))
  }
}

extension Topic {
  fileprivate init?(stored item: StoredItem) {
    guard let json = try? JSONParser.parse(Array(item.payload.utf8)) else { return nil }
    self.init(kept: json)
  }

  /// The topic as a row of the database, found by all of its text.
  fileprivate func stored(with text: TopicText?) -> StoredItem {
    let plain = text.map { text in
      text.isHTML
        ? TextDocument(html: Array(text.text.utf8)).plainText() : text.text
    }
    return StoredItem(
      dataset: TopicsDataset.word, id: id, title: title ?? excerpt ?? "",
      text: ([author, feed, plain] + categories).compactMap(\.self).joined(separator: "\n"),
      payload: JSONWriter.compact(kept), fetched: seen?.seconds ?? 0)
  }
}
