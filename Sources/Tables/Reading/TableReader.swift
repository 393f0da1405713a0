/// A table that is read a record at a time.
package protocol TableReader: AnyObject {
  /// What the file turned out to be.
  var info: TableInfo { get }
  /// The columns that are known so far; later records may append some.
  var columns: [Column] { get }
  /// Whether no later record can append a column.
  var columnsAreComplete: Bool { get }
  /// What there is to say so far, bounded in number.
  var warnings: [TableWarning] { get }
  /// The next record; nil at the end, and from then on.
  func next() throws(TableError) -> TableRow?
  /// Goes past the next record; false at the end, and from then on.
  func skip() throws(TableError) -> Bool
  /// The number of records that are left, where that is known sooner than by going past them; the
  /// reader is of no use afterwards.
  func countRest() throws(TableError) -> Int?
}

extension TableReader {
  package func skip() throws(TableError) -> Bool { try next() != nil }
  package func countRest() throws(TableError) -> Int? { nil }
}

/// What a file turned out to be.
package struct TableInfo: Hashable, Sendable {
  package var format: TableFormat
  /// How the bytes were read as text; nil for SQLite.
  package var encoding: TextEncoding?
  /// What stands between the fields of CSV and TSV.
  package var delimiter: Delimiter?
  /// The table or view of a SQLite file.
  package var table: String?

  package init(
    format: TableFormat, encoding: TextEncoding? = nil, delimiter: Delimiter? = nil,
    table: String? = nil
  ) {
    self.format = format
    self.encoding = encoding
    self.delimiter = delimiter
    self.table = table
  }
}
