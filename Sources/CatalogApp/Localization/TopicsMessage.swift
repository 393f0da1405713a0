/// Every text about feeds and topics outside help and screens, by its key in
/// `Resources/Localizable.xcstrings`.
enum TopicsMessage: String, CaseIterable, Sendable {
  case feedEmpty = "feed.empty"
  case feedWebPage = "feed.web-page"
  case feedWebPageNaming = "feed.web-page-naming"
  case feedOtherDocument = "feed.other-document"
  case feedUnknown = "feed.unknown"
  case feedAnswer = "feed.answer"
  case feedStatus = "feed.status"
  case feedNotAllowed = "feed.not-allowed"
  case feedGone = "feed.gone"
  case feedTooManyCalls = "feed.too-many-calls"
  case feedNoHome = "feed.no-home"
  case feedBadAddress = "feed.bad-address"
  case feedOneName = "feed.one-name"
  case feedAmbiguous = "feed.ambiguous"
  case feedNotRead = "feed.not-read"
  case feedFoundInPage = "feed.found-in-page"
  case feedOthersInPage = "feed.others-in-page"
  case feedAdded = "feed.added"
  case feedRemoved = "feed.removed"
  case feedKnown = "feed.known"
  case feedNeverAsked = "feed.never-asked"
  case feedLastRead = "feed.last-read"
  case refreshProgress = "refresh.progress"
  case refreshNoFeeds = "refresh.no-feeds"
  case refreshDone = "refresh.done"
  case refreshNew = "refresh.new"
  case refreshFailed = "refresh.failed"
  case refreshWaiting = "refresh.waiting"
  case opmlNone = "opml.none"
  case opmlStrayAmpersand = "opml.stray-ampersand"
  case opmlWouldAdd = "opml.would-add"
  case opmlAdded = "opml.added"
  case opmlFilesLeftOut = "opml.files-left-out"
  case opmlThenRefresh = "opml.then-refresh"
  case whySubscription = "why.subscription"
  case whyNotRead = "why.not-read"
  case whyFetched = "why.fetched"
  case whyAnswer = "why.answer"
  case whyParsed = "why.parsed"
  case whyItems = "why.items"
  case whyDates = "why.dates"
  case whyStored = "why.stored"
  case whyKept = "why.kept"
  case whyListed = "why.listed"
  case whyTopics = "why.topics"
  case whyMoved = "why.moved"
  case whyFault = "why.fault"
  case whyFaultKept = "why.fault-kept"
  case whyNothing = "why.nothing"
  case whyAdd = "why.add"
  case whyNoItems = "why.no-items"
  case whyRefresh = "why.refresh"
  case whyAllThere = "why.all-there"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: TopicsMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: TopicsMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
