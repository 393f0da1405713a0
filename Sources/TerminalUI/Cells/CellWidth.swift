/// How many cells of a terminal text takes; everything that draws asks here.
///
/// East Asian wide and full-width characters and emoji take two cells, marks and controls none.
/// Characters of ambiguous width (UAX #11) take one. Terminals differ about some emoji sequences and
/// Indic clusters: address the cursor again after any character that is not one plain cell.
package enum CellWidth {
  /// The cells of one grapheme cluster: 0, 1 or 2.
  ///
  /// An emoji selector (U+FE0F) widens the character before it, so keycaps and ❤️ take two cells.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return isPrintable(ascii) ? 1 : 0 }
    let scalars = character.unicodeScalars
    var columns = 0
    for scalar in scalars {
      columns += self.columns(of: scalar)
      if columns >= 2 { return 2 }
      if scalar.value == 0xFE0F, scalars.first?.properties.isEmoji == true { return 2 }
    }
    return columns
  }

  /// The cells of a text in one line; controls and line breaks count nothing.
  package static func columns(of text: String) -> Int {
    // Below U+0300 nothing joins: each scalar is a cluster of its own.
    if text.utf8.allSatisfy({ $0 < 0xCC }) {
      return text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch CellTable.kind(of: scalar) {
    case .oneCell: 1
    case .twoCells: 2
    case .joined, .control, .hint, .lineBreak: 0
    }
  }
}
