/// A colour of a cell, as exact as the one who draws wants it; the renderer makes of it what the
/// terminal has.
package struct CellColor: Hashable, Sendable {
  /// What kind of colour the number is.
  enum Kind: UInt8 {
    /// The terminal's own foreground or background.
    case standard
    /// 0 to 15: the terminal's palette, which its user chose.
    case palette
    /// 16 to 255 of xterm's 256 colours.
    case indexed
    /// Red, green and blue, eight bits each.
    case rgb
  }

  /// The kind in the top byte, the number below.
  private let value: UInt32

  private init(_ kind: Kind, _ number: UInt32) { value = UInt32(kind.rawValue) << 24 | number }

  package static let standard = CellColor(.standard, 0)

  /// A colour of the terminal's palette: 0 to 7, and 8 to 15 for their bright variants.
  package static func palette(_ index: UInt8) -> CellColor {
    CellColor(.palette, UInt32(index & 15))
  }

  /// One of xterm's 256 colours; below 16 it is the palette's.
  package static func indexed(_ index: UInt8) -> CellColor {
    index < 16 ? palette(index) : CellColor(.indexed, UInt32(index))
  }

  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(.rgb, UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  var kind: Kind { Kind(rawValue: UInt8(value >> 24)) ?? .standard }
  /// The index of a palette or indexed colour.
  var index: UInt8 { UInt8(truncatingIfNeeded: value) }
  /// The parts of an RGB colour.
  var parts: (red: UInt8, green: UInt8, blue: UInt8) {
    (
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value)
    )
  }
}

extension CellColor {
  package static let red = palette(1)
  package static let green = palette(2)
  package static let yellow = palette(3)
  package static let blue = palette(4)
  package static let magenta = palette(5)
  package static let cyan = palette(6)
}
