import Markup
import Tables

/// Reads JSON Feed 1.0 and 1.1 (https://www.jsonfeed.org/version/1.1/).
enum JSONFeed {
  /// How many items the feed has.
  static func count(in bytes: [UInt8]) throws(FeedError) -> Int {
    try (document(in: bytes)["items"]?.array ?? []).count { $0.members != nil }
  }

  /// The document, if it is a feed.
  private static func document(in bytes: [UInt8]) throws(FeedError) -> JSONValue {
    guard let document = try? JSONParser.parse(bytes) else { throw .otherDocument("JSON") }
    // The version says what it is; some leave it out, but have items.
    let isNamed = document["version"]?.string?.contains("jsonfeed") ?? false
    guard document.members != nil, isNamed || document["items"]?.array != nil else {
      throw .otherDocument("JSON")
    }
    return document
  }

  /// Hands over the items one after another; the feed that is returned has none.
  static func read(
    _ bytes: [UInt8], address: String?, receive: (FeedItem) -> Void
  ) throws(FeedError) -> Feed {
    let document = try document(in: bytes)
    var feed = Feed(format: .json)
    feed.title = line(document["title"]).map(name)
    feed.link = link(document["home_page_url"], base: address)
    let base = feed.link ?? address
    feed.summary = text(document["description"])
    let author = self.author(of: document).map(name)
    for value in document["items"]?.array ?? [] {
      if let item = item(value, base: base, feedAuthor: author) { receive(item) }
    }
    return feed
  }

  /// What is no object is no item.
  private static func item(_ value: JSONValue, base: String?, feedAuthor: String?) -> FeedItem? {
    guard value.members != nil else { return nil }
    var item = FeedItem()
    item.id = text(value["id"]).map(FeedCleaning.line).flatMap(FeedCleaning.whole)
    item.title = line(value["title"])
    item.link = link(value["url"], base: base) ?? link(value["external_url"], base: base)
    item.published = date(value["date_published"])
    item.updated = date(value["date_modified"])
    item.author = author(of: value) ?? feedAuthor
    item.summary = text(value["summary"]).map { FeedText($0, .plain) }
    item.content =
      text(value["content_html"]).map { FeedText(FeedCleaning.withoutScripts($0), .html) }
      ?? text(value["content_text"]).map { FeedText($0, .plain) }
    item.categories = (value["tags"]?.array ?? []).compactMap { line($0) }
    item.enclosures = (value["attachments"]?.array ?? []).compactMap { enclosure($0, base: base) }
    return item
  }

  private static func author(of value: JSONValue) -> String? {
    let first = value["authors"]?.array?.lazy.compactMap { line($0["name"]) }.first
    return first ?? line(value["author"]?["name"]) ?? line(value["author"])
  }

  private static func enclosure(_ value: JSONValue, base: String?) -> FeedEnclosure? {
    guard let url = link(value["url"], base: base) else { return nil }
    let size = text(value["size_in_bytes"]).flatMap { Int($0) }
    return FeedEnclosure(
      url: url, type: line(value["mime_type"]), length: size.flatMap { $0 >= 0 ? $0 : nil })
  }

  // MARK: Values

  /// A text, or a number as its digits, where there is something in it.
  private static func text(_ value: JSONValue?) -> String? {
    let text: String
    switch value {
    case .string(let string): text = FeedCleaning.text(string)
    case .number(let digits): text = digits
    default: return nil
    }
    return text.utf8.allSatisfy(FeedCleaning.isBlank) ? nil : text
  }

  private static func line(_ value: JSONValue?) -> String? {
    text(value).map { FeedCleaning.cut(FeedCleaning.line($0)) }
  }

  /// What every item has with it.
  private static func name(_ line: String) -> String {
    FeedCleaning.cut(line, to: FeedCleaning.longestName)
  }

  private static func date(_ value: JSONValue?) -> Int? { text(value).flatMap(FeedDate.seconds) }

  private static func link(_ value: JSONValue?, base: String?) -> String? {
    guard let address = text(value) else { return nil }
    let whole = URLReference.resolved(address, against: base)
    guard !whole.isEmpty, URLReference.isSafe(whole) else { return nil }
    return FeedCleaning.whole(whole)
  }
}
