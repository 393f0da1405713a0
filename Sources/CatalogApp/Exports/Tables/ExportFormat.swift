/// A format that a list can be exported in: a new one needs a case here, and a writer.
enum ExportFormat: String, CaseIterable, Sendable {
  case csv, tsv, json, ndjson, markdown, html, sqlite
  /// For lists of feeds only.
  case opml

  /// The option that asks for it.
  var option: OptionName? { OptionName(rawValue: rawValue) }

  /// The ends of file names that tell it, without the dot.
  private var endings: [String] {
    switch self {
    case .csv, .tsv, .json, .html, .opml: [rawValue] + (self == .html ? ["htm"] : [])
    case .ndjson: ["ndjson", "jsonl"]
    case .markdown: ["md", "markdown"]
    case .sqlite: ["db", "sqlite", "sqlite3", "db3"]
    }
  }

  /// Whether a name asks for bytes that gzip packed.
  static func isPacked(_ path: String) -> Bool {
    let end = path.utf8.suffix(3).map { $0 | 0x20 }
    return path.utf8.count > 3 && end.elementsEqual(".gz".utf8)
  }

  /// What the end of a file's name says, before an end that tells how it is packed; nil where it says
  /// nothing.
  init?(ofFile path: String) {
    let path = Self.isPacked(path) ? String(Substring(path.utf8.dropLast(3))) : path
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = String(Substring(name[name.index(after: dot)...])).lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// The form of `list` that it is; nil where `list` has none.
  var output: OutputFormat? {
    switch self {
    case .csv: .csv
    case .tsv: .tsv
    case .json: .json
    case .ndjson: .ndjson
    case .markdown, .html, .sqlite, .opml: nil
    }
  }

  /// What writes a list in this format; nil for a list of feeds, which is none of items.
  @MainActor func writer(to goal: ExportGoal) -> (any ListExport)? {
    switch self {
    case .csv, .tsv, .json, .ndjson: output.map { ItemExport($0, to: goal) }
    case .markdown: MarkdownExport(to: goal)
    case .html: HTMLExport(to: goal)
    case .sqlite: SQLiteExport(to: goal)
    case .opml: nil
    }
  }
}
