/// A feed of any format, with its items in the order of the file.
package struct Feed: Hashable, Sendable {
  package var format: FeedFormat
  package var title: String?
  /// The address of the site, absolute where the feed says enough.
  package var link: String?
  package var summary: String?
  /// Seconds since 1970-01-01 00:00 UTC.
  package var updated: Int?
  package var items: [FeedItem] = []

  package init(format: FeedFormat) { self.format = format }
}

package enum FeedFormat: String, Hashable, Sendable {
  case rss
  /// RSS 1.0 and 0.90.
  case rdf
  case atom
  case json
}

/// One entry of a feed; what it does not say is nil or empty.
package struct FeedItem: Hashable, Sendable {
  /// What the feed calls it, for ever.
  package var id: String?
  /// Plain text, without markup.
  package var title: String?
  /// Only an address that may be opened: none that runs or reads something here.
  package var link: String?
  /// Seconds since 1970-01-01 00:00 UTC.
  package var published: Int?
  package var updated: Int?
  package var author: String?
  /// As given: HTML, but for scripts and styles, or text.
  package var summary: FeedText?
  package var content: FeedText?
  package var categories: [String] = []
  package var enclosures: [FeedEnclosure] = []

  package init() {}
}

/// A text of a feed, as it came, and what it is.
package struct FeedText: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case plain
    case html
  }

  package var text: String
  package var kind: Kind

  package init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }
}

/// A file that belongs to an item.
package struct FeedEnclosure: Hashable, Sendable {
  package var url: String
  package var type: String?
  /// In bytes, as far as the feed knows.
  package var length: Int?

  package init(url: String, type: String? = nil, length: Int? = nil) {
    self.url = url
    self.type = type
    self.length = length
  }
}

/// Why something is no feed.
package enum FeedError: Error, Hashable, Sendable {
  /// There is nothing in it.
  case empty
  /// A page, with the addresses that it names as its feeds.
  case webPage(feeds: [String])
  /// XML or JSON of another kind; the name of its outermost element, where it has one.
  case otherDocument(String?)
  /// Neither markup nor JSON.
  case unknown
}
