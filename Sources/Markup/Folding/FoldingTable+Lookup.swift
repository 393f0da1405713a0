extension FoldingTable {
  /// What a code point is folded to.
  enum Target {
    case itself
    case nothing
    /// The scalars whose first is at this place of `targets`.
    case scalars(place: Int)
  }

  /// How a scalar of folded text takes part in words.
  enum Kind {
    case separator
    /// A letter, digit or mark of a script that writes spaces.
    case word
    /// A scalar of a script without spaces: a word of its own.
    case single
  }

  /// One scalar of a target.
  struct Unit {
    let bits: Int

    var value: UInt32 { UInt32(bits & 0x1F_FFFF) }
    var hasMore: Bool { bits & 1 << 21 != 0 }
    var isOrderedMark: Bool { bits & 1 << 22 != 0 }
  }

  /// What becomes of a scalar of any text.
  static func target(of value: UInt32) -> Target {
    switch entry(value) & 0xFFFF {
    case 0: .itself
    case 1: .nothing
    case let place: .scalars(place: place - 2)
    }
  }

  /// The kind of a scalar of folded text.
  static func kind(of value: UInt32) -> Kind {
    switch entry(value) >> 16 {
    case 0: .separator
    case 1: .word
    default: .single
    }
  }

  static func unit(at place: Int) -> Unit {
    Unit(bits: unsafe number(targets.utf8Start, at: place * 4, digits: 4))
  }

  private static func entry(_ value: UInt32) -> Int {
    // Tags and variation selectors are nothing; private use and what is above is itself.
    guard value < 0x40000 else { return 0xE0000...0xE0FFF ~= value ? 1 : 0 }
    let block = unsafe number(blocks.utf8Start, at: Int(value >> 6) * 2, digits: 2)
    return unsafe number(entries.utf8Start, at: (block << 6 | Int(value & 63)) * 3, digits: 3)
  }

  /// The tables are as long as every index made above needs; a test reads them all.
  private static func number(_ table: UnsafePointer<UInt8>, at start: Int, digits: Int) -> Int {
    var value = 0
    for index in start..<(start + digits) { value = value << 6 | Int(unsafe table[index] &- 0x3F) }
    return value
  }
}
