import Datasets

/// Completion scripts for shells, made from the table of commands.
package enum Completions: String, CaseIterable, Sendable {
  case bash, zsh, fish

  package func script(_ texts: Texts) -> String {
    switch self {
    case .bash: BashCompletions().script
    case .zsh: ZshCompletions(texts: texts).script
    case .fish: FishCompletions(texts: texts).script
    }
  }

  /// The text as one word of a shell, between single quotes.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

extension CommandSpec {
  /// What the words of the command may be, beside files.
  var candidates: [String] {
    switch words {
    case .none, .terms: []
    case .sources: Registry.names
    case .commands: CommandTable.commands.map(\.name)
    case .choices(let choices): choices
    }
  }

  var takesFiles: Bool { if case .sources = words { true } else { false } }
}
