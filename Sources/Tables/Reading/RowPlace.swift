/// Where a record begins in its file.
struct RowPlace: Hashable, Sendable {
  /// The offset of its first byte, counted from 0; in a table of SQLite its rowid.
  var offset: Int
  /// Counted from 1; 0 in files without lines.
  var line: Int
}
