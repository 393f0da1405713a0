import TerminalUI

/// The help texts, in lines of at most 80 columns.
struct HelpPage {
  /// Lines are never longer, however wide the terminal is.
  static let widthLimit = 80
  /// The smallest width that is kept to; what is narrower wraps by itself.
  private static let widthMinimum = 40

  private let texts: Texts
  private let width: Int
  private var paragraphs: [String] = []

  private init(_ texts: Texts, width: Int) {
    self.texts = texts
    self.width = min(max(width, Self.widthMinimum), Self.widthLimit)
  }

  /// What `catalog help` prints: examples, commands and general options.
  static func program(_ texts: Texts, width: Int) -> String {
    var page = HelpPage(texts, width: width)
    page.paragraph(texts[.helpTagline])
    page.section(.helpExamples, rows: page.rows(of: programExamples))
    page.section(
      .helpCommands, rows: CommandTable.commands.map { ($0.name.rawValue, texts[$0.summary]) })
    page.section(.helpGeneral, rows: page.rows(of: CommandTable.general))
    page.paragraph(texts[.helpMore])
    return page.text
  }

  /// What `catalog` says on standard error where there is no terminal to open.
  static func brief(_ texts: Texts, width: Int) -> String {
    var page = HelpPage(texts, width: width)
    page.paragraph("\(texts[.helpUsage]): catalog COMMAND")
    page.section(.helpExamples, rows: page.rows(of: programExamples))
    page.paragraph(texts[.helpAll])
    return page.text
  }

  /// What `catalog help COMMAND` prints: examples, ways to call it, and what it alone can do.
  static func command(_ command: CommandSpec, _ texts: Texts, width: Int) -> String {
    var page = HelpPage(texts, width: width)
    page.paragraph(texts[command.summary])
    page.section(.helpExamples, rows: page.rows(of: command.examples))
    let options = " [\(texts[.helpOptions].uppercased())]"
    page.section(.helpUsage, lines: command.synopses.map { $0 + options })
    for text in command.discussion { page.paragraph(texts[text]) }
    for section in command.sections where section.title != .helpGeneral {
      page.section(section.title, rows: page.rows(of: section.options))
    }
    page.paragraph(texts[.helpGeneralElsewhere])
    return page.text
  }

  /// The first example of those commands that people begin with.
  private static var programExamples: [CommandSpec.Example] {
    [CommandName.monsters, .search, .open, .list].compactMap {
      CommandTable.spec(of: $0)?.examples.first
    }
  }

  private var text: String { paragraphs.joined(separator: "\n\n") + "\n" }

  private func rows(of examples: [CommandSpec.Example]) -> [(String, String)] {
    examples.map { ($0.line, texts[$0.meaning]) }
  }

  /// Options without a letter stand below the long names of the others.
  private func rows(of options: [OptionSpec]) -> [(String, String)] {
    let hasLetters = options.contains { $0.letter != nil }
    return options.map { option in
      let indent = hasLetters && option.letter == nil ? "    " : ""
      return (indent + option.synopsis, option.explanation(texts))
    }
  }

  private mutating func paragraph(_ text: String) {
    paragraphs.append(Clip.wrap(text, columns: width).joined(separator: "\n"))
  }

  private mutating func section(_ title: HelpMessage, rows: [(String, String)]) {
    section(title, lines: DefinitionList(rows: rows).lines(width: width - 2))
  }

  private mutating func section(_ title: HelpMessage, lines: [String]) {
    let indented = lines.map { $0.isEmpty ? "" : "  " + $0 }
    paragraphs.append(([texts[title] + ":"] + indented).joined(separator: "\n"))
  }
}
