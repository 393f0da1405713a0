/// The one ASCII character between two fields.
package struct Delimiter: Hashable, Sendable {
  package let byte: UInt8

  package static let comma = Delimiter(byte: 0x2C)
  package static let semicolon = Delimiter(byte: 0x3B)
  package static let tab = Delimiter(byte: 0x09)
  package static let pipe = Delimiter(byte: 0x7C)
  package static let space = Delimiter(byte: 0x20)

  private init(byte: UInt8) { self.byte = byte }

  /// The delimiter that a user means: the character itself, its name, or `\t`.
  ///
  /// Throws `unknownDelimiter` for other words, quotes, line ends and letters beyond ASCII.
  package static func named(_ name: String?) throws(TableError) -> Delimiter? {
    guard let name else { return nil }
    switch name.lowercased() {
    case "comma": return .comma
    case "semicolon": return .semicolon
    case "tab", "\\t": return .tab
    case "pipe": return .pipe
    case "space": return .space
    default: break
    }
    guard let byte = name.utf8.first, name.utf8.count == 1,
      (0x20..<0x7F).contains(byte) || byte == 0x09 || byte == 0x1F, byte != 0x22
    else { throw TableError(.unknownDelimiter(name), file: "--delimiter") }
    return Delimiter(byte: byte)
  }
}

extension Delimiter: CustomStringConvertible {
  /// The character as a word or as itself.
  package var description: String {
    switch self {
    case .tab: "tab"
    case .space: "space"
    default: String(Unicode.Scalar(byte))
    }
  }
}
