/// Every text of the commands outside their help, and what screens share with them, by its key in
/// `Resources/Localizable.xcstrings`.
///
/// The catalogue holds the texts of all languages, so that placeholders and meanings are seen there,
/// and the terms of datasets too, by the raw values of `Term`.
package enum Message: String, CaseIterable, Sendable {
  // MARK: Errors of the command line; %@ is quoted text

  case usageUnknownCommand = "usage.unknown-command"
  case usageUnknownCommandNearest = "usage.unknown-command.nearest"
  case usageUnknownCommandSource = "usage.unknown-command.source"
  case usageUnknownOption = "usage.unknown-option"
  case usageUnknownOptionNearest = "usage.unknown-option.nearest"
  case usageOptionElsewhere = "usage.option-elsewhere"
  case usageMissingValue = "usage.missing-value"
  case usageMissingValueDash = "usage.missing-value.dash"
  case usageValueForFlag = "usage.value-for-flag"
  case usageValueNotAllowed = "usage.value-not-allowed"
  case usageNumber = "usage.number"
  case usageNumberOpen = "usage.number.open"
  case usageSize = "usage.size"
  case usageContradiction = "usage.contradiction"
  case usageMissingWord = "usage.missing-word"
  case usageMissingChoice = "usage.missing-choice"
  case usageWordNotAllowed = "usage.word-not-allowed"
  case usageExtraWord = "usage.extra-word"
  case optionOfOtherSource = "usage.option-of-other-source"
  case argumentNotUTF8 = "usage.argument-not-utf8"
  case countryIsTwoLetters = "usage.country"
  case noColumns = "usage.no-columns"
  case doubleColumn = "usage.double-column"
  case sinceNeeded = "since.needs-since"
  case sinceTwoInputs = "since.two-inputs"
  case allHidden = "usage.all-hidden"
  case unknownComparison = "unknown-comparison"

  // MARK: What a command could not find or do

  case whereNeedsValue = "where-needs-value"
  case unknownColumn = "unknown-column"
  case unknownItem = "unknown-item"
  case unknownDataset = "unknown-dataset"
  case didYouMean = "did-you-mean"
  case nothingToSearch = "search.nothing"
  case noLink = "no-link"
  case noBrowser = "no-browser"
  case noHome = "no-home"
  case screenNotPossible = "screen.not-possible"
  case screenNeedsTerminal = "screen.needs-terminal"
  case outputFailed = "output-failed"
  case moreNotes = "more-notes"
  case badKeys = "screen.bad-keys"
  case textsCut = "texts-cut"
  case addressWithUser = "address-with-user"
  case unexpected = "unexpected-error"
  case noWebAddress = "no-web-address"
  case standardInputClosed = "file.standard-input-closed"
  case readingStandardInput = "file.reading-standard-input"
  case standardInputTooLarge = "file.standard-input-too-large"

  // MARK: Settings

  case unknownSetting = "unknown-setting"
  case settingBadValue = "config.bad-value"
  case notASetting = "config.not-a-setting"
  case settingTemplate = "config.template"
  case settingKeys = "config.keys"

  // MARK: What info and doctor tell

  case infoName = "info.name"
  case infoItems = "info.items"
  case infoRejected = "info.rejected"
  case infoKeys = "info.keys"
  case doctorSystem = "doctor.system"
  case doctorInstalled = "doctor.installed"
  case doctorMissing = "doctor.missing"
  case doctorLanguage = "doctor.language"
  case doctorTerminal = "doctor.terminal"
  case doctorConfig = "doctor.config"
  case doctorColumns = "doctor.columns"
  case doctorNone = "doctor.none"
  case doctorStore = "doctor.store"
  case doctorStoreState = "doctor.store-state"

  // MARK: Answers of the store

  case storeStatusFinal = "store.status-final"
  case answerEmpty = "answer.empty"
  case answerWebPage = "answer.web-page"
  case answerNotUTF8 = "answer.not-utf8"
  case answerNotJSON = "answer.not-json"
  case answerNoResults = "answer.no-results"
  case storeRefused = "store.refused"
  case storeStatus = "store.status"
  case tooManyCalls = "store.too-many-calls"
  case tooManyCallsStatus = "store.too-many-calls-status"
  case waitSeconds = "store.wait-seconds"
  case waitAMinute = "store.wait-a-minute"
  case nothingInStore = "store.nothing-found"
  case recordedMinutes = "store.recorded-minutes"
  case recordedHours = "store.recorded-hours"
  case localAnswer = "store.local-answer"

  // MARK: Frequencies and summaries of columns

  case frequencyCount = "frequency.count"
  case frequencyShare = "frequency.share"
  case frequencyOnDisk = "frequency.on-disk"
  case noValue = "value.none"
  case emptyValue = "value.empty"
  case kindNumber = "column.number"
  case kindText = "column.text"
  case kindDate = "column.date"
  case kindBoolean = "column.boolean"
  case kindJSON = "column.json"
  case kindBytes = "column.bytes"
  case kindMixed = "column.mixed"
  case kindEmpty = "column.empty"
  case columnRows = "column.rows"
  case columnNone = "column.count-empty"
  case columnDistinct = "column.distinct"
  case columnDistinctMore = "column.distinct-more"
  case columnMinimum = "column.minimum"
  case columnMedian = "column.median"
  case columnMaximum = "column.maximum"
  case columnLength = "column.length"

  // MARK: Files of a folder

  case filesSearched = "files.searched"

  // MARK: Counts

  case countItems = "count.items"
}
