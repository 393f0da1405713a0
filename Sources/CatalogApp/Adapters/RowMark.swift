import Tables

/// What a row of a large file is found again by when the file was read anew: there an entry is known
/// by its position, which is another row's as soon as one is added before it.
enum RowMark: Hashable, Sendable {
  /// What the column of identifiers has.
  case value(ExactText)
  /// Its rowid in a table of SQLite.
  case rowID(Int64)
}
