/// How the numbers of a column are written.
package enum NumberStyle: CaseIterable, Hashable, Sendable {
  /// `1234.5`
  case point
  /// `1,234.5`, with all groups of three
  case groupedPoint
  /// `1234,5`, or with groups `1.234,5`
  case comma

  /// What stands before the fraction.
  var mark: Unicode.Scalar { self == .comma ? "," : "." }

  /// What may stand between groups of three digits.
  var group: Unicode.Scalar? {
    switch self {
    case .point: nil
    case .groupedPoint: ","
    case .comma: "."
    }
  }

  /// A number of digits with a point, with the mark of this style in its place.
  package func written(_ number: String) -> String {
    guard self == .comma else { return number }
    return String(String.UnicodeScalarView(number.unicodeScalars.map { $0 == "." ? "," : $0 }))
  }

  /// The first style in which all cells that are not empty are numbers, numbers by nature and words
  /// for infinity aside; nil where there is none or nothing to see.
  ///
  /// So `2523,00` is a decimal comma unless the whole column could be grouped thousands.
  package static func common(to cells: some Sequence<Cell>) -> NumberStyle? {
    var guess = NumberStyleGuess()
    for cell in cells {
      guess.add(cell)
      if guess.isSettled { return nil }
    }
    return guess.style
  }
}
