/// A key, as a terminal tells keys apart.
package enum Key: Hashable, Sendable {
  /// A character that was typed; capitals are characters of their own.
  case character(Character)
  case enter, tab, backspace, escape, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// F1 to F24.
  case function(Int)
}

/// A key with what was held down meanwhile.
package struct KeyPress: Hashable, Sendable {
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Told for keys that are no characters only: a capital is a character of its own.
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A character without modifiers.
  package init(_ character: Character) { self.init(.character(character)) }
}
