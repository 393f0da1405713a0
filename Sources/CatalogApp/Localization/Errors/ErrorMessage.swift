/// Every sentence about an error or a warning of the foundations, and the parts of such sentences,
/// by its key in `Resources/Localizable.xcstrings`.
///
/// Where a foundation has an English sentence of its own, the English text here is the same one,
/// which a test holds to.
package enum ErrorMessage: String, CaseIterable, Sendable {
  // MARK: What is named in several

  case standardInput = "name.standard-input"
  case standardOutput = "name.standard-output"
  case andMore = "list.and-more"

  // MARK: Fetching

  case fetchBadAddress = "fetch.bad-address"
  case fetchScheme = "fetch.scheme"
  case fetchBadHeader = "fetch.bad-header"
  case fetchResolve = "fetch.resolve"
  case fetchConnect = "fetch.connect"
  case fetchProxyStatus = "fetch.proxy-status"
  case fetchProxy = "fetch.proxy"
  case fetchTLS = "fetch.tls"
  case fetchTimedOut = "fetch.timed-out"
  case fetchTooLarge = "fetch.too-large"
  case fetchRedirects = "fetch.redirects"
  case fetchRedirectScheme = "fetch.redirect-scheme"
  case fetchEndedEarly = "fetch.ended-early"
  case fetchEncoding = "fetch.encoding"
  case fetchReset = "fetch.reset"
  case fetchNotHTTP = "fetch.not-http"
  case fetchCancelled = "fetch.cancelled"
  case fetchLibrary = "fetch.library"
  case fetchResources = "fetch.resources"
  case fetchOther = "fetch.other"
  case fetchBytes = "fetch.bytes"
  case fetchSeconds = "fetch.seconds"
  case fetchMilliseconds = "fetch.milliseconds"

  // MARK: The store on disk

  case keptNewer = "kept.newer"
  case keptForeign = "kept.foreign"
  case keptDamaged = "kept.damaged"
  case keptBusy = "kept.busy"
  case keptCannotCreate = "kept.cannot-create"
  case keptNotWritable = "kept.not-writable"
  case keptNotReadable = "kept.not-readable"
  case keptFull = "kept.full"
  case keptFailed = "kept.failed"
  case keptMovedAside = "kept.moved-aside"
  case obstacleNoFolder = "obstacle.no-folder"
  case obstacleNotAllowed = "obstacle.not-allowed"
  case obstacleReadOnly = "obstacle.read-only"
  case obstacleFull = "obstacle.full"
  case obstacleLongPath = "obstacle.long-path"
  case obstacleIsFolder = "obstacle.is-folder"
  case obstacleOther = "obstacle.other"

  // MARK: Tables

  case tableNoSuchFile = "table.no-such-file"
  case tableFolder = "table.folder"
  case tableNotAllowed = "table.not-allowed"
  case tableTerminal = "table.terminal"
  case tableCannotRead = "table.cannot-read"
  case tableUnknownFormat = "table.unknown-format"
  case tableUnknownEncoding = "table.unknown-encoding"
  case tableUnknownDelimiter = "table.unknown-delimiter"
  case tableNotInEncoding = "table.not-in-encoding"
  case tableUnclosedQuote = "table.unclosed-quote"
  case tableTooLarge = "table.too-large"
  case tableTextAfterValue = "table.text-after-value"
  case tableEmptyJSON = "table.empty-json"
  case tableTooManyKeys = "table.too-many-keys"
  case tableNotSQLite = "table.not-sqlite"
  case tableSQLiteFromInput = "table.sqlite-from-input"
  case tableNoTables = "table.no-tables"
  case tableNoSuchTable = "table.no-such-table"
  case tableSeveralTables = "table.several-tables"
  case tableChoice = "table.choice"
  case tableNoChoice = "table.no-choice"
  case tableLocked = "table.locked"
  case tableSQLite = "table.sqlite"

  // MARK: Notes about tables

  case noteEmptyFile = "note.empty-file"
  case noteGuessedEncoding = "note.guessed-encoding"
  case noteReplacedBytes = "note.replaced-bytes"
  case noteRenamedColumns = "note.renamed-columns"
  case noteExtraFields = "note.extra-fields"
  case noteEmptyExtraFields = "note.empty-extra-fields"
  case noteStrayQuote = "note.stray-quote"
  case noteBlankLines = "note.blank-lines"
  case noteRepeatedKey = "note.repeated-key"
  case noteLoneSurrogate = "note.lone-surrogate"
  case noteOtherMembers = "note.other-members"
  case noteWriteAheadLog = "note.write-ahead-log"
  case noteBrokenText = "note.broken-text"
  case noteMore = "note.more"
  case noteLine = "note.line"
  case noteRecord = "note.record"

  // MARK: JSON

  case jsonEnd = "json.end"
  case jsonUnexpected = "json.unexpected"
  case jsonUnexpectedByte = "json.unexpected-byte"
  case jsonNumber = "json.number"
  case jsonEscape = "json.escape"
  case jsonControl = "json.control"
  case jsonNotUTF8 = "json.not-utf8"
  case jsonTooDeep = "json.too-deep"
  case jsonTextAfter = "json.text-after"

  // MARK: Mail

  case mailNotAnAddress = "mail.not-an-address"
  case mailSeveralAddresses = "mail.several-addresses"
  case mailControlCharacter = "mail.control-character"
  case mailNotADate = "mail.not-a-date"
  case mailNotAMessageID = "mail.not-a-message-id"
  case mailBodyNUL = "mail.body-nul"
  case mailNoRecipients = "mail.no-recipients"
  case mailDomainEncoded = "mail.domain-encoded"
  case mailQuotedLocalPart = "mail.quoted-local-part"

  // MARK: What is wrong with an address

  case addressEmpty = "address.empty"
  case addressNoAt = "address.no-at"
  case addressSeveralAts = "address.several-ats"
  case addressNoLocalPart = "address.no-local-part"
  case addressNoDomain = "address.no-domain"
  case addressSpace = "address.space"
  case addressDot = "address.dot"
  case addressOpenQuote = "address.open-quote"
  case addressOpenAngle = "address.open-angle"
  case addressStrayAngle = "address.stray-angle"
  case addressTextAfter = "address.text-after"
  case addressSemicolon = "address.semicolon"
  case addressColon = "address.colon"
  case addressUnexpected = "address.unexpected"
  case addressNonASCII = "address.non-ascii"
  case addressLocalPartTooLong = "address.local-part-too-long"
  case addressDomainTooLong = "address.domain-too-long"
  case addressLabelTooLong = "address.label-too-long"
  case addressHyphen = "address.hyphen"
  case addressCharacter = "address.character"
  case addressLiteral = "address.literal"

  // MARK: What is wrong with a date

  case dateForm = "date.form"
  case dateNoZone = "date.no-zone"
  case dateNoSuchDay = "date.no-such-day"
  case dateNoSuchTime = "date.no-such-time"
  case dateNoSuchZone = "date.no-such-zone"
  case dateOtherWeekday = "date.other-weekday"
  case monday = "weekday.Mon"
  case tuesday = "weekday.Tue"
  case wednesday = "weekday.Wed"
  case thursday = "weekday.Thu"
  case friday = "weekday.Fri"
  case saturday = "weekday.Sat"
  case sunday = "weekday.Sun"

  // MARK: Files that are read and written; %@ is a quoted name

  case inputMissing = "input.missing"
  case inputFolder = "input.folder"
  case inputSpecial = "input.special"
  case inputLoop = "input.loop"
  case inputNotAllowed = "input.not-allowed"
  case inputTooLarge = "input.too-large"
  case inputFailed = "input.failed"
  case outputExists = "output.exists"
  case outputFolder = "output.folder"
  case outputSpecial = "output.special"
  case outputNoFolder = "output.no-folder"
  case outputNotAllowed = "output.not-allowed"
  case outputFull = "output.full"
  case outputLocked = "output.locked"
  case outputCannotCreate = "output.cannot-create"
  case outputCannotWrite = "output.cannot-write"

  // MARK: The support draft

  case draftTwoBodies = "draft.two-bodies"
  case draftNotUTF8 = "draft.not-utf8"
  case draftNotText = "draft.not-text"
  case draftNotJSON = "draft.not-json"
  case draftNotAnObject = "draft.not-an-object"
  case draftBccStays = "draft.bcc-stays"
}
