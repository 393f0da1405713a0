extension OptionSpec {
  /// All ways to write the option, the short one first.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [name.spelling] }
}

extension CommandSpec {
  /// What can stand at each place behind the command's name, counted from 0, where a shell can
  /// offer something.
  var completableWords: [(index: Int, kind: ValueKind)] {
    if !keywords.isEmpty { return [(0, .choice(keywords))] }
    let longest = forms.max { $0.operands.count < $1.operands.count }
    return (longest?.operands ?? []).enumerated().map { ($0.offset, $0.element.kind) }
  }
}
