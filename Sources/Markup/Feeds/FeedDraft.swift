/// A value that several elements may give: the one of the best rank stays, and of those the first, or
/// the last where each is newer than the one before it.
struct Ranked<Value> {
  private(set) var value: Value?
  private var rank = Int.max

  mutating func offer(_ value: Value?, rank: Int, isNewest: Bool = false) {
    guard let value, isNewest ? rank <= self.rank : rank < self.rank else { return }
    self.value = value
    self.rank = rank
  }
}

/// What is known of a feed or an item while it is read.
struct FeedDraft {
  var title = Ranked<String>()
  var link = Ranked<String>()
  var id = Ranked<String>()
  var published = Ranked<Int>()
  var updated = Ranked<Int>()
  var author = Ranked<String>()
  var summary = Ranked<FeedText>()
  var content = Ranked<FeedText>()
  var categories: [String] = []
  var enclosures: [FeedEnclosure] = []

  /// More of them than anybody reads are left out.
  static let mostParts = 1_000

  var item: FeedItem {
    var item = FeedItem()
    item.id = id.value
    item.title = title.value
    item.link = link.value
    item.published = published.value
    item.updated = updated.value
    item.author = author.value
    item.summary = summary.value
    item.content = content.value
    item.categories = categories
    item.enclosures = enclosures
    return item
  }
}
