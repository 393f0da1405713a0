import Datasets
import MasterDetail
import Tables

extension CommandTable {
  /// The forms of output, for commands that print data.
  static let output: [OptionSpec] = [
    .init(name: .json, group: .output, help: .optionJSON),
    .init(name: .ndjson, group: .output, help: .optionNdjson),
    .init(name: .csv, group: .output, help: .optionCsv),
    .init(name: .tsv, group: .output, help: .optionTsv),
    .init(name: .plain, group: .output, help: .optionPlain),
  ]

  /// The options that every command takes.
  static let general: [OptionSpec] = [
    .init(
      name: .color,
      value: .init(
        placeholder: "WHEN", kind: .choice(ColorChoice.allCases.map(\.rawValue))),
      help: .optionColor),
    .init(name: .quiet, letter: "q", help: .optionQuiet),
    .init(name: .config, value: file, help: .optionConfig),
    .init(name: .help, letter: "h", help: .optionHelp),
    .init(name: .version, help: .optionVersion),
  ]

  /// How to read a source.
  static let readingOptions: [OptionSpec] = [
    .init(
      name: .format,
      value: .init(
        placeholder: "FORMAT", kind: .choice(TableFormat.allCases.map(\.rawValue))),
      help: .optionFormat),
    .init(
      name: .delimiter, value: .init(placeholder: "CHARACTER", kind: .text),
      formats: [.csv, .tsv], help: .optionDelimiter),
    .init(
      name: .encoding, value: .init(placeholder: "ENCODING", kind: .text),
      formats: [.csv, .tsv, .json, .ndjson], help: .optionEncoding),
    .init(
      name: .table, value: .init(placeholder: "NAME", kind: .text), formats: [.sqlite],
      help: .optionTable),
    .init(name: .noHeader, formats: [.csv, .tsv], help: .optionNoHeader),
    .init(
      name: .skip, value: .init(placeholder: "N", kind: .number(0...Int.max)),
      formats: [.csv, .tsv], help: .optionSkip),
    .init(
      name: .comment, value: .init(placeholder: "CHARACTER", kind: .text), formats: [.csv, .tsv],
      help: .optionComment),
    .init(name: .flatten, formats: [.json, .ndjson], help: .optionFlatten),
  ]

  /// What the columns of a table are for.
  static let roleOptions: [OptionSpec] = [
    .init(name: .title, value: column, help: .optionTitle),
    .init(name: .subtitle, value: column, help: .optionSubtitle),
    .init(name: .link, value: column, help: .optionLink),
    .init(name: .picture, value: column, help: .optionPicture),
    .init(name: .dateColumn, value: column, help: .optionDateColumn),
    .init(name: .id, value: column, help: .optionID),
  ]

  /// Which files of a folder are meant.
  static let folderOptions: [OptionSpec] = [
    .init(name: .recursive, help: .optionRecursive), allFiles,
  ]

  static let allFiles = OptionSpec(name: .all, help: .optionAllFiles)
  static let writes = OptionSpec(name: .write, help: .optionWrite)

  /// What compares a list with an earlier one.
  static let sinceOptions: [OptionSpec] = [
    .init(name: .since, value: .init(placeholder: "SOURCE", kind: .source), help: .optionSince),
    .init(name: .key, value: column, help: .optionSinceKey),
  ]

  static let listOptions: [OptionSpec] = [
    .init(name: .columns, value: .init(placeholder: "A,B", kind: .text), help: .optionColumns),
    .init(
      name: .where, value: .init(placeholder: "COLUMN=VALUE", kind: .text), repeats: true,
      help: .optionWhere),
    .init(
      name: .hide, value: .init(placeholder: "A,B", kind: .text), repeats: true, help: .optionHide),
    .init(
      name: .sort, value: .init(placeholder: "A,-B", kind: .text, mayBeginWithDash: true),
      help: .optionSort),
    .init(name: .descending, help: .optionDescending),
    .init(
      name: .limit, value: .init(placeholder: "N", kind: .number(0...Int.max)),
      help: .optionListLimit),
    .init(name: .count, help: .optionCount),
    .init(
      name: .frequency, value: .init(placeholder: "COLUMN", kind: .text), help: .optionFrequency),
  ]

  static let infoOptions: [OptionSpec] = [.init(name: .summary, help: .optionSummary)]

  static let searchOptions: [OptionSpec] = [
    .init(
      name: .in,
      value: .init(placeholder: "PART", kind: .choice(StoreCategory.allCases.map(\.rawValue))),
      help: .optionIn),
    .init(name: .country, value: .init(placeholder: "CC", kind: .text), help: .optionCountry),
    .init(name: .lang, value: language, help: .optionSearchLang),
    .init(
      name: .limit, value: .init(placeholder: "N", kind: .number(1...Int.max)),
      help: .optionSearchLimit),
    .init(name: .offline, help: .optionOffline),
    timeout,
    .init(
      name: .from, value: .init(placeholder: "SOURCE", kind: .source), help: .optionSearchFrom),
  ]

  static let doctorOptions: [OptionSpec] = [
    .init(name: .network, value: .init(placeholder: "URL", kind: .text), help: .optionNetwork),
    timeout,
  ]

  /// What a network search may do, for screens that can search the store.
  static let storeOptions: [OptionSpec] = searchOptions.filter {
    [.country, .lang, .offline, .timeout].contains($0.name)
  }

  /// When the network is asked, for a list that is fetched.
  static let fetchOptions: [OptionSpec] = [
    .init(name: .refresh, group: .network, help: .optionRefresh),
    .init(name: .offline, group: .network, help: .optionKept),
    .init(
      name: .timeout, value: .init(placeholder: "SECONDS", kind: .number(1...600)),
      help: .optionTimeout),
  ]

  /// How the full screen is shown, or printed instead.
  static let screenOptions: [OptionSpec] = [
    .init(name: .size, value: .init(placeholder: "COLSxROWS", kind: .size), help: .optionSize),
    .init(name: .keys, value: .init(placeholder: "KEYS", kind: .text), help: .optionKeys),
    .init(
      name: .snapshot,
      value: .init(
        placeholder: "FORM", kind: .choice(SnapshotForm.allCases.map(\.rawValue)),
        implied: SnapshotForm.text.rawValue),
      help: .optionSnapshot),
    .init(
      name: .idiom,
      value: .init(placeholder: "IDIOM", kind: .choice(Idiom.allCases.map(\.rawValue))),
      help: .optionIdiom),
    .init(
      name: .pictures,
      value: .init(placeholder: "HOW", kind: .choice(PictureChoice.allCases.map(\.rawValue))),
      help: .optionPictures),
    .init(name: .noMouse, help: .optionNoMouse),
    .init(name: .plainUI, help: .optionPlainUI),
  ]

  /// What the words behind `topics` take.
  static let topicsOptions: [OptionSpec] = [
    .init(name: .name, value: text, help: .optionFeedName),
    .init(name: .folder, value: text, repeats: true, help: .optionFeedFolder),
    .init(name: .dryRun, help: .optionDryRun),
    .init(name: .output, letter: "o", value: file, help: .optionListOutput),
    .init(name: .force, letter: "f", help: .optionForce),
  ]

  /// What the words behind `files` take.
  static let filesOptions: [OptionSpec] = [
    .init(name: .force, letter: "f", help: .optionFilesForce)
  ]

  static let importOptions: [OptionSpec] = [
    .init(name: .into, value: .init(placeholder: "TARGET", kind: .source), help: .optionInto),
    .init(name: .key, value: .init(placeholder: "COLUMN", kind: .text), help: .optionKey),
    .init(name: .rejects, value: file, help: .optionRejects),
    .init(name: .force, letter: "f", help: .optionForce),
    .init(name: .check, help: .optionDryRun),
    .init(name: .dryRun, help: .optionDryRun),
  ]

  static let exportOptions: [OptionSpec] =
    [
      .init(name: .output, letter: "o", value: file, help: .optionListOutput),
      .init(name: .force, letter: "f", help: .optionForce),
      .init(name: .csv, group: .output, help: .optionExportCSV),
      .init(name: .tsv, group: .output, help: .optionExportTSV),
      .init(name: .json, group: .output, help: .optionExportJSON),
      .init(name: .ndjson, group: .output, help: .optionExportNDJSON),
      .init(name: .markdown, group: .output, help: .optionMarkdown),
      .init(name: .html, group: .output, help: .optionHTML),
      .init(name: .sqlite, group: .output, help: .optionSQLite),
      .init(name: .opml, group: .output, help: .optionOPML),
      .init(name: .spreadsheetSafe, help: .optionSpreadsheetSafe),
    ] + selectingOptions

  /// Which items are wanted, and in which order.
  static let selectingOptions = listOptions.filter {
    $0.name != .count && $0.name != .frequency
  }

  static let feedOptions: [OptionSpec] = [.init(name: .count, help: .optionFeedCount)]

  static let showOptions: [OptionSpec] =
    [
      .init(name: .open, help: .optionOpen)
    ] + fetchOptions

  static let supportOptions: [OptionSpec] = [
    .init(name: .to, value: addresses, repeats: true, help: .optionTo),
    .init(name: .cc, value: addresses, repeats: true, help: .optionCc),
    .init(name: .bcc, value: addresses, repeats: true, help: .optionBcc),
    .init(
      name: .from, value: .init(placeholder: "ADDRESS", kind: .text), help: .optionSupportFrom),
    .init(
      name: .replyTo, value: .init(placeholder: "ADDRESS", kind: .text), help: .optionReplyTo),
    .init(name: .subject, value: text, help: .optionSubject),
    .init(name: .body, value: text, group: .text, help: .optionBody),
    .init(name: .bodyFile, value: file, group: .text, help: .optionBodyFile),
    .init(name: .attach, value: file, repeats: true, help: .optionAttach),
    .init(name: .fromJSON, value: file, help: .optionFromJSON),
    .init(name: .template, value: file, help: .optionTemplate),
    .init(name: .noItem, help: .optionNoItem),
    .init(name: .noPicture, help: .optionNoPicture),
    .init(name: .diagnostics, group: .diagnostics, help: .optionDiagnostics),
    .init(name: .noDiagnostics, group: .diagnostics, help: .optionNoDiagnostics),
    .init(name: .lang, value: language, help: .optionSupportLang),
    .init(name: .date, value: .init(placeholder: "DATE", kind: .text), help: .optionDate),
    .init(
      name: .messageID, value: .init(placeholder: "ID", kind: .text), help: .optionMessageID),
    .init(
      name: .output, letter: "o", value: file, group: .destination, help: .optionOutput),
    .init(name: .force, letter: "f", help: .optionForce),
    .init(
      name: .maildir, value: .init(placeholder: "DIR", kind: .file), group: .destination,
      help: .optionMaildir),
    .init(name: .mailto, group: .destination, help: .optionMailto),
    .init(name: .open, help: .optionOpenDraft),
    .init(name: .all, help: .optionAll),
    .init(
      name: .where, value: .init(placeholder: "COLUMN=VALUE", kind: .text), repeats: true,
      help: .optionSupportWhere),
    .init(
      name: .limit, value: .init(placeholder: "N", kind: .number(0...Int.max)),
      help: .optionSupportLimit),
  ]

  private static let timeout = OptionSpec(
    name: .timeout, value: .init(placeholder: "SECONDS", kind: .number(1...600)),
    help: .optionTimeout)
  private static let column = OptionSpec.Value(placeholder: "COLUMN", kind: .text)
  private static let text = OptionSpec.Value(placeholder: "TEXT", kind: .text)
  private static let file = OptionSpec.Value(placeholder: "FILE", kind: .file)
  private static let addresses = OptionSpec.Value(placeholder: "ADDRESSES", kind: .text)
  private static let language = OptionSpec.Value(
    placeholder: "LANGUAGE", kind: .choice(Language.allCases.map(\.rawValue)))
}

extension CommandTable {
  /// Every option of every command, the general ones first; some names come more than once.
  static let allOptions = general + output + commands.flatMap(\.options)
}
