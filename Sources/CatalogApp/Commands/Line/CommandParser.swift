import Datasets

/// Reads a command line by the table.
///
/// Options stand before or after words, `--` ends them. A value follows its option or stands behind
/// `=`; one that begins with a dash must stand behind `=`, so that a forgotten value is noticed, and
/// so must one that may be left out. Where the table says that values begin so (`--sort -size`), two
/// dashes are noticed still. A single letter may have its value glued to it (`-oFILE`, `-o=FILE`),
/// and flags may share a dash.
/// A dash alone, and a dash followed by a digit, are words. Names cannot be shortened. Where an
/// option that takes one value is given more than once, the last one counts.
struct CommandParser {
  /// An option as it was found; its value is judged once the command is known.
  struct Setting {
    var name: OptionName
    /// The option as it was typed.
    var spelling: String
    /// Nil for a flag.
    var value: String?
  }

  private var rest: ArraySlice<String>
  private(set) var command: CommandSpec?
  private(set) var words: [String] = []
  private(set) var settings: [Setting] = []

  private init(_ arguments: [String]) { rest = arguments[...] }

  /// What the arguments ask for; the program's own name is not among them.
  ///
  /// `--help` and `--version` are returned as the commands `help` and `version`.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    var parser = CommandParser(CompletionShell.commandLine(for: arguments) ?? arguments)
    try parser.readArguments()
    parser.readOtherNames()
    if let shortcut = parser.shortcut { return shortcut }
    let options = try parser.checkedOptions()
    if let command = parser.command { try parser.checkWords(of: command) }
    return ParsedCommand(
      command: parser.command?.name, words: parser.words, options: options)
  }

  /// What people type who know other readers: `feeds`, and `feed add` and the like, mean `topics`.
  private mutating func readOtherNames() {
    let topics = CommandTable.spec(of: .topics)
    guard command?.name == .feed, let word = words.first,
      topics?.keywords.contains(word) ?? false
    else { return }
    command = topics
  }

  func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(command: command?.name, reason: reason)
  }

  /// The command that `--help` or `--version` stands for.
  private var shortcut: ParsedCommand? {
    if settings.contains(where: { $0.name == .help }) {
      return ParsedCommand(command: .help, words: command.map { [$0.name.rawValue] } ?? [])
    }
    if settings.contains(where: { $0.name == .version }) {
      let formats = OutputFormat.allCases.compactMap(\.option)
      let chosen = settings.map(\.name).filter(formats.contains)
      return ParsedCommand(
        command: .version, options: Dictionary(chosen.map { ($0, []) }) { first, _ in first })
    }
    return nil
  }

  // MARK: Arguments

  private mutating func readArguments() throws(UsageError) {
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || Self.isWord(argument) {
        try readWord(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.hasPrefix("--") {
        try readLongOption(argument)
      } else {
        try readLetters(argument)
      }
    }
  }

  /// Whether an argument is no option: it begins with no dash, is a dash, or a negative number.
  private static func isWord(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-") else { return true }
    guard let second = bytes.dropFirst().first else { return true }
    return second >= UInt8(ascii: "0") && second <= UInt8(ascii: "9")
  }

  /// Whether an argument is a value that may begin with a dash.
  private static func isDashed(_ argument: String, _ value: OptionSpec.Value) -> Bool {
    value.mayBeginWithDash && !argument.utf8.starts(with: "--".utf8)
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    guard command == nil else { return words.append(word) }
    let name = word == Source.otherTopics ? TopicsDataset.word : word
    guard let spec = CommandTable.commands.first(where: { $0.name.rawValue == name }) else {
      let names = CommandName.allCases.map(\.rawValue)
      throw error(.unknownCommand(word, nearest: Suggestion.nearest(word, in: names)))
    }
    command = spec
  }

  private mutating func readLongOption(_ argument: String) throws(UsageError) {
    let scalars = argument.unicodeScalars
    let equals = scalars.firstIndex(of: "=")
    let spelling = String(scalars[..<(equals ?? scalars.endIndex)])
    guard let spec = spec(where: { $0.name.spelling == spelling }) else {
      throw unknownOption(spelling)
    }
    let glued = equals.map { String(scalars[scalars.index(after: $0)...]) }
    if spec.value == nil, let glued {
      throw error(.valueForFlag(option: spelling, value: glued))
    }
    try take(spec, spelling: spelling, glued: glued)
  }

  private mutating func readLetters(_ argument: String) throws(UsageError) {
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let spec = spec(where: { $0.letter == letter }) else {
        // With one dash too few, as in -json, the whole is what was meant.
        let isFirst = letters.count == argument.unicodeScalars.count - 2
        throw unknownOption(isFirst ? argument : spelling)
      }
      guard spec.value != nil else {
        if letters.first == "=" {
          throw error(.valueForFlag(option: spelling, value: String(letters.dropFirst())))
        }
        try take(spec, spelling: spelling, glued: nil)
        continue
      }
      let glued = letters.first == "=" ? letters.dropFirst() : letters
      return try take(spec, spelling: spelling, glued: letters.isEmpty ? nil : String(glued))
    }
  }

  private mutating func take(_ spec: OptionSpec, spelling: String, glued: String?)
    throws(UsageError)
  {
    var setting = Setting(name: spec.name, spelling: spelling, value: glued)
    if let implied = spec.value?.implied {
      setting.value = glued ?? implied
    } else if let value = spec.value, glued == nil {
      guard let next = rest.first, Self.isWord(next) || Self.isDashed(next, value) else {
        throw error(
          .missingValue(
            option: spelling, placeholder: value.placeholder,
            next: rest.first == "--" ? nil : rest.first))
      }
      setting.value = next
      rest.removeFirst()
    }
    settings.append(setting)
  }

  /// The command's own option of that kind, or else another command's: whether a value follows must
  /// be known before the command is.
  private func spec(where matches: (OptionSpec) -> Bool) -> OptionSpec? {
    command?.sections.lazy.flatMap(\.options).first(where: matches)
      ?? CommandTable.allOptions.first(where: matches)
  }

  private func unknownOption(_ spelling: String) -> UsageError {
    let options = command?.sections.flatMap(\.options) ?? CommandTable.allOptions
    let name = String(spelling.unicodeScalars.drop { $0 == "-" })
    let nearest = Suggestion.nearest(name, in: options.map(\.name.rawValue))
    return error(.unknownOption(spelling, nearest: nearest.map { "--" + $0 }))
  }
}
