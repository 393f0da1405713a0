import TerminalUI

/// Help as text, made from the table of commands.
package struct HelpText {
  private let texts: Texts
  private let width: Int

  /// Help for a width in cells, of which more than 100 are not used.
  package init(_ texts: Texts, width: Int) {
    self.texts = texts
    self.width = min(max(width, 40), 100)
  }

  /// What the program does: examples first, then the commands.
  package var overview: String {
    let examples = [
      "catalog monsters", "catalog search bach", "catalog show monsters cat-bot",
      "catalog support monsters cat-bot --to help@example.org -o cat-bot.eml",
    ]
    let commands = CommandTable.commands.map { ($0.name, texts[$0.summaryKey]) }
    return paragraph(texts[.helpOverview]) + section(.helpExamples, examples)
      + table(.helpCommands, commands) + table(.helpCommonOptions, options(CommandTable.common))
      + "\n" + paragraph(texts[.helpMore])
  }

  /// What is enough to go on after a call without a command.
  package var short: String {
    texts(.helpUsage, "catalog COMMAND [OPTIONS]") + "\n"
      + CommandTable.commands.prefix(6).map { "  catalog " + $0.name + "\n" }.joined()
      + paragraph(texts[.helpTryHelp])
  }

  /// One command: what it does, examples, its options.
  package func command(_ command: CommandSpec) -> String {
    var text = paragraph(texts[command.summaryKey])
    text += "\n" + texts(.helpUsage, command.usage) + "\n"
    text += section(.helpExamples, command.examples)
    if !command.options.isEmpty { text += table(.helpOptions, options(command.options)) }
    return text + table(.helpCommonOptions, options(CommandTable.common))
  }

  private func options(_ options: [OptionSpec]) -> [(String, String)] {
    options.map { ($0.usage, texts[$0.helpKey]) }
  }

  private func paragraph(_ text: String) -> String {
    Clip.wrap(text, columns: width).map { $0 + "\n" }.joined()
  }

  private func section(_ title: Message, _ lines: [String]) -> String {
    "\n" + texts[title] + "\n" + lines.map { "  " + $0 + "\n" }.joined()
  }

  /// Names on the left, their texts wrapped on the right; a long name has a line of its own.
  private func table(_ title: Message, _ rows: [(name: String, text: String)]) -> String {
    let column = min(rows.map { CellWidth.columns(of: $0.name) }.max() ?? 0, 26)
    var text = "\n" + texts[title] + "\n"
    for row in rows {
      let lines = Clip.wrap(row.text, columns: width - column - 4)
      let indent = String(repeating: " ", count: column + 4)
      if CellWidth.columns(of: row.name) > column {
        text += "  " + row.name + "\n" + lines.map { indent + $0 + "\n" }.joined()
      } else {
        text += "  " + Clip.fit(row.name, columns: column) + "  " + (lines.first ?? "") + "\n"
        text += lines.dropFirst().map { indent + $0 + "\n" }.joined()
      }
    }
    return text
  }
}
