/// Every text about importing and exporting outside help, by its key in
/// `Resources/Localizable.xcstrings`.
enum ExchangeMessage: String, CaseIterable, Sendable {
  // MARK: Exporting

  case exportOnlyFor = "export.only-for"
  case exportNeedsFile = "export.needs-file"
  case exportNotPacked = "export.not-packed"
  case exportOnlyFeeds = "export.only-feeds"
  case exportNotForFeeds = "export.not-for-feeds"
  case exportOntoInput = "export.onto-input"
  case exportLogBeside = "export.log-beside"
  case exportProgress = "export.progress"

  // MARK: Importing

  case importNeedsInto = "import.needs-into"
  case importIntoOther = "import.into-other"
  case importOtherFile = "import.other-file"
  case importNotForFeeds = "import.not-for-feeds"
  case importOntoInput = "import.onto-input"
  case importReading = "import.reading"
  case importComparing = "import.comparing"
  case importWriting = "import.writing"
  case importIndexing = "import.indexing"
  case importDone = "import.done"
  case importWould = "import.would"
  case importKeepsRows = "import.keeps-rows"
  case importKeepsUnread = "import.keeps-unread"
  case importRenamed = "import.renamed"
  case importWidened = "import.widened"
  case importReprinted = "import.reprinted"
  case importByPosition = "import.by-position"
  case importRejected = "import.rejected"
  case importWouldReject = "import.would-reject"

  // MARK: What a check tells

  case checkColumns = "check.columns"
  case checkKey = "check.key"
  case checkPosition = "check.position"
  case checkNewColumns = "check.new-columns"
  case checkRenamed = "check.renamed"
  case checkLeftOut = "check.left-out"
  case checkNumbers = "check.numbers"
  case checkBooleans = "check.booleans"
  case checkNested = "check.nested"
  case checkWidened = "check.widened"
  case checkReprinted = "check.reprinted"
  case checkOther = "check.other"
  case checkRejected = "check.rejected"

  // MARK: Why a row is not imported

  case rejectDoubleKey = "reject.double-key"
  case rejectNoKey = "reject.no-key"
  case rejectUnfit = "reject.unfit"
  case rejectRefused = "reject.refused"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: ExchangeMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: ExchangeMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
