package import Markup

/// An item of a feed, as it is kept and listed.
package struct Topic: Identifiable, Equatable, Sendable {
  package var id: String
  package var title: String?
  package var link: String?
  package var published: Timestamp?
  package var updated: Timestamp?
  package var author: String?
  /// What its feed is called.
  package var feed: String
  /// The subscription that it came with; empty for one of a file.
  package var subscription: String
  package var categories: [String]
  package var enclosures: [FeedEnclosure]
  /// When it was first seen.
  package var seen: Timestamp?
  package var isRead = false
  /// Whether the feed gave the whole text, so that its page need not be fetched.
  package var isWhole: Bool
  /// The beginning of its text, for what has no title.
  package var excerpt: String?

  /// When it was written, as far as anybody knows; when it was found, where nobody does.
  package var date: Timestamp? { published ?? updated ?? seen }

  package init(_ item: FeedItem, id: String, feed: String, subscription: String, seen: Timestamp?) {
    self.id = id
    title = item.title
    link = item.link.map(URLReference.withoutUser)
    published = item.published.map { Timestamp(seconds: $0) }
    updated = item.updated.map { Timestamp(seconds: $0) }
    author = item.author
    self.feed = feed
    self.subscription = subscription
    categories = item.categories
    enclosures = item.enclosures.map { enclosure in
      var enclosure = enclosure
      enclosure.url = URLReference.withoutUser(enclosure.url)
      return enclosure
    }
    self.seen = seen
    isWhole = item.content != nil
    excerpt = item.title == nil ? Self.excerpt(of: item) : nil
  }

  /// The first words of the text.
  private static func excerpt(of item: FeedItem) -> String? {
    guard let text = item.summary ?? item.content else { return nil }
    let plain = FeedCleaning.plainLine(String(text.text.unicodeScalars.prefix(400)))
    let words = plain.unicodeScalars.prefix(80)
    return words.isEmpty ? nil : String(String.UnicodeScalarView(words))
  }
}

/// The text of a topic, as its feed gave it.
package struct TopicText: Equatable, Sendable {
  package var text: String
  package var isHTML: Bool
  /// What relative addresses in it are relative to.
  package var base: String?

  package init(text: String, isHTML: Bool, base: String?) {
    self.text = text
    self.isHTML = isHTML
    self.base = base
  }

  /// The fullest text of an item; nil where the feed gave none.
  package init?(_ item: FeedItem, base: String?) {
    guard let text = item.content ?? item.summary else { return nil }
    self.init(text: text.text, isHTML: text.kind == .html, base: item.link ?? base)
  }
}
