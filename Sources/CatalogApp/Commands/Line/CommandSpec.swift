/// One command: its words, its options and what is said about it.
struct CommandSpec: Sendable {
  /// A way to call the command: perhaps a word of its own, such as `get`, then operands.
  struct Form: Sendable {
    var keyword: String?
    var operands: [Operand] = []
    /// The option that makes it this form.
    var option: OptionName?
    /// Of the command's own options those that mean something here; nil for all.
    var options: [OptionName]?
  }

  /// A word that the user chooses.
  struct Operand: Sendable {
    /// What help shows in its place, such as `SOURCE`.
    var name: String
    var kind: ValueKind
    /// Whether more words of the same kind may follow; the last operand only.
    var repeats = false

    /// The operand as help shows it.
    var synopsis: String { repeats ? name + "…" : name }
  }

  /// A command line to copy, and what it does.
  struct Example: Sendable {
    var line: String
    var meaning: HelpMessage
  }

  var name: CommandName
  var forms: [Form]
  /// Its own options, without those that all commands have.
  var options: [OptionSpec] = []
  /// Whether it has the options of `CommandTable.output`.
  var printsData = false
  var summary: HelpMessage
  /// Whole sentences that follow the summary, a paragraph each.
  var discussion: [HelpMessage] = []
  var examples: [Example]

  /// All options that the command takes, as help shows them.
  var sections: [OptionSection] {
    let own = OptionSection(title: .helpOptions, options: options)
    let output = OptionSection(
      title: .helpOutput, options: printsData ? CommandTable.output : [])
    return [own, output, OptionSection(title: .helpGeneral, options: CommandTable.general)]
      .filter { !$0.options.isEmpty }
  }

  /// The words that choose a form, each once; empty where the forms differ in their operands only.
  var keywords: [String] {
    var seen: Set<String> = []
    return forms.compactMap(\.keyword).filter { seen.insert($0).inserted }
  }

  /// What may be typed, a line for each form, without the options.
  var synopses: [String] { forms.map { synopsis(of: $0) } }

  func synopsis(of form: Form) -> String {
    (["catalog", name.rawValue] + (form.keyword.map { [$0] } ?? [])
      + form.operands.map(\.synopsis) + (form.option.map { [$0.spelling] } ?? [])).joined(
        separator: " ")
  }
}

extension CommandSpec.Form {
  /// Whether the form can have so many operands.
  func accepts(_ count: Int) -> Bool {
    count == operands.count || (count > operands.count && operands.last?.repeats == true)
  }

  /// The operand at a position, a repeated one at every position behind it.
  func operand(at index: Int) -> CommandSpec.Operand? {
    if index < operands.count { return operands[index] }
    return operands.last.flatMap { $0.repeats ? $0 : nil }
  }
}
