package import Markup
package import Tables

extension Feed {
  /// What is known of the feed itself, in the shape that scripts read; its items are not in it.
  package var head: JSONValue {
    .object([
      "title": .optional(title), "link": .optional(link), "updated": .date(updated),
    ])
  }
}

extension FeedItem {
  /// The keys of `json`, in order.
  package static let keys = [
    "id", "title", "link", "published", "updated", "author", "summary", "content", "categories",
    "enclosures",
  ]

  /// The item in the shape that scripts read; what the feed does not say is null.
  package var json: JSONValue {
    .object([
      "id": .optional(id), "title": .optional(title), "link": .optional(link),
      "published": .date(published), "updated": .date(updated), "author": .optional(author),
      "summary": .optional(summary?.text), "content": .optional(content?.text),
      "categories": .array(categories.map(JSONValue.string)),
      "enclosures": .array(enclosures.map(\.json)),
    ])
  }
}

extension FeedEnclosure {
  fileprivate var json: JSONValue {
    .object([
      "url": .string(url), "type": .optional(type),
      "length": length.map { .number(String($0)) } ?? .null,
    ])
  }
}

extension JSONValue {
  /// Seconds since 1970 as ISO 8601 in UTC; null where there are none.
  fileprivate static func date(_ seconds: Int?) -> JSONValue {
    seconds.map { .string(Timestamp(seconds: $0).iso8601) } ?? .null
  }
}
