/// Reads a command line by the table of commands.
///
/// Options stand before or after words, `--` ends them, `--name=VALUE` and `--name VALUE` are the
/// same, letters may be joined (`-qo FILE`). Nothing may be abbreviated.
package struct CommandParser {
  private static let formats = ["json", "ndjson", "csv", "tsv", "plain"]

  private var arguments: ArraySlice<String>
  private var name: String?
  private var words: [String] = []
  private var options: [String: [String]] = [:]
  /// Options before the command's name; the name decides whether they are known.
  private var pending: [String] = []

  /// Reads the arguments behind the program's name.
  package static func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    var parser = CommandParser(arguments: renamed(arguments)[...])
    // The command is the first word; options before it may need it to be understood.
    parser.name = parser.findCommand()
    if let name = parser.name, CommandTable.command(name) == nil {
      throw .unknownCommand(name)
    }
    try parser.run()
    return ParsedCommand(name: parser.name, words: parser.words, options: parser.options)
  }

  /// Options that a command takes.
  static func options(of command: String?) -> [OptionSpec] {
    (command.flatMap(CommandTable.command)?.options ?? []) + CommandTable.common
  }

  /// The name that swift-argument-parser gives to `completions`.
  private static func renamed(_ arguments: [String]) -> [String] {
    let flag = "--generate-completion-script"
    guard let first = arguments.first, first.utf8.starts(with: flag.utf8) else { return arguments }
    let value = String(first.utf8.dropFirst(flag.utf8.count).drop { $0 == UInt8(ascii: "=") }) ?? ""
    return ["completions"] + (value.isEmpty ? [] : [value]) + arguments.dropFirst()
  }

  private init(arguments: ArraySlice<String>) { self.arguments = arguments }

  /// The first argument that is neither an option nor the value of a common one.
  private func findCommand() -> String? {
    var rest = arguments
    while let argument = rest.popFirst() {
      guard Self.isOption(argument) else { return argument }
      if argument == "--" { return rest.first }
      let takesValue = CommandTable.commands.flatMap(\.options) + CommandTable.common
      let spec = takesValue.first { "--" + $0.name == argument || Self.letter($0) == argument }
      if spec?.placeholder != nil { rest = rest.dropFirst() }
    }
    return nil
  }

  private static func letter(_ option: OptionSpec) -> String? { option.short.map { "-\($0)" } }

  private static func isOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }

  private mutating func run() throws(UsageError) {
    var isNamed = false
    var isEnded = false
    while let argument = arguments.popFirst() {
      if isEnded || !Self.isOption(argument) {
        if isNamed { words.append(argument) } else { isNamed = true }
      } else if argument == "--" {
        isEnded = true
      } else if argument.utf8.starts(with: "--".utf8) {
        try takeLong(argument)
      } else {
        try takeLetters(argument)
      }
    }
    try checkFormats()
    try checkWords()
  }

  // MARK: Options

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let sign = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let shown = String(argument[..<(sign ?? argument.endIndex)])
    guard let option = Self.options(of: name).first(where: { "--" + $0.name == shown }) else {
      throw .unknownOption(shown, command: name)
    }
    let value = sign.map { String(argument[$0...].dropFirst()) }
    try take(option, as: shown, value)
  }

  private mutating func takeLetters(_ argument: String) throws(UsageError) {
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let shown = "-\(letter)"
      guard let option = Self.options(of: name).first(where: { $0.short == letter }) else {
        throw .unknownOption(shown, command: name)
      }
      if option.placeholder != nil, !letters.isEmpty {
        try take(option, as: shown, String(letters))
        return
      }
      try take(option, as: shown, nil)
    }
  }

  private mutating func take(_ option: OptionSpec, as shown: String, _ attached: String?)
    throws(UsageError)
  {
    guard option.placeholder != nil else {
      guard attached == nil else { throw .unexpectedValue(shown) }
      options[option.name] = [""]
      return
    }
    guard let value = attached ?? arguments.popFirst() else { throw .missingValue(shown) }
    try check(value, of: option, as: shown)
    options[option.name, default: []].append(value)
  }

  private func check(_ value: String, of option: OptionSpec, as shown: String)
    throws(UsageError)
  {
    switch option.value {
    case .choice(let values) where !values.contains(value):
      throw .badValue(value, option: shown, allowed: values.joined(separator: ", "))
    case .number(_, let range) where !(Int(value).map(range.contains) ?? false):
      throw .badValue(
        value, option: shown, allowed: "\(range.lowerBound) … \(range.upperBound)")
    default: return
    }
  }

  // MARK: The whole

  private func checkFormats() throws(UsageError) {
    let given = Self.formats.filter { options[$0] != nil }
    guard given.count < 2 else { throw .contradiction("--" + given[0], "--" + given[1]) }
  }

  private func checkWords() throws(UsageError) {
    // Help and version answer whatever else is missing.
    guard options["help"] == nil, options["version"] == nil,
      let command = name.flatMap(CommandTable.command)
    else { return }
    if words.count < command.count.lowerBound || isHalf(command) {
      throw .missingWords(command: command.name)
    }
    guard words.count <= command.count.upperBound else {
      throw .tooManyWords(words[command.count.upperBound], command: command.name)
    }
    if case .choices(let choices) = command.words, let word = words.first,
      !choices.contains(word)
    {
      throw .badValue(word, option: command.name, allowed: choices.joined(separator: ", "))
    }
  }

  /// `support` takes a source and an item, or neither.
  private func isHalf(_ command: CommandSpec) -> Bool {
    command.name == "support" && words.count == 1
  }
}
