/// What a file holds, by its first bytes and its name, which decides how it is read.
package enum FileNature: Hashable, Sendable {
  case empty
  case markdown
  case table(TableKind)
  /// A picture that can be drawn.
  case picture
  case text
  case binary(BinaryKind)

  /// A form of rows.
  package enum TableKind: String, CaseIterable, Sendable {
    case csv, tsv, json, ndjson
  }

  /// A kind of file that is not text.
  package enum BinaryKind: String, CaseIterable, Sendable {
    case pdf, zip, gzip, elf, machO, sqlite, otherPicture, other
  }

  /// So many bytes tell.
  package static let sample = 8_192

  /// What these first bytes of a file, or all of it, and its name say.
  package init(_ bytes: [UInt8], name: String) {
    if bytes.isEmpty {
      self = .empty
    } else if Self.pictures.contains(where: bytes.starts) {
      self = .picture
    } else if let kind = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })?.kind {
      self = .binary(kind)
    } else if !Self.isText(bytes.prefix(Self.sample)) {
      self = .binary(.other)
    } else {
      switch Self.ending(of: name) {
      case "md", "markdown", "mdown", "mkd": self = .markdown
      case "csv": self = .table(.csv)
      case "tsv", "tab": self = .table(.tsv)
      case "json": self = .table(.json)
      case "ndjson", "jsonl": self = .table(.ndjson)
      default: self = .text
      }
    }
  }

  /// Whether it can be read as words.
  package var isText: Bool {
    switch self {
    case .markdown, .table, .text, .empty: true
    case .picture, .binary: false
    }
  }

  /// Whether a name is that of a picture that can be drawn.
  package static func isPictureName(_ name: String) -> Bool {
    ["png", "jpg", "jpeg"].contains(ending(of: name))
  }

  private static func ending(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(Substring(name.utf8[dot...].dropFirst())).lowercased()
  }

  /// Whether bytes are those of text: no zero, unless it has characters of several bytes, and hardly
  /// a control.
  static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    var controls = 0
    for byte in bytes where byte < 0x20 || byte == 0x7F {
      if byte == 0 { return false }
      // Line ends, tabs, the page feed, and what colours a log.
      if ![0x08, 0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte) { controls += 1 }
    }
    return controls * 10 <= bytes.count
  }

  private static let pictures: [[UInt8]] = [
    // https://www.w3.org/TR/png-3/#5PNG-file-signature; ITU-T T.81 §B.1.1.3.
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF],
  ]

  private static let signatures: [(bytes: [UInt8], kind: BinaryKind)] = [
    (Array("%PDF-".utf8), .pdf), ([0x50, 0x4B, 3, 4], .zip), ([0x50, 0x4B, 5, 6], .zip),
    ([0x1F, 0x8B], .gzip), ([0x7F, 0x45, 0x4C, 0x46], .elf),
    ([0xCF, 0xFA, 0xED, 0xFE], .machO), ([0xCA, 0xFE, 0xBA, 0xBE], .machO),
    (Array("SQLite format 3\0".utf8), .sqlite), (Array("GIF8".utf8), .otherPicture),
    (Array("RIFF".utf8), .other), ([0x49, 0x49, 0x2A, 0], .otherPicture),
    ([0x4D, 0x4D, 0, 0x2A], .otherPicture),
  ]
}
