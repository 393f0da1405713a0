/// A command line that the table allows.
package struct ParsedCommand: Hashable, Sendable {
  /// Nil where no command was named: `catalog` alone.
  var command: CommandName?
  /// What follows the command's name; for `config` the first is `get`, `set`, `unset`, `list` or
  /// `path`.
  var words: [String] = []
  /// The values of each option that was given, in their order; a flag has none.
  var options: [OptionName: [String]] = [:]

  /// Whether an option was given.
  func has(_ option: OptionName) -> Bool { options[option] != nil }

  /// The value of an option, the last one if it was given more than once.
  func value(_ option: OptionName) -> String? { options[option]?.last }

  /// All values of an option, in their order.
  func values(_ option: OptionName) -> [String] { options[option] ?? [] }

  /// The value of an option that takes a whole number, which the parser has seen to.
  func number(_ option: OptionName) -> Int? { value(option).flatMap { Int($0) } }

  /// The form of output that was asked for; nil where that depends on the terminal.
  var outputFormat: OutputFormat? {
    OutputFormat.allCases.first { $0.option.map(has) ?? false }
  }

  /// When to use colour; `auto` where nothing was said.
  var color: ColorChoice { value(.color).flatMap(ColorChoice.init) ?? .auto }

  /// The language asked for with `--lang`.
  var language: Language? { value(.lang).flatMap(Language.init) }

  /// Whether the draft shall tell about the program.
  var wantsDiagnostics: Bool { !has(.noDiagnostics) }

  /// Whether the draft shall have the item's picture.
  var wantsPicture: Bool { !has(.noPicture) && !has(.noItem) && !has(.mailto) }

  /// Whether the version is asked for as a line of text.
  var isPlainVersion: Bool { command == .version && outputFormat == nil }

  /// What a line on standard error begins with: the command is named where its use is to blame, and
  /// always for drafts.
  func speaker(_ code: ExitCode? = nil) -> String {
    guard let command, code == .wrongUse || command == .support else { return "catalog" }
    return "catalog " + command.rawValue
  }
}

extension OutputFormat {
  /// The option that asks for it; nil for the table, which is for terminals only.
  var option: OptionName? { OptionName(rawValue: rawValue) }
}

/// When colour is used: `auto` means on a terminal that has it.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}
