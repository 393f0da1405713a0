import Tables

/// What an option or a word of a command may be, which is also how a shell completes it.
enum ValueKind: Hashable, Sendable {
  case text
  /// One of these words.
  case choice([String])
  /// A whole number.
  case number(ClosedRange<Int>)
  /// Columns and rows, such as `80x24`.
  case size
  case file
  /// A dataset or a file.
  case source
  /// The name of a command.
  case command

  /// The words it is limited to; nil where there is no such list.
  var choices: [String]? {
    switch self {
    case .choice(let words): words
    case .command: CommandName.allCases.map(\.rawValue)
    case .text, .number, .size, .file, .source: nil
    }
  }
}

/// One option: how it is written, what it takes and what it does.
struct OptionSpec: Hashable, Sendable {
  /// The value that an option takes.
  struct Value: Hashable, Sendable {
    /// What help shows in its place, such as `FILE`.
    var placeholder: String
    var kind: ValueKind
    /// What the option alone means, nil where a value must be given; one can then stand behind an
    /// equals sign only.
    var implied: String?
    /// Whether the next word is the value even if it begins with one dash.
    var mayBeginWithDash = false

    /// Whether the value may be the next word.
    var isSeparate: Bool { implied == nil }
  }

  /// Options of one group of which a command line may have one only.
  enum Group: Sendable {
    case output
    case text
    case diagnostics
    case destination
    case network
  }

  var name: OptionName
  var letter: Unicode.Scalar?
  /// Nil for a flag.
  var value: Value?
  /// Whether every value counts; otherwise the last one does.
  var repeats = false
  var group: Group?
  /// The formats of files for which it means something; nil for all.
  var formats: Set<TableFormat>?
  var help: HelpMessage

  /// The option as help shows it: `-o, --output FILE`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + name.spelling + valueSynopsis { $0 }
  }

  /// The value as help shows it behind the option: ` FILE` or `[=FILE]`.
  func valueSynopsis(_ placeholder: (String) -> String) -> String {
    guard let value else { return "" }
    let shown = placeholder(value.placeholder)
    return value.isSeparate ? " " + shown : "[=" + shown + "]"
  }

  /// What it does, with the values it is limited to.
  func explanation(_ texts: Texts) -> String {
    var parts = [texts[help]]
    switch value?.kind {
    case .choice(let words): parts.append(texts(.helpValues, words.joined(separator: ", ")))
    case .number(let range) where range.upperBound < Int.max:
      parts.append(texts(.helpRange, range.lowerBound, range.upperBound))
    default: break
    }
    if repeats { parts.append(texts[.helpRepeatable]) }
    return parts.joined(separator: " ")
  }
}

/// Options that help shows under one heading.
struct OptionSection: Sendable {
  var title: HelpMessage
  var options: [OptionSpec]
}
