/// An encoding that text tables are read in.
package enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case latin1 = "ISO-8859-1"
  case latin2 = "ISO-8859-2"
  case latin9 = "ISO-8859-15"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case windows1252 = "windows-1252"
  case windows1254 = "windows-1254"
  case koi8r = "KOI8-R"
  case macRoman = "macintosh"

  /// The name that the IANA registry prefers.
  package var name: String { rawValue }

  /// The encoding with that name or a common other one; case, `-` and `_` do not matter.
  package init?(named name: String) {
    let key = Self.key(name)
    if let encoding = Self.allCases.first(where: { Self.key($0.name) == key }) {
      self = encoding
      return
    }
    switch key {
    case "utf16", "unicode", "ucs2", "ucs2le": self = .utf16LittleEndian
    case "ucs2be": self = .utf16BigEndian
    case "latin1", "l1", "iso8859": self = .latin1
    case "latin2", "l2": self = .latin2
    case "latin9", "l9": self = .latin9
    case "ascii", "usascii", "ansi", "cp1252", "win1252": self = .windows1252
    case "cp1250", "win1250": self = .windows1250
    case "cp1251", "win1251": self = .windows1251
    case "cp1254", "win1254": self = .windows1254
    case "mac", "macroman": self = .macRoman
    case "koi8": self = .koi8r
    default: return nil
    }
  }

  /// The encoding with that name; nil stands for “find out”.
  package static func named(_ name: String?) throws(TableError) -> TextEncoding? {
    guard let name else { return nil }
    guard let encoding = TextEncoding(named: name) else {
      throw TableError(.unknownEncoding(name), file: "--encoding")
    }
    return encoding
  }

  /// All names, for a message.
  package static let list = allCases.map(\.name).joined(separator: ", ")

  private static func key(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " })
  }
}

extension TextEncoding {
  /// Whether a character takes more than a byte even where it is ASCII.
  var isWide: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// What the bytes 0x80 to 0xFF stand for; nil for the Unicode encodings.
  var upperHalf: [[UInt8]]? {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: nil
    case .latin1: SingleByteTables.latin1
    case .latin2: SingleByteTables.latin2
    case .latin9: SingleByteTables.latin9
    case .windows1250: SingleByteTables.windows1250
    case .windows1251: SingleByteTables.windows1251
    case .windows1252: SingleByteTables.windows1252
    case .windows1254: SingleByteTables.windows1254
    case .koi8r: SingleByteTables.koi8r
    case .macRoman: SingleByteTables.macRoman
    }
  }
}
