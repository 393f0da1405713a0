/// Reads CSV and TSV; the first record that is not blank is the header.
package final class CSVTableReader: TableReader {
  var records: CSVRecords
  private var list: ColumnList
  private let headerWidth: Int
  /// How many fields of the record that was read last are part of the table.
  private(set) var width = 0
  private let format: TableFormat
  /// A blank line that was met and is worth a word if more records follow.
  private var blankLine: Int?

  package private(set) var columnsAreComplete = false

  package init(
    _ source: ByteSource, format: TableFormat = .csv, delimiter: Delimiter? = nil,
    encoding: TextEncoding? = nil
  ) throws(TableError) {
    self.format = format
    records = try CSVRecords(
      TextChunks(source, encoding: encoding), delimiter: delimiter,
      preferred: format == .tsv ? .tab : .comma)
    var hasHeader = try records.advance()
    while hasHeader, records.record.isBlank { hasHeader = try records.advance() }
    list = ColumnList(header: hasHeader ? records.cells.map(\.field) : [])
    headerWidth = list.count
    if !hasHeader { records.warnings.add(.emptyFile) }
    if !list.made.isEmpty {
      records.warnings.add(.renamedColumns(list.made), line: records.recordLine)
    }
  }

  /// Goes on in the middle of a table with these columns.
  init(_ records: CSVRecords, format: TableFormat, columns: ColumnList, headerWidth: Int) {
    self.records = records
    self.format = format
    list = columns
    self.headerWidth = headerWidth
  }

  package var columns: [Column] { list.columns }
  package var warnings: [TableWarning] { records.warnings.all }
  package var info: TableInfo {
    TableInfo(
      format: format, encoding: records.buffer.text.encoding, delimiter: records.delimiter)
  }

  package func next() throws(TableError) -> TableRow? {
    guard try advance() else { return nil }
    return TableRow(Array(records.cells.prefix(width)), line: records.recordLine)
  }

  package func skip() throws(TableError) -> Bool { try advance() }

  /// Goes to the next record that is a row; false at the end, and from then on.
  func advance() throws(TableError) -> Bool {
    while try records.advance() {
      if records.record.isBlank {
        if headerWidth == 1 { blankLine = blankLine ?? records.recordLine }
        continue
      }
      if let blank = blankLine {
        // Only in a table of one column may a blank line have been meant as a record.
        records.warnings.add(.blankLines, line: blank)
        blankLine = nil
      }
      fit()
      return true
    }
    columnsAreComplete = true
    return false
  }

  /// Sees to it that there are as many columns; extra fields without a value are left out.
  private func fit() {
    let count = records.record.fields.count
    width = count
    guard count > headerWidth else { return }
    width = max(records.record.filledCount, headerWidth)
    if width > headerWidth {
      list.extend(to: width)
      records.warnings.add(
        .extraFields(count: count, header: headerWidth), line: records.recordLine)
    } else {
      records.warnings.add(
        .emptyExtraFields(count: count, header: headerWidth), line: records.recordLine)
    }
  }
}

extension CSVTableReader: ShapedReader {
  var place: RowPlace? { records.place }
  func cell(_ column: Int) -> Cell {
    let fields = records.record.fields
    return column < width ? fields[column].cell(in: records.buffer.bytes) : .missing
  }
  var shape: RowShape {
    .delimited(format, records.delimiter, columns: list, headerWidth: headerWidth)
  }
}
