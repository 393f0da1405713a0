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
    "id", "title", "link", "date", "published", "updated", "author", "summary", "content",
    "categories", "enclosures",
  ]

  /// A content as short as this is a summary too, in bytes.
  private static let shortContent = 1_000

  /// The item in the shape that scripts read; what the feed does not say is null.
  ///
  /// Two things are made easy: `date` is when it was published, or else updated, and `content` is the
  /// fullest text there is.
  package var json: JSONValue {
    .object([
      "id": .optional(id), "title": .optional(title), "link": .optional(link),
      "date": .date(published ?? updated), "published": .date(published),
      "updated": .date(updated), "author": .optional(author),
      "summary": .optional((summary ?? shortContent)?.text),
      "content": .optional((content ?? summary)?.text),
      "categories": .array(categories.map(JSONValue.string)),
      "enclosures": .array(enclosures.map(\.json)),
    ])
  }

  private var shortContent: FeedText? {
    content.flatMap { $0.text.utf8.count <= Self.shortContent ? $0 : nil }
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
