/// All that it takes to read rows from the middle of a text file: what its beginning told.
enum RowShape: Sendable {
  case delimited(TableFormat, Delimiter, columns: ColumnList, headerWidth: Int, TableOptions)
  case lines(JSONRows)

  /// A reader of the rows from a place on.
  func reader(_ file: SeekableFile, at place: RowPlace) -> any ShapedReader {
    let text = TextChunks(.file(file, from: place.offset), encoding: .utf8)
    switch self {
    case .delimited(let format, let delimiter, let columns, let headerWidth, let options):
      let records = CSVRecords(
        text, delimiter: delimiter, comment: options.comment, line: place.line)
      return CSVTableReader(
        records, format: format, columns: columns, headerWidth: headerWidth, options: options)
    case .lines(let rows):
      return NDJSONTableReader(TextBuffer(text), after: rows, line: place.line)
    }
  }
}

/// A reader of a text that can go on where another one of its kind is.
protocol ShapedReader: CellReader {
  var shape: RowShape { get }
  /// Where the record that was read last begins; nil where the text is not as the file has it, byte
  /// for byte.
  var place: RowPlace? { get }
}

/// A reader that gives single values of a record.
protocol CellReader: TableReader {
  /// The value that the record which was read last has in a column.
  func cell(_ column: Int) -> Cell
}
