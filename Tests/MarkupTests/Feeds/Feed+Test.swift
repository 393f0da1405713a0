@testable import Markup

extension Feed {
  /// The feed in a text; a feed without anything where there is none.
  init(test text: String, base: String? = nil) {
    self =
      (try? FeedReader.read(MarkupText(Array(text.utf8)), base: base)) ?? Feed(format: .json)
  }

  /// The item of a feed of RSS that has these elements.
  static func rssItem(_ elements: String, base: String? = nil) -> FeedItem? {
    let feed = Feed(
      test: "<rss version='2.0'><channel><item>\(elements)</item></channel></rss>", base: base)
    return feed.items.count == 1 ? feed.items[0] : nil
  }

  /// The entry of a feed of Atom that has these elements.
  static func atomEntry(_ elements: String, base: String? = nil) -> FeedItem? {
    let feed = Feed(
      test: "<feed xmlns='http://www.w3.org/2005/Atom'><entry>\(elements)</entry></feed>",
      base: base)
    return feed.items.count == 1 ? feed.items[0] : nil
  }
}

extension FeedReader {
  /// The feed with all of its items.
  static func read(_ text: MarkupText, base: String? = nil) throws(FeedError) -> Feed {
    var items: [FeedItem] = []
    var feed = try read(text, base: base) { items.append($0) }
    feed.items = items
    return feed
  }
}
