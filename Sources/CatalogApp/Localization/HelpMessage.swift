/// Every text of help, the manual page and completions, by its key in
/// `Resources/Localizable.xcstrings`.
enum HelpMessage: String, CaseIterable, Sendable {
  // MARK: Help: headings and notes

  case helpTagline = "help.tagline"
  case helpUsage = "help.usage"
  case helpExamples = "help.examples"
  case helpCommands = "help.commands"
  case helpOptions = "help.options"
  case helpOutput = "help.output"
  case helpGeneral = "help.general"
  case helpMore = "help.more"
  case helpGeneralElsewhere = "help.general-elsewhere"
  case helpAll = "help.all"
  case helpValues = "help.values"
  case helpRange = "help.range"
  case helpRepeatable = "help.repeatable"
  case helpSource = "help.source"

  // MARK: Commands: one line each, then what else there is to know

  case commandMonsters = "command.monsters"
  case commandMonstersMore = "command.monsters.more"
  case commandCourses = "command.courses"
  case commandCoursesMore = "command.courses.more"
  case commandSearch = "command.search"
  case commandSearchMore = "command.search.more"
  case commandOpen = "command.open"
  case commandOpenMore = "command.open.more"
  case commandScreenOrList = "command.screen-or-list"
  case commandList = "command.list"
  case commandShow = "command.show"
  case commandShowMore = "command.show.more"
  case commandTopics = "command.topics"
  case commandTopicsMore = "command.topics.more"
  case commandTopicsLists = "command.topics.lists"
  case commandImport = "command.import"
  case commandImportMore = "command.import.more"
  case commandExport = "command.export"
  case commandExportMore = "command.export.more"
  case commandFeed = "command.feed"
  case commandFeedMore = "command.feed.more"
  case commandInfo = "command.info"
  case commandSupport = "command.support"
  case commandSupportMore = "command.support.more"
  case commandSupportTemplates = "command.support.templates"
  case commandSupportMaildir = "command.support.maildir"
  case commandConfig = "command.config"
  case commandConfigMore = "command.config.more"
  case commandDoctor = "command.doctor"
  case commandDoctorMore = "command.doctor.more"
  case commandDoctorNetwork = "command.doctor.network"
  case commandHelp = "command.help"
  case commandCompletions = "command.completions"
  case commandCompletionsMore = "command.completions.more"
  case commandMan = "command.man"
  case commandVersion = "command.version"

  // MARK: Examples: what each does

  case exampleMonsters = "example.monsters"
  case exampleMonstersJSON = "example.monsters.json"
  case exampleCourses = "example.courses"
  case exampleCoursesJSON = "example.courses.json"
  case exampleSearch = "example.search"
  case exampleSearchCountry = "example.search.country"
  case exampleSearchOffline = "example.search.offline"
  case exampleSearchFrom = "example.search.from"
  case exampleOpen = "example.open"
  case exampleOpenSnapshot = "example.open.snapshot"
  case exampleList = "example.list"
  case exampleListWhere = "example.list.where"
  case exampleListTable = "example.list.table"
  case exampleListStdin = "example.list.stdin"
  case exampleShow = "example.show"
  case exampleShowPosition = "example.show.position"
  case exampleTopicsAdd = "example.topics.add"
  case exampleTopicsRefresh = "example.topics.refresh"
  case exampleTopicsUnread = "example.topics.unread"
  case exampleTopicsImport = "example.topics.import"
  case exampleTopicsWhy = "example.topics.why"
  case exampleImport = "example.import"
  case exampleExport = "example.export"
  case exampleFeedCount = "example.feed.count"
  case exampleFeedJSON = "example.feed.json"
  case exampleInfo = "example.info"
  case exampleSupport = "example.support"
  case exampleSupportAttach = "example.support.attach"
  case exampleSupportOpen = "example.support.open"
  case exampleSupportAll = "example.support.all"
  case exampleConfigList = "example.config.list"
  case exampleConfigSet = "example.config.set"
  case exampleDoctor = "example.doctor"
  case exampleDoctorNetwork = "example.doctor.network"
  case exampleHelp = "example.help"
  case exampleCompletionsBash = "example.completions.bash"
  case exampleCompletionsZsh = "example.completions.zsh"
  case exampleCompletionsFish = "example.completions.fish"
  case exampleMan = "example.man"
  case exampleVersion = "example.version"

  // MARK: Options: output

  case optionJSON = "option.json"
  case optionNdjson = "option.ndjson"
  case optionCsv = "option.csv"
  case optionTsv = "option.tsv"
  case optionPlain = "option.plain"

  // MARK: Options: of every command

  case optionColor = "option.color"
  case optionQuiet = "option.quiet"
  case optionConfig = "option.config"
  case optionTimeout = "option.timeout"
  case optionNetwork = "option.network"
  case optionHelp = "option.help"
  case optionVersion = "option.version"

  // MARK: Options: reading a source

  case optionFormat = "option.format"
  case optionDelimiter = "option.delimiter"
  case optionEncoding = "option.encoding"
  case optionTable = "option.table"
  case optionNoHeader = "option.no-header"
  case optionSkip = "option.skip"
  case optionComment = "option.comment"
  case optionFlatten = "option.flatten"

  // MARK: Options: list, search and show

  case optionColumns = "option.columns"
  case optionWhere = "option.where"
  case optionSort = "option.sort"
  case optionDescending = "option.descending"
  case optionListLimit = "option.list.limit"
  case optionCount = "option.count"
  case optionFeedName = "option.feed-name"
  case optionFeedFolder = "option.feed-folder"
  case optionDryRun = "option.dry-run"
  case optionListOutput = "option.list-output"
  case optionInto = "option.into"
  case optionOPML = "option.opml"
  case optionFeedCount = "option.feed-count"
  case optionIn = "option.in"
  case optionCountry = "option.country"
  case optionSearchLang = "option.search.lang"
  case optionSearchLimit = "option.search.limit"
  case optionOffline = "option.offline"
  case optionRefresh = "option.refresh"
  case optionKept = "option.kept"
  case optionSearchFrom = "option.search.from"
  case optionOpen = "option.open"

  // MARK: Options: the full screen

  case optionSize = "option.size"
  case optionKeys = "option.keys"
  case optionSnapshot = "option.snapshot"
  case optionIdiom = "option.idiom"
  case optionPictures = "option.pictures"
  case optionNoMouse = "option.no-mouse"
  case optionPlainUI = "option.plain-ui"

  // MARK: Options: support

  case optionFromJSON = "option.from-json"
  case optionTo = "option.to"
  case optionCc = "option.cc"
  case optionBcc = "option.bcc"
  case optionSupportFrom = "option.support.from"
  case optionReplyTo = "option.reply-to"
  case optionSubject = "option.subject"
  case optionBody = "option.body"
  case optionBodyFile = "option.body-file"
  case optionAttach = "option.attach"
  case optionDiagnostics = "option.diagnostics"
  case optionNoDiagnostics = "option.no-diagnostics"
  case optionSupportLang = "option.support.lang"
  case optionDate = "option.date"
  case optionMessageID = "option.message-id"
  case optionOutput = "option.output"
  case optionForce = "option.force"
  case optionMailto = "option.mailto"
  case optionMaildir = "option.maildir"
  case optionOpenDraft = "option.support.open"
  case optionAll = "option.all"
  case optionSupportWhere = "option.support.where"
  case optionSupportLimit = "option.support.limit"
  case optionTemplate = "option.template"
  case optionNoItem = "option.no-item"
  case optionNoPicture = "option.no-picture"

  // MARK: The manual page

  case manName = "man.name"
  case manSynopsis = "man.synopsis"
  case manDescription = "man.description"
  case manDescriptionText = "man.description.text"
  case manCommands = "man.commands"
  case manOutput = "man.output"
  case manGeneral = "man.general"
  case manEnvironment = "man.environment"
  case manExit = "man.exit"
  case manExamples = "man.examples"

  // MARK: Exit codes

  case exitDone = "exit.done"
  case exitNothingFound = "exit.nothing-found"
  case exitWrongUse = "exit.usage"
  case exitBadData = "exit.bad-data"
  case exitNoInput = "exit.no-input"
  case exitUnavailable = "exit.unavailable"
  case exitCannotCreate = "exit.cannot-create"
  case exitIOError = "exit.input-output"
  case exitTryLater = "exit.try-later"
  case exitNewerVersion = "exit.newer-version"
  case exitNotAllowed = "exit.not-allowed"
  case exitSignal = "exit.signal"

  // MARK: Environment variables

  case environmentHome = "environment.home"
  case environmentStoreURL = "environment.store-url"
  case environmentCoursesURL = "environment.courses-url"
  case environmentXdg = "environment.xdg"
  case environmentColor = "environment.color"
  case environmentTerm = "environment.term"
  case environmentSize = "environment.size"
  case environmentLanguage = "environment.language"
  case environmentBrowser = "environment.browser"
  case environmentProxy = "environment.proxy"
  case environmentNetrc = "environment.netrc"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: HelpMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: HelpMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
