import Markup
package import Tables

extension Topic {
  /// The keys of `json`, in order.
  package static let keys = [
    "id", "title", "link", "published", "updated", "author", "feed", "read",
  ]

  /// The topic for scripts.
  package var json: JSONValue {
    .object([
      "id": .string(id), "title": .optional(title), "link": .optional(link),
      "published": .optional(published?.iso8601), "updated": .optional(updated?.iso8601),
      "author": .optional(author), "feed": .string(feed), "read": .bool(isRead),
    ])
  }

  /// All that is kept of it, to be read back by `init(kept:)`; whether it was read is kept elsewhere.
  package var kept: JSONValue {
    .object([
      "id": .string(id), "title": .optional(title), "link": .optional(link),
      "published": .optional(published?.iso8601), "updated": .optional(updated?.iso8601),
      "author": .optional(author),
      "feed": .string(feed), "subscription": .string(subscription),
      "categories": .array(categories.map(JSONValue.string)),
      "enclosures": .array(
        enclosures.map {
          .object([
            "url": .string($0.url), "type": .optional($0.type),
            "length": $0.length.map { .number(String($0)) } ?? .null,
          ])
        }),
      "seen": .optional(seen?.iso8601), "whole": .bool(isWhole), "excerpt": .optional(excerpt),
    ])
  }

  package init?(kept: JSONValue) {
    guard let id = kept["id"]?.string else { return nil }
    self.id = id
    title = kept["title"]?.string
    link = kept["link"]?.string
    published = kept["published"]?.moment
    updated = kept["updated"]?.moment
    author = kept["author"]?.string
    feed = kept["feed"]?.string ?? ""
    subscription = kept["subscription"]?.string ?? ""
    categories = (kept["categories"]?.array ?? []).compactMap(\.string)
    enclosures = (kept["enclosures"]?.array ?? []).compactMap { value in
      value["url"]?.string.map {
        FeedEnclosure(url: $0, type: value["type"]?.string, length: value["length"]?.integer)
      }
    }
    seen = kept["seen"]?.moment
    isWhole = kept["whole"] == .bool(true)
    excerpt = kept["excerpt"]?.string
  }
}

extension TopicText {
  /// As it is kept.
  package var kept: [UInt8] {
    let json = JSONValue.object([
      "text": .string(text), "html": .bool(isHTML), "base": .optional(base),
    ])
    return Array(JSONWriter.compact(json).utf8)
  }

  package init?(kept: [UInt8]) {
    guard let json = try? JSONParser.parse(kept), let text = json["text"]?.string else {
      return nil
    }
    self.init(text: text, isHTML: json["html"] == .bool(true), base: json["base"]?.string)
  }
}

extension JSONValue {
  /// The moment that a text in ISO 8601 names.
  fileprivate var moment: Timestamp? {
    string.flatMap(FeedDate.seconds).map { Timestamp(seconds: $0) }
  }
}
