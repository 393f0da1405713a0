/// Finds the style that all numbers of a column are written in, a cell at a time.
struct NumberStyleGuess {
  private var possible = NumberStyle.allCases
  private var isSeen = false

  /// Whether no further cell can change that there is none.
  var isSettled: Bool { possible.isEmpty }
  /// The style, if all cells so far have one.
  var style: NumberStyle? { isSeen ? possible.first : nil }

  /// Looks at a cell; only texts tell.
  mutating func add(_ cell: Cell) {
    guard case .text(let text) = cell, !text.isEmpty else { return }
    isSeen = true
    possible.removeAll { DecimalNumber(text, style: $0) == nil }
  }
}
