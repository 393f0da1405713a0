/// The manual page `catalog(1)`, in the man macros that groff and mandoc know (man(7)).
struct ManPage {
  private let texts: Texts
  private var lines: [String] = []

  private init(_ texts: Texts) { self.texts = texts }

  /// The whole page.
  static func text(_ texts: Texts, version: String) -> String {
    var page = ManPage(texts)
    page.begin(version: version)
    page.commands()
    page.options(.manOutput, CommandTable.output)
    page.options(.manGeneral, CommandTable.general)
    page.environment()
    page.exitCodes()
    page.examples()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private mutating func begin(version: String) {
    lines.append(".TH CATALOG 1 \"\" \"catalog \(Roff.escaped(version))\" \"\"")
    // Words are not hyphenated, so that they can be copied.
    lines += [".nh", ".ad l"]
    section(.manName)
    line("catalog \\- " + Roff.escaped(texts[.helpTagline]))
    section(.manSynopsis)
    let options = Roff.italic(texts[.helpOptions].uppercased())
    line("\(Roff.bold("catalog")) \(Roff.italic("COMMAND")) [\(options)]")
    section(.manDescription)
    line(Roff.escaped(texts[.manDescriptionText]))
    lines.append(".PP")
    line(Roff.escaped(texts[.helpSource]))
  }

  private mutating func commands() {
    section(.manCommands)
    for command in CommandTable.commands {
      lines.append(".SS " + command.name.rawValue)
      for (index, form) in command.forms.enumerated() {
        if index > 0 { lines.append(".br") }
        line(synopsis(of: command, form))
      }
      for text in [command.summary] + command.discussion where text != .helpSource {
        lines.append(".PP")
        let isSentence = text != command.summary
        line(Roff.escaped(texts[text] + (isSentence ? "" : ".")))
      }
      for option in command.options { definition(of: option) }
    }
  }

  private func synopsis(of command: CommandSpec, _ form: CommandSpec.Form) -> String {
    let fixed = ["catalog", command.name.rawValue] + (form.keyword.map { [$0] } ?? [])
    return (fixed.map(Roff.bold) + form.operands.map { Roff.italic($0.synopsis) })
      .joined(separator: " ")
  }

  private mutating func options(_ title: HelpMessage, _ options: [OptionSpec]) {
    section(title)
    for option in options { definition(of: option) }
  }

  private mutating func definition(of option: OptionSpec) {
    var names = option.letter.map { ["-\($0)"] } ?? []
    names.append(option.name.spelling)
    let value = option.valueSynopsis(Roff.italic)
    definition(
      names.map(Roff.bold).joined(separator: ", ") + value, option.explanation(texts))
  }

  private mutating func environment() {
    section(.manEnvironment)
    for variable in EnvironmentSpec.all {
      definition(variable.names.map(Roff.bold).joined(separator: ", "), texts[variable.help])
    }
  }

  private mutating func exitCodes() {
    section(.manExit)
    let signals = ExitCode.allCases.filter { $0.meaning == .exitSignal }
    for code in ExitCode.allCases where !signals.contains(code) {
      definition(Roff.bold(String(code.rawValue)), texts[code.meaning])
    }
    let codes = signals.map(\.rawValue).sorted().map { Roff.bold(String($0)) }
    definition(codes.joined(separator: ", "), texts[.exitSignal])
  }

  private mutating func examples() {
    section(.manExamples)
    for example in CommandTable.commands.flatMap(\.examples) {
      lines.append(".PP")
      line(Roff.escaped(texts[example.meaning] + ":"))
      lines += [".PP", ".RS 4", ".nf"]
      line(Roff.bold(example.line))
      lines += [".fi", ".RE"]
    }
  }

  // MARK: Lines

  private mutating func section(_ title: HelpMessage) {
    lines.append(".SH \"\(Roff.escaped(texts[title]))\"")
  }

  private mutating func definition(_ term: String, _ meaning: String) {
    lines.append(".TP")
    line(term)
    line(Roff.escaped(meaning + "."))
  }

  /// A line of text, which must not look like a request.
  private mutating func line(_ text: String) { lines.append(Roff.line(text)) }
}
