/// A cell for terminals that show ASCII only.
enum ASCIIGlyph {
  /// Exactly one byte a cell; the second is nil for a character of one cell.
  static func bytes(of cell: Cell, isWide: Bool, in grid: CellGrid) -> (UInt8, UInt8?) {
    if let scalar = cell.glyph.scalar, scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return (CellWidth.isPrintable(byte) ? byte : blank, isWide ? blank : nil)
    }
    var text = ASCIIText.transliterate(grid.text(of: cell)).utf8.makeIterator()
    return (text.next() ?? blank, isWide ? text.next() ?? blank : nil)
  }

  private static let blank = UInt8(ascii: " ")
}
