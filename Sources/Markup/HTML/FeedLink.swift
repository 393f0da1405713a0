/// A feed that a page tells of.
package struct FeedLink: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable {
    case rss
    case atom
    case json
    /// An XML of either kind.
    case xml
  }

  package var title: String?
  /// The whole address, where the page's is known.
  package var address: String
  package var format: Format
  /// Whether the page does not say that it is one: its address looks like one's.
  package var isGuess: Bool
  /// Whether it has what readers wrote, not what they read.
  package var isOfComments: Bool
}

extension FeedLink.Format {
  /// The format of a media type; nil if it is none of a feed's.
  init?(mediaType: some Sequence<UInt8>) {
    let name = mediaType.prefix { $0 != UInt8(ascii: ";") }.filter { !$0.isMarkupSpace }
    switch String(decoding: name.map(\.asciiLowercased), as: UTF8.self) {
    case "application/rss+xml", "application/rdf+xml", "text/rss+xml", "application/x-rss+xml",
      "application/rss", "text/rss":
      self = .rss
    case "application/atom+xml", "text/atom+xml", "application/atom": self = .atom
    case "application/feed+json", "application/json": self = .json
    case "application/xml", "text/xml": self = .xml
    default: return nil
    }
  }

  /// The format that the path of an address looks like; nil if it looks like no feed.
  init?(path: ArraySlice<UInt8>) {
    let names = path.split(separator: UInt8(ascii: "/"))
    let name = String(decoding: (names.last ?? []).map(\.asciiLowercased), as: UTF8.self)
    switch name {
    case "feed.json": self = .json
    case "feed", "feeds", "rss", "rss2", "feed.xml", "index.xml", "rdf": self = .xml
    case "atom": self = .atom
    default:
      if name.ends(with: ".rss") || name.ends(with: ".rdf") {
        self = .rss
      } else if name.ends(with: ".atom") {
        self = .atom
      } else if name.ends(with: ".xml") {
        self = .xml
      } else {
        return nil
      }
    }
  }
}
