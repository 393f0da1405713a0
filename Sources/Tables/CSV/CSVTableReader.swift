/// Reads CSV and TSV; the first record that is not blank is the header.
package final class CSVTableReader: TableReader {
  private var records: CSVRecords
  private var list: ColumnList
  private let headerWidth: Int
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
    var header = try records.next()
    while header?.record.isBlank == true { header = try records.next() }
    list = ColumnList(header: (header?.record.cells ?? []).map(\.field))
    headerWidth = list.count
    if header == nil { records.warnings.add(.emptyFile) }
    if !list.made.isEmpty { records.warnings.add(.renamedColumns(list.made), line: header?.line) }
  }

  package var columns: [Column] { list.columns }
  package var warnings: [TableWarning] { records.warnings.all }
  package var info: TableInfo {
    TableInfo(
      format: format, encoding: records.buffer.text.encoding, delimiter: records.delimiter)
  }

  package func next() throws(TableError) -> TableRow? {
    while let (record, line) = try records.next() {
      if record.isBlank {
        if headerWidth == 1 { blankLine = blankLine ?? line }
        continue
      }
      if let blank = blankLine {
        // Only in a table of one column may a blank line have been meant as a record.
        records.warnings.add(.blankLines, line: blank)
        blankLine = nil
      }
      return TableRow(fitted(record.cells, line: line), line: line)
    }
    columnsAreComplete = true
    return nil
  }

  /// The cells, after there are as many columns; extra fields without a value are left out.
  private func fitted(_ cells: [Cell], line: Int) -> [Cell] {
    guard cells.count > headerWidth else { return cells }
    let width = cells.lastIndex { $0 != .null }.map { max($0 + 1, headerWidth) } ?? headerWidth
    if width > headerWidth {
      list.extend(to: width)
      records.warnings.add(.extraFields(count: cells.count, header: headerWidth), line: line)
    } else {
      records.warnings.add(.emptyExtraFields(count: cells.count, header: headerWidth), line: line)
    }
    return Array(cells.prefix(width))
  }
}
