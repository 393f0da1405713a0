import Markup

/// The feed that is part of the program: topics about the program itself.
package enum BundledFeed {
  /// The newest first.
  static func topics() -> [Topic] { feed.map(TopicsDataset.topics) ?? [] }

  static func text(of id: String) -> TopicText? {
    feed?.items.first { $0.id == id }.flatMap { TopicText($0, base: nil) }
  }

  private static let feed: Feed? = EmbeddedResources.text(named: "feed.xml").flatMap {
    try? FeedDocument.feed(in: Array($0.utf8))
  }
}
