import Markup

extension FeedError {
  /// What the document is, in one sentence that begins with where it came from.
  func message(of source: String, _ texts: Texts) -> String {
    switch self {
    case .empty: texts(.feedEmpty, source)
    case .webPage(let feeds) where feeds.isEmpty: texts(.feedWebPage, source)
    case .webPage(let feeds): texts(.feedWebPageNaming, source, texts.list(feeds, limit: 3))
    case .otherDocument(let name): texts(.feedOtherDocument, source, name ?? "?")
    case .unknown: texts(.feedUnknown, source)
    }
  }
}
