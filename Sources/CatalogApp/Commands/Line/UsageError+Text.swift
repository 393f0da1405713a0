import TerminalUI

extension UsageError {
  /// Columns of a word that are quoted; what is longer is cut.
  private static let quotedColumns = 60

  /// One line for standard error: which command, what is wrong, and what to do.
  func text(_ texts: Texts) -> String {
    let name = command.map { "catalog \($0.rawValue)" } ?? "catalog"
    return "\(name): \(sentence(texts))"
  }

  private func sentence(_ texts: Texts) -> String {
    switch reason {
    case .unknownCommand(let word, let nearest?):
      texts(.usageUnknownCommandNearest, Self.clean(word), nearest)
    case .unknownCommand(let word, nil):
      texts(
        Self.namesSource(word) ? .usageUnknownCommandSource : .usageUnknownCommand,
        Self.clean(word))
    case .unknownOption(let option, let nearest?):
      texts(.usageUnknownOptionNearest, Self.clean(option), nearest)
    case .unknownOption(let option, nil):
      texts(.usageUnknownOption, Self.clean(option), helpCommand)
    case .optionElsewhere(let option): texts(.usageOptionElsewhere, option, helpCommand)
    case .missingValue(let option, let placeholder, let next):
      missingValue(texts, option: option, placeholder: placeholder, next: next)
    case .valueForFlag(let option, let value):
      texts(.usageValueForFlag, option, Self.clean(value))
    case .valueNotAllowed(let option, let value, let allowed):
      texts(.usageValueNotAllowed, option, Self.clean(value), allowed.joined(separator: ", "))
    case .notInRange(let option, let value, let range):
      range.upperBound == .max
        ? texts(.usageNumberOpen, option, Self.clean(value), range.lowerBound)
        : texts(.usageNumber, option, Self.clean(value), range.lowerBound, range.upperBound)
    case .notASize(let option, let value): texts(.usageSize, option, Self.clean(value))
    case .contradiction(let first, let second): texts(.usageContradiction, first, second)
    case .missingWord(let name, let synopsis): texts(.usageMissingWord, name, synopsis)
    case .missingKeyword(let allowed):
      texts(.usageMissingChoice, allowed.joined(separator: ", "))
    case .wordNotAllowed(let word, let allowed):
      texts(.usageWordNotAllowed, Self.clean(word), allowed.joined(separator: ", "))
    case .extraWord(let word, let synopsis):
      texts(.usageExtraWord, Self.clean(word), synopsis)
    }
  }

  private func missingValue(_ texts: Texts, option: String, placeholder: String, next: String?)
    -> String
  {
    let written = "\(option) \(placeholder)"
    guard let next else { return texts(.usageMissingValue, option, written) }
    let joined = option.hasPrefix("--") ? "\(option)=\(next)" : "\(option)\(next)"
    return texts(.usageMissingValueDash, option, written, Self.clean(joined))
  }

  private var helpCommand: String {
    command.map { "catalog help \($0.rawValue)" } ?? "catalog help"
  }

  private static func clean(_ word: String) -> String {
    Clip.cut(PrintableText.clean(word), columns: quotedColumns)
  }

  /// Whether a word looks like a file or another source rather than a command.
  private static func namesSource(_ word: String) -> Bool {
    word.utf8.contains { $0 == 0x2F || $0 == 0x2E || $0 == 0x3A || $0 == 0x2D }
  }
}
