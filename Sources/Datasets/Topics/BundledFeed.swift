import Markup

/// The feed that is part of the program: topics about the program itself.
package enum BundledFeed {
  /// The newest first.
  static func topics() -> [Topic] { feed.map(TopicsDataset.topics) ?? [] }

  static func text(of id: String) -> TopicText? {
    feed?.items.first { $0.id == id }.flatMap { TopicText($0, base: nil) }
  }

  /// The page of one of its topics, as HTML; nil where the address is of none.
  ///
  /// The addresses lead nowhere, so the texts that link to each other come with the program.
  package static func page(at address: String) -> String? {
    guard address.utf8.starts(with: start.utf8),
      let item = feed?.items.first(where: { $0.link == address }), let text = item.content
    else { return nil }
    return "<h1>" + escaped(item.title ?? "") + "</h1>" + text.text
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// What all their addresses begin with.
  private static let start = "https://catalog.example/"

  private static let feed: Feed? = EmbeddedResources.text(named: "feed.xml").flatMap {
    try? FeedDocument.feed(in: Array($0.utf8))
  }
}
