/// All that it takes to read rows from the middle of a text file: what its beginning told.
enum RowShape: Sendable {
  case delimited(TableFormat, Delimiter, columns: ColumnList, headerWidth: Int, TableOptions)
  case lines(JSONRows)
  case elements(JSONList, JSONRows)

  /// Whether values can be written with other bytes than their own, behind a backslash.
  var hasEscapes: Bool {
    switch self {
    case .delimited: false
    case .lines, .elements: true
    }
  }

  /// A reader of the rows from a place on.
  func reader(_ file: SeekableFile, at place: RowPlace) -> any ShapedReader {
    let text = TextBuffer(
      TextChunks(.file(file, from: place.offset), encoding: .utf8), from: place.offset)
    switch self {
    case .delimited(let format, let delimiter, let columns, let headerWidth, let options):
      let records = CSVRecords(
        text, delimiter: delimiter, comment: options.comment, line: place.line)
      return CSVTableReader(
        records, format: format, columns: columns, headerWidth: headerWidth, options: options)
    case .lines(let rows):
      return NDJSONTableReader(text, after: rows, line: place.line)
    case .elements(let list, let rows): return JSONListReader(list, after: rows, at: place)
    }
  }
}

/// A reader of a text that can go on where another one of its kind is.
protocol ShapedReader: CellReader {
  var shape: RowShape { get }
}

/// A reader that gives single values of a record.
protocol CellReader: TableReader {
  /// Where the record that was read last begins; nil where it cannot be found again, as in text that
  /// is not as the file has it, byte for byte.
  var place: RowPlace? { get }
  /// The value that this record has in a column.
  func cell(_ column: Int) -> Cell
  /// All of this record.
  var row: TableRow { get }
  /// Its bytes, where it costs nothing to look at them before it is cut into values; nil else.
  var recordBytes: ArraySlice<UInt8>? { get }
}
