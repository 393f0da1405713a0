/// The namespaces that feeds are made of, whatever prefix they have in a document.
enum FeedNamespace: Hashable {
  /// None, or that of an RSS version.
  case rss
  case atom
  case rdf
  case dublinCore
  case dublinCoreTerms
  case content
  case media
  case itunes
  case xhtml
  /// One that says nothing to us.
  case other

  /// What an address names; nil where that is another vocabulary.
  static func named(_ address: String) -> FeedNamespace? {
    var name = address.utf8.map(\.asciiLowercased)[...]
    for prefix in ["http://", "https://", "www."] where name.starts(with: prefix.utf8) {
      name.removeFirst(prefix.utf8.count)
    }
    while let last = name.last, last == UInt8(ascii: "/") || last == UInt8(ascii: "#") {
      name.removeLast()
    }
    switch String(decoding: name, as: UTF8.self) {
    case "w3.org/2005/atom", "purl.org/atom/ns", "example.com/newformat", "example.com/necho",
      "purl.org/echo", "uri/of/echo/namespace":
      return .atom
    case "w3.org/1999/02/22-rdf-syntax-ns": return .rdf
    case "purl.org/dc/elements/1.1", "purl.org/dc/elements/1.0", "purl.org/metadata/dublin_core":
      return .dublinCore
    case "purl.org/dc/terms": return .dublinCoreTerms
    case "purl.org/rss/1.0/modules/content": return .content
    case "search.yahoo.com/mrss", "tools.search.yahoo.com/mrss", "video.search.yahoo.com/mrss":
      return .media
    case "itunes.com/dtds/podcast-1.0.dtd", "example.com/dtds/podcast-1.0.dtd": return .itunes
    case "w3.org/1999/xhtml": return .xhtml
    case "", "purl.org/rss/1.0", "purl.org/net/rss1.1", "my.netscape.com/rdf/simple/0.9",
      "channel.netscape.com/rdf/simple/0.9", "my.netscape.com/publish/formats/rss-0.91.dtd",
      "backend.userland.com/rss", "backend.userland.com/rss2",
      "blogs.law.harvard.edu/tech/rss", "purl.org/rss/1.0/modules/rss091",
      "backend.userland.com/rss091",
      "cyber.law.harvard.edu/rss/rss.html", "rssboard.org/rss-specification":
      return .rss
    default: return nil
    }
  }

  /// What a prefix means where nobody declares it.
  static let customary: [String: FeedNamespace] = [
    "atom": .atom, "atom10": .atom, "atom03": .atom, "a10": .atom, "rdf": .rdf, "dc": .dublinCore,
    "dcterms": .dublinCoreTerms, "dct": .dublinCoreTerms, "content": .content, "media": .media,
    "itunes": .itunes, "xhtml": .xhtml, "rss": .rss,
  ]
}

/// The element names that a reader of feeds looks for, in lower case.
enum FeedWord: String, CaseIterable {
  case rss, rdf, feed, channel, item, entry
  case title, link, guid, id, author, name, category, tags, keywords, enclosure, group
  case description, summary, subtitle, tagline, encoded, content, body, abstract
  case pubDate = "pubdate"
  case lastBuildDate = "lastbuilddate"
  case fullItem = "fullitem"
  case published, updated, modified, issued, created, date
  case creator, subject, identifier

  static let longest = 13
}
