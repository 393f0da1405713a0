/// A command: what parsing, help, man page and completions are made from.
package struct CommandSpec: Sendable {
  /// What the words behind the command name.
  package enum Words: Sendable {
    case none, sources, terms, commands
    /// One of these words, and what belongs to it.
    case choices([String])
  }

  package var name: String
  /// As in help: `SOURCE ITEM`.
  package var operands: String
  package var words: Words
  package var count: ClosedRange<Int>
  package var options: [OptionSpec]
  package var examples: [String]

  package init(
    _ name: String, _ operands: String = "", _ words: Words = .none,
    count: ClosedRange<Int> = 0...0,
    options: [OptionSpec] = [], examples: [String] = []
  ) {
    self.name = name
    self.operands = operands
    self.words = words
    self.count = count
    self.options = options
    self.examples = examples
  }

  /// The key of its one-line summary.
  package var summaryKey: String { "command." + name }

  /// `catalog show [OPTIONS] SOURCE ITEM`.
  package var usage: String {
    ["catalog", name, options.isEmpty ? "" : "[OPTIONS]", operands]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
