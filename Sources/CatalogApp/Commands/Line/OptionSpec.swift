/// An option of the command line: what parsing, help, man page and completions are made from.
package struct OptionSpec: Sendable {
  /// What stands behind it.
  package enum Value: Sendable {
    /// Nothing: the option is there or not.
    case none
    case text(String)
    case file(String)
    case choice([String])
    case number(String, ClosedRange<Int>)
  }

  /// Without the hyphens.
  package var name: String
  package var short: Unicode.Scalar?
  package var value: Value
  package var repeats: Bool

  package init(
    _ name: String, short: Unicode.Scalar? = nil, _ value: Value = .none, repeats: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
  }

  /// The key of its help text.
  package var helpKey: String { "option." + name }

  /// What stands for the value in help: `SECONDS`, `en|nl`; nil for a flag.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let name), .file(let name), .number(let name, _): name
    case .choice(let values): values.joined(separator: "|")
    }
  }

  /// `-o, --output FILE`.
  package var usage: String {
    let start = short.map { "-\($0), " } ?? ""
    return start + "--" + name + (placeholder.map { " " + $0 } ?? "")
  }
}
