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
  /// How many records were left out so far because they cannot be read.
  var rejectedCount: Int { get }
  /// Is told of each of them, in their order.
  var onReject: ((RejectedRecord) -> Void)? { get set }
  /// The next record; nil at the end, and from then on.
  func next() throws(TableError) -> TableRow?
  /// Goes past the next record; false at the end, and from then on.
  func skip() throws(TableError) -> Bool
  /// Goes through so many records, or all, for the columns that they bring.
  func findColumns(in rows: Int) throws(TableError)
  /// The number of records that are left, where that is known sooner than by going past them; the
  /// reader is of no use afterwards.
  func countRest() throws(TableError) -> Int?
}

extension TableReader {
  package func skip() throws(TableError) -> Bool { try next() != nil }
  package func countRest() throws(TableError) -> Int? { nil }
  package func findColumns(in rows: Int) throws(TableError) {
    for _ in 0..<rows { guard try skip() else { return } }
  }
}

extension TableReader {
  // Most formats have no record that can be left out: what follows a fault cannot be trusted.
  package var rejectedCount: Int { 0 }
  package var onReject: ((RejectedRecord) -> Void)? {
    get { nil }
    set {}
  }
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
  /// How the file is packed.
  package var compression: Compression?
  /// Whether the first record of CSV and TSV was taken as names.
  package var hasHeader = true
  /// How many lines were left out before it.
  package var skippedLines = 0
  /// What the comments begin with that were left out.
  package var comment: CommentMark?

  package init(
    format: TableFormat, encoding: TextEncoding? = nil, delimiter: Delimiter? = nil,
    table: String? = nil, compression: Compression? = nil
  ) {
    self.compression = compression
    self.format = format
    self.encoding = encoding
    self.delimiter = delimiter
    self.table = table
  }
}
