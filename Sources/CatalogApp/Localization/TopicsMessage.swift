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
}

extension Texts {
  /// A text without placeholders.
  subscript(message: TopicsMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: TopicsMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
