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
    var members: [JSONValue.Member] = []
    members.reserveCapacity(Self.keys.count)
    eachMember { members.append(.init($0, $1)) }
    return .object(members)
  }

  /// The members of `json` one after another, for those who keep none of them.
  package func eachMember<Failure>(
    _ body: (_ name: String, _ value: JSONValue) throws(Failure) -> Void
  ) throws(Failure) {
    try body("id", .optional(id))
    try body("title", .optional(title))
    try body("link", .optional(link))
    let (published, updated) = (JSONValue.date(published), JSONValue.date(updated))
    try body("date", published.isNull ? updated : published)
    try body("published", published)
    try body("updated", updated)
    try body("author", .optional(author))
    try body("summary", .optional((summary ?? shortContent)?.text))
    try body("content", .optional((content ?? summary)?.text))
    try body("categories", .array(categories.map(JSONValue.string)))
    try body("enclosures", .array(enclosures.map(\.json)))
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
