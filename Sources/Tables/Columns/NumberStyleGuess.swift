/// Finds the style that all numbers of a column are written in, a cell at a time.
package struct NumberStyleGuess: Sendable {
  private var possible = NumberStyle.allCases
  private var isSeen = false

  package init() {}

  /// Whether no further cell can change that there is none.
  package var isSettled: Bool { possible.isEmpty }
  /// The style, if all cells so far have one.
  package var style: NumberStyle? { isSeen ? possible.first : nil }

  /// Looks at a cell; only texts tell.
  package mutating func add(_ cell: Cell) {
    guard case .text(let text) = cell, !text.isEmpty else { return }
    isSeen = true
    if Self.isPlain(text) { return }
    possible.removeAll { DecimalNumber(text, style: $0) == nil }
  }

  /// Whether it is a number of digits alone, which is one in every style.
  private static func isPlain(_ text: String) -> Bool {
    let digits = text.utf8
    return digits.allSatisfy { $0 &- 0x30 < 10 } && (digits.first != 0x30 || digits.count == 1)
  }
}
