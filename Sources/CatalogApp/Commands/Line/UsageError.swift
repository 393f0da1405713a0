/// Why a command line cannot be understood.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String)
  case unknownOption(String, command: String?)
  case missingValue(String)
  case unexpectedValue(String)
  case badValue(String, option: String, allowed: String)
  case contradiction(String, String)
  case missingWords(command: String)
  case tooManyWords(String, command: String)

  /// What is wrong and what would be right.
  package func message(_ texts: Texts) -> String {
    switch self {
    case .unknownCommand(let name):
      texts.unknown(.unknownCommand, name, among: CommandTable.commands.map(\.name))
    case .unknownOption(let name, let command):
      texts.unknown(.unknownOption, name, among: Self.names(near: name, of: command))
    case .missingValue(let option): texts(.optionNeedsValue, option)
    case .unexpectedValue(let option): texts(.optionTakesNoValue, option)
    case .badValue(let value, let option, let allowed):
      texts(.optionBadValue, option, value, allowed)
    case .contradiction(let first, let second): texts(.optionsContradict, first, second)
    case .missingWords(let command):
      texts(.missingWords, CommandTable.command(command)?.usage ?? command)
    case .tooManyWords(let word, let command):
      texts(.tooManyWords, word, CommandTable.command(command)?.usage ?? command)
    }
  }

  /// The hyphens say nothing of how near two names are.
  private static func names(near name: String, of command: String?) -> [String] {
    let bare = String(name.drop { $0 == "-" })
    let names = CommandParser.options(of: command).map(\.name)
    return Suggestion.nearest(to: bare, among: names).map { ["--" + $0] } ?? []
  }
}
