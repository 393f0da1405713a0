/// The one description of the command line: parsing, help, manual page and completions are all
/// made from it.
enum CommandTable {
  /// All commands, in the order of help.
  static let commands: [CommandSpec] = [
    monsters, courses, topics, files, search, open, list, show, info, importing, exporting, feed,
    support,
    config, doctor, help, completions, man, version,
  ]

  static func spec(of name: CommandName) -> CommandSpec? { commands.first { $0.name == name } }

  private static let source = CommandSpec.Operand(name: "SOURCE", kind: .source)
  private static let item = CommandSpec.Operand(name: "ITEM", kind: .text)

  private static let monsters = CommandSpec(
    name: .monsters, forms: [.init()], options: listOptions + screenOptions,
    printsData: true, summary: .commandMonsters,
    discussion: [.commandMonstersMore, .commandScreenOrList],
    examples: [
      .init(line: "catalog monsters", meaning: .exampleMonsters),
      .init(line: "catalog monsters --json", meaning: .exampleMonstersJSON),
    ])

  private static let courses = CommandSpec(
    name: .courses, forms: [.init()], options: listOptions + fetchOptions + screenOptions,
    printsData: true, summary: .commandCourses,
    discussion: [.commandCoursesMore, .commandScreenOrList],
    examples: [
      .init(line: "catalog courses", meaning: .exampleCourses),
      .init(line: "catalog courses --refresh --json", meaning: .exampleCoursesJSON),
    ])

  private static let url = CommandSpec.Operand(name: "URL", kind: .text)
  private static let urls = CommandSpec.Operand(name: "URL", kind: .text, repeats: true)

  private static let topics = CommandSpec(
    name: .topics,
    forms: [
      .init(options: (listOptions + fetchOptions + screenOptions).map(\.name)),
      .init(keyword: "add", operands: [urls], options: [.name, .folder, .timeout]),
      .init(keyword: "remove", operands: [urls], options: []),
      .init(keyword: "refresh", options: [.timeout]),
      .init(keyword: "refresh", operands: [urls], options: [.timeout]),
      .init(keyword: "list", options: [.count]),
      .init(
        keyword: "import", operands: [.init(name: "FILE", kind: .file)], options: [.dryRun]),
      .init(keyword: "export", options: [.output, .force]),
      .init(keyword: "why", operands: [url], options: [.timeout]),
    ],
    options: listOptions + fetchOptions + topicsOptions + screenOptions, printsData: true,
    summary: .commandTopics,
    discussion: [.commandTopicsMore, .commandTopicsLists, .commandScreenOrList],
    examples: [
      .init(line: "catalog topics add https://example.org/blog", meaning: .exampleTopicsAdd),
      .init(line: "catalog topics refresh", meaning: .exampleTopicsRefresh),
      .init(line: "catalog topics --where read=false --json", meaning: .exampleTopicsUnread),
      .init(line: "catalog topics import feeds.opml", meaning: .exampleTopicsImport),
      .init(line: "catalog topics why https://example.org/feed", meaning: .exampleTopicsWhy),
    ])

  private static let fileWord = CommandSpec.Operand(name: "FOLDER/NAME", kind: .text)
  private static let placeWord = CommandSpec.Operand(name: "FOLDER[/NAME]", kind: .text)
  private static let textFile = CommandSpec.Operand(name: "FILE", kind: .file)

  private static let files = CommandSpec(
    name: .files,
    forms: [
      .init(options: (listOptions + screenOptions).map(\.name)),
      .init(keyword: "new", operands: [placeWord], options: []),
      .init(keyword: "new", operands: [fileWord, textFile], options: []),
      .init(keyword: "save", operands: [fileWord], options: []),
      .init(keyword: "save", operands: [fileWord, textFile], options: []),
      .init(
        keyword: "rename", operands: [placeWord, .init(name: "NEWNAME", kind: .text)], options: []),
      .init(
        keyword: "move", operands: [fileWord, .init(name: "FOLDER", kind: .text)], options: []),
      .init(keyword: "duplicate", operands: [fileWord], options: []),
      .init(keyword: "delete", operands: [placeWord], options: []),
      .init(keyword: "trash", options: [.count]),
      .init(keyword: "restore", operands: [.init(name: "ITEM", kind: .text)], options: []),
      .init(keyword: "empty-trash", options: [.force]),
      .init(keyword: "folders", options: [.count]),
    ],
    options: listOptions + filesOptions + screenOptions, printsData: true, summary: .commandFiles,
    discussion: [.commandFilesMore, .commandScreenOrList],
    examples: [
      .init(line: "catalog files new work/todo -", meaning: .exampleFilesNew),
      .init(line: "catalog files --where folder=work --json", meaning: .exampleFilesList),
      .init(line: "catalog files delete work/todo", meaning: .exampleFilesDelete),
      .init(line: "catalog import ~/texts --into files --check", meaning: .exampleFilesImport),
      .init(line: "catalog export files -o texts", meaning: .exampleFilesExport),
    ])

  private static let importing = CommandSpec(
    name: .import, forms: [.init(operands: [.init(name: "FILE", kind: .file)])],
    options: importOptions + readingOptions, printsData: true, summary: .commandImport,
    discussion: [
      .commandImportMore, .commandImportMirror, .commandImportRejects, .commandImportFeeds,
      .commandImportFiles,
    ],
    examples: [
      .init(line: "catalog import people.csv --into data.db", meaning: .exampleImportTable),
      .init(
        line: "catalog import people.json --into data.db#people --key email --check",
        meaning: .exampleImportCheck),
      .init(line: "catalog import feeds.opml --into topics --check", meaning: .exampleImport),
    ])

  private static let exporting = CommandSpec(
    name: .export, forms: [.init(operands: [source])],
    options: exportOptions + folderOptions + readingOptions, summary: .commandExport,
    discussion: [.commandExportMore, .commandExportFeeds, .commandExportFiles, .helpSource],
    examples: [
      .init(line: "catalog export people.csv -o people.html", meaning: .exampleExportPage),
      .init(
        line: "catalog export app.db#customers --csv --spreadsheet-safe -o customers.csv",
        meaning: .exampleExportSheet),
      .init(line: "catalog export topics -o feeds.opml", meaning: .exampleExport),
    ])

  private static let search = CommandSpec(
    name: .search, forms: [.init(operands: [.init(name: "TERM", kind: .text, repeats: true)])],
    options: searchOptions + [allFiles] + readingOptions + roleOptions, printsData: true,
    summary: .commandSearch,
    discussion: [.commandSearchMore, .commandSearchFiles],
    examples: [
      .init(line: "catalog search miles davis", meaning: .exampleSearch),
      .init(
        line: "catalog search --in music --country NL bach", meaning: .exampleSearchCountry),
      .init(line: "catalog search --offline sherlock", meaning: .exampleSearchOffline),
      .init(line: "catalog search --from people.csv delft", meaning: .exampleSearchFrom),
    ])

  private static let open = CommandSpec(
    name: .open, forms: [.init(), .init(operands: [source])],
    options: screenOptions + [allFiles, writes] + readingOptions + roleOptions + storeOptions,
    summary: .commandOpen,
    discussion: [.commandOpenMore, .commandOpenRoles, .helpSource],
    examples: [
      .init(line: "catalog open people.csv", meaning: .exampleOpen),
      .init(
        line: "catalog open monsters --size 80x24 --keys down --snapshot",
        meaning: .exampleOpenSnapshot),
    ])

  private static let list = CommandSpec(
    name: .list, forms: [.init(operands: [source])],
    options: listOptions + sinceOptions + folderOptions + readingOptions,
    printsData: true, summary: .commandList,
    discussion: [.helpFilters, .commandListSince, .helpSource, .helpFiles],
    examples: [
      .init(line: "catalog list people.csv", meaning: .exampleList),
      .init(
        line: "catalog list people.csv --where city=Delft --columns name,city",
        meaning: .exampleListWhere),
      .init(
        line: "catalog list new.csv --since old.csv --key sku", meaning: .exampleListSince),
      .init(line: "catalog list app.db#customers --csv", meaning: .exampleListTable),
      .init(line: "catalog list - --sort size --descending", meaning: .exampleListStdin),
      .init(
        line: "catalog list people.csv --where 'age>=18' --sort city,-age",
        meaning: .exampleListOrder),
      .init(line: "catalog list people.csv --frequency city", meaning: .exampleListFrequency),
      .init(
        line: "catalog list files:notes --recursive --sort=-modified", meaning: .exampleListFiles),
    ])

  private static let show = CommandSpec(
    name: .show, forms: [.init(operands: [source, item])],
    options: showOptions + folderOptions + readingOptions + roleOptions,
    printsData: true, summary: .commandShow,
    discussion: [.commandShowMore, .commandShowFiles, .helpSource],
    examples: [
      .init(line: "catalog show monsters cat-bot", meaning: .exampleShow),
      .init(line: "catalog show people.csv 3 --json", meaning: .exampleShowPosition),
    ])

  private static let info = CommandSpec(
    name: .info, forms: [.init(operands: [source])],
    options: infoOptions + folderOptions + readingOptions + roleOptions,
    printsData: true, summary: .commandInfo, discussion: [.helpSource],
    examples: [
      .init(line: "catalog info people.csv", meaning: .exampleInfo),
      .init(line: "catalog info people.csv --summary", meaning: .exampleInfoSummary),
    ])

  private static let feed = CommandSpec(
    name: .feed,
    forms: [.init(keyword: "parse", operands: [.init(name: "FILE", kind: .file)])],
    options: feedOptions, printsData: true, summary: .commandFeed, discussion: [.commandFeedMore],
    examples: [
      .init(line: "catalog feed parse news.xml --json", meaning: .exampleFeedJSON),
      .init(line: "catalog feed parse - --count", meaning: .exampleFeedCount),
    ])

  private static let support = CommandSpec(
    name: .support,
    forms: [
      .init(), .init(operands: [source, item]), .init(operands: [source], option: .all),
    ],
    options: supportOptions + readingOptions + roleOptions,
    summary: .commandSupport,
    discussion: [.commandSupportMore, .commandSupportTemplates, .commandSupportMaildir],
    examples: [
      .init(
        line: "catalog support monsters cat-bot --to help@example.org -o draft.eml",
        meaning: .exampleSupport),
      .init(
        line: "catalog support --to help@example.org --attach screen.png -o draft.eml",
        meaning: .exampleSupportAttach),
      .init(
        line: "catalog support people.csv 3 --template hello.txt --open",
        meaning: .exampleSupportOpen),
      .init(
        line: "catalog support people.csv --all --template hello.txt -o drafts/",
        meaning: .exampleSupportAll),
    ])

  private static let config = CommandSpec(
    name: .config,
    forms: [
      .init(keyword: "get", operands: [.init(name: "KEY", kind: .text)]),
      .init(
        keyword: "set",
        operands: [.init(name: "KEY", kind: .text), .init(name: "VALUE", kind: .text)]),
      .init(keyword: "unset", operands: [.init(name: "KEY", kind: .text)]),
      .init(keyword: "list"), .init(keyword: "path"),
    ],
    printsData: true, summary: .commandConfig, discussion: [.commandConfigMore],
    examples: [
      .init(line: "catalog config list", meaning: .exampleConfigList),
      .init(line: "catalog config set theme dark", meaning: .exampleConfigSet),
    ])

  private static let doctor = CommandSpec(
    name: .doctor, forms: [.init()], options: doctorOptions, printsData: true,
    summary: .commandDoctor, discussion: [.commandDoctorMore, .commandDoctorNetwork],
    examples: [
      .init(line: "catalog doctor", meaning: .exampleDoctor),
      .init(
        line: "catalog doctor --network https://example.org/feed", meaning: .exampleDoctorNetwork),
    ])

  private static let help = CommandSpec(
    name: .help, forms: [.init(), .init(operands: [.init(name: "COMMAND", kind: .command)])],
    summary: .commandHelp,
    examples: [.init(line: "catalog help list", meaning: .exampleHelp)])

  private static let completions = CommandSpec(
    name: .completions,
    forms: [
      .init(operands: [
        .init(name: "SHELL", kind: .choice(CompletionShell.allCases.map(\.rawValue)))
      ])
    ],
    summary: .commandCompletions, discussion: [.commandCompletionsMore],
    examples: [
      .init(
        line: "catalog completions bash > ~/.local/share/bash-completion/completions/catalog",
        meaning: .exampleCompletionsBash),
      .init(
        line: "catalog completions zsh > ~/.zfunc/_catalog", meaning: .exampleCompletionsZsh),
      .init(
        line: "catalog completions fish > ~/.config/fish/completions/catalog.fish",
        meaning: .exampleCompletionsFish),
    ])

  private static let man = CommandSpec(
    name: .man, forms: [.init()], summary: .commandMan,
    examples: [.init(line: "catalog man > catalog.1 && man ./catalog.1", meaning: .exampleMan)])

  private static let version = CommandSpec(
    name: .version, forms: [.init()], printsData: true, summary: .commandVersion,
    examples: [.init(line: "catalog --version", meaning: .exampleVersion)])
}
