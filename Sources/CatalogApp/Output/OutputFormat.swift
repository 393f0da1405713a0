import Tables

/// The forms in which items are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// One document: a list of objects, or one object.
  case json
  /// An object a line.
  case ndjson
  case csv, tsv
  /// An item a line, for scripts.
  case plain
  /// Aligned columns, for people at a terminal.
  case table

  /// What writes rows with delimiters; nil for the other forms.
  var delimited: DelimitedWriter? {
    switch self {
    case .csv: .csv
    case .tsv: .tsv
    case .json, .ndjson, .plain, .table: nil
    }
  }
}
