/// What is asked of the store.
package struct StoreQuery: Hashable, Sendable {
  /// The words as they were typed, without white space around them.
  package var term: String
  package var category: StoreCategory
  /// The storefront: ISO 3166-1 alpha-2, in upper case.
  package var country: String
  /// `en` or `nl`.
  package var language: String
  /// 1 to 200.
  package var limit: Int

  /// The service cuts longer answers without a word.
  package static let maximumLimit = 200

  package init(
    term: String, category: StoreCategory = .all, country: String = "US", language: String = "en",
    limit: Int = maximumLimit
  ) {
    self.term = term
    self.category = category
    self.country = country
    self.language = language
    self.limit = limit
  }

  /// The parameters of the search, in a fixed order.
  package var items: [(name: String, value: String)] {
    [
      ("term", term), ("limit", String(limit)), ("entity", category.entity),
      ("lang", language == "nl" ? "nl_nl" : "en_us"), ("country", country),
    ]
  }

  /// Names the same question by the same text.
  package var key: String {
    "store/" + items.map { $0.name + "=" + $0.value }.joined(separator: "&")
  }
}

/// The four categories of the search screen, in its order.
package enum StoreCategory: String, CaseIterable, Sendable {
  case all, music, software, ebooks

  /// The service's word; all is the empty one.
  package var entity: String {
    switch self {
    case .all: ""
    case .music: "musicTrack"
    case .software: "software"
    case .ebooks: "ebook"
    }
  }

  /// Whether the category lists items of that kind.
  package func includes(kind: String) -> Bool {
    switch self {
    case .all: true
    case .music: ["song", "album", "music-video"].contains(kind)
    case .software: ["software", "mac-software"].contains(kind)
    case .ebooks: kind == "ebook"
    }
  }
}
