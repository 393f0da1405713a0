import TerminalUI

extension CommandParser {
  /// The options by name, once all of them are allowed for the command.
  func checkedOptions() throws(UsageError) -> [OptionName: [String]] {
    let specs = command?.sections.flatMap(\.options) ?? CommandTable.general
    var options: [OptionName: [String]] = [:]
    var groups: [OptionSpec.Group: Setting] = [:]
    for setting in settings {
      guard let spec = specs.first(where: { $0.name == setting.name }) else {
        throw error(.optionElsewhere(setting.spelling))
      }
      if let kind = spec.value?.kind, let value = setting.value {
        try check(value, kind, of: setting.spelling)
      }
      if let group = spec.group {
        if let other = groups[group], other.name != setting.name {
          throw error(.contradiction(other.spelling, setting.spelling))
        }
        groups[group] = setting
      }
      options[setting.name, default: []] += setting.value.map { [$0] } ?? []
    }
    return options
  }

  private func check(_ value: String, _ kind: ValueKind, of option: String) throws(UsageError) {
    if case .number(let range) = kind {
      guard let number = Self.wholeNumber(value), range.contains(number) else {
        throw error(.notInRange(option: option, value: value, range))
      }
    } else if kind == .size, Size(typed: value) == nil {
      throw error(.notASize(option: option, value: value))
    } else if let choices = kind.choices, !choices.contains(value) {
      throw error(.valueNotAllowed(option: option, value: value, allowed: choices))
    }
  }

  /// A number of plain digits, perhaps behind a minus sign; `Int` alone would take `+5` as well.
  private static func wholeNumber(_ text: String) -> Int? {
    text.utf8.first == UInt8(ascii: "+") ? nil : Int(text)
  }

  /// Sees to it that the words fit one of the command's forms.
  func checkWords(of command: CommandSpec) throws(UsageError) {
    var words = words[...]
    var forms = command.forms
    if !command.keywords.isEmpty {
      let keyword = words.popFirst()
      forms = forms.filter { $0.keyword == keyword }
      guard !forms.isEmpty else {
        throw error(
          keyword.map { .wordNotAllowed($0, allowed: command.keywords) }
            ?? .missingKeyword(allowed: command.keywords))
      }
    }
    let given = settings.map(\.name)
    let marked = forms.filter { $0.option.map(given.contains) ?? false }
    forms = marked.isEmpty ? forms.filter { $0.option == nil } : marked
    guard let form = forms.first(where: { $0.accepts(words.count) }) else {
      throw wrongCount(Array(words), command, forms)
    }
    let own = command.options.map(\.name)
    if let options = form.options,
      let other = settings.first(where: { own.contains($0.name) && !options.contains($0.name) })
    {
      throw error(.optionElsewhere(other.spelling))
    }
    for (index, word) in words.enumerated() {
      guard let kind = form.operand(at: index)?.kind, let choices = kind.choices else { continue }
      guard !choices.contains(word) else { continue }
      if kind == .command {
        throw error(.unknownCommand(word, nearest: Suggestion.nearest(word, in: choices)))
      }
      throw error(.wordNotAllowed(word, allowed: choices))
    }
  }

  /// Names the first word that is missing, or the first that is too many.
  private func wrongCount(
    _ words: [String], _ command: CommandSpec, _ forms: [CommandSpec.Form]
  ) -> UsageError {
    let longer = forms.filter { $0.operands.count > words.count }
    if let form = longer.min(by: { $0.operands.count < $1.operands.count }) {
      let name = form.operands[words.count].name
      return error(.missingWord(name: name, synopsis: command.synopsis(of: form)))
    }
    let form = forms.max { $0.operands.count < $1.operands.count } ?? .init()
    let extra = words.dropFirst(form.operands.count).first ?? ""
    return error(.extraWord(extra, synopsis: command.synopsis(of: form)))
  }
}
