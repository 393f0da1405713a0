import Datasets
import Markup

/// What is read of one entry besides its document: the text kept with it, its page, and the pages
/// that its reader went on to.
struct EntryReading: Sendable {
  /// The text kept with it; nil until it has come.
  var article: [TextBlock]?
  /// Whether the article was asked for, so that it is to be expected.
  var isArticleAsked = false
  /// The entry with its own page, then each page that was opened from the one before.
  var visits: [Visit]
  /// The one that is read.
  var current = 0
  /// Another number whenever what is read has changed.
  var revision = 0

  /// The reading of an entry with a page at an address; nil: it has none.
  init(address: String?) { visits = [Visit(address: address)] }

  var visit: Visit { visits[current] }

  /// Whether a page is read that was opened from another.
  var isElsewhere: Bool { current > 0 }

  var canGoBack: Bool { current > 0 }
  var canGoForward: Bool { current + 1 < visits.count }
}

/// A page that was gone to, and how much of it there is.
struct Visit: Sendable {
  /// How much of a page there is.
  enum State: Sendable {
    case absent
    /// It is on its way; the page that there was until then.
    case loading(ticket: Int, Page?)
    case shown(Page)
    /// Why it could not be had.
    case failed(String)
  }

  /// Nil where there is nothing to be had.
  var address: String?
  var state = State.absent
  /// Where its reader was when leaving it.
  var spot = ReadingSpot()

  /// The page, also while it is asked for again.
  var page: Page? {
    switch state {
    case .shown(let page): page
    case .loading(_, let page): page
    case .absent, .failed: nil
    }
  }

  /// What the page calls itself, else its first heading; nil until it has come.
  var title: String? {
    if let title = page?.title { return title }
    for case .heading(_, let text) in page?.blocks ?? [] { return text.text }
    return nil
  }

  var isLoading: Bool { if case .loading = state { true } else { false } }
}

/// A line of a text that is the same however wide lines are, and whatever comes below it.
struct ReadingSpot: Hashable, Sendable {
  /// The characters before it that are no blanks.
  var place = 0
  /// The lines before it with the same place, such as blank ones.
  var lines = 0

  static let start = ReadingSpot()
}
