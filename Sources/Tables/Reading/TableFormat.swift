/// A format that tables are read from.
package enum TableFormat: String, CaseIterable, Hashable, Sendable {
  case csv, tsv, json, ndjson, sqlite

  /// As people write it.
  package var title: String { self == .sqlite ? "SQLite" : rawValue.uppercased() }

  /// What a file's first bytes and its name say; nil where it is no table.
  ///
  /// The bytes of SQLite decide alone, and zeros, which are no text: of something that its name calls
  /// text, a few may be among its letters. Text is what its name says, else JSON where it begins like
  /// it, else CSV, unless it begins with markup.
  ///
  /// The prefix holds some hundred bytes at least, or the whole file.
  package static func detect(_ prefix: [UInt8], name: String) -> TableFormat? {
    if prefix.starts(with: "SQLite format 3\0".utf8) { return .sqlite }
    let text = sample(prefix)
    let format = named(name)
    if format != .sqlite, isBinary(text.prefix(EncodingSniff.sample), isNamed: format != nil) {
      return nil
    }
    if let format { return format == .json && isLines(text) ? .ndjson : format }
    guard let first = text.first(where: { !isBlank($0) }) else { return .csv }
    switch first {
    case UInt8(ascii: "{"): return isLines(text) ? .ndjson : .json
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"): return nil
    default: return .csv
    }
  }

  /// What the end of a file's name says.
  private static func named(_ name: String) -> TableFormat? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "csv": return .csv
    case "tsv", "tab": return .tsv
    case "json": return .json
    case "ndjson", "jsonl": return .ndjson
    case "sqlite", "sqlite3", "db", "db3": return .sqlite
    default: return nil
    }
  }

  /// The prefix as UTF-8, as far as it can be read.
  private static func sample(_ prefix: [UInt8]) -> [UInt8] {
    var chunks = TextChunks(ByteSource(name: "", bytes: prefix, chunk: prefix.count))
    return (try? chunks.next()) ?? []
  }

  /// Whether a first line is a whole value and another begins behind it.
  private static func isLines(_ text: [UInt8]) -> Bool {
    guard let end = text.firstIndex(of: 0x0A),
      let next = text[end...].first(where: { !isBlank($0) }), next == UInt8(ascii: "{")
    else { return false }
    return (try? JSONParser.parse(Array(text[..<end]))) != nil
  }

  /// Whether there are zeros as in no text, or with a name of text more of them than a slip makes.
  private static func isBinary(_ text: ArraySlice<UInt8>, isNamed: Bool) -> Bool {
    guard text.contains(0) else { return false }
    let controls = text.count { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return !isNamed || controls > 2 && controls * 8 > text.count
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
