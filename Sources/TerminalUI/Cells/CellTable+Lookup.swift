extension CellTable {
  /// What a scalar does to a row of cells.
  enum Kind: UInt8 {
    /// Joins the scalar before it: a mark, a joiner, a Hangul vowel.
    case joined = 0
    case oneCell = 1
    case twoCells = 2
    /// A control, a format control or no character; terminals may obey it.
    case control = 3
    /// Invisible, and of no width terminals agree about: soft hyphen, zero width space …
    case hint = 4
    case lineBreak = 5
  }

  /// The kind of any scalar.
  static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    switch value {
    case ..<0x20000:
      let block =
        number(blocks, at: Int(value >> 6) * 2) << 6 | number(blocks, at: Int(value >> 6) * 2 + 1)
      return Kind(rawValue: UInt8(number(kinds, at: block << 6 | Int(value & 63)))) ?? .oneCell
    case _ where value & 0xFFFE == 0xFFFE: return .control
    case ..<0x40000: return .twoCells
    case 0xE0100...0xE01EF: return .joined  // variation selectors
    case 0xE0000...0xE0FFF: return .control
    default: return .oneCell
    }
  }

  /// The ASCII character near to a scalar, in one cell, or nil.
  static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let place: Int?
    switch scalar.value {
    case ..<0x80: return scalar
    case 0xA0...0x24F: place = number(latin, at: Int(scalar.value) - 0xA0)
    case 0x1E00...0x1EFF: place = number(moreLatin, at: Int(scalar.value) - 0x1E00)
    case 0x2000...0x27BF: place = number(signs, at: Int(scalar.value) - 0x2000)
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFF01 + 0x21)
    default: return nil
    }
    // A zero is a gap in the table.
    return place.flatMap { $0 == 0 ? nil : Unicode.Scalar(UInt8($0 + 0x3F)) }
  }

  /// The tables are as long as every index made above needs; a test reads them all.
  private static func number(_ table: StaticString, at index: Int) -> Int {
    Int(unsafe table.utf8Start[index]) - 0x3F
  }
}
