extension Cell {
  /// The number that the cell holds, or that its text is in that style; nil where it is none.
  package func number(_ style: NumberStyle) -> DecimalNumber? {
    switch self {
    case .number(let text): DecimalNumber(text)
    case .text(let text): DecimalNumber(text, style: style)
    case .missing, .null, .bool, .json, .blob: nil
    }
  }
}
