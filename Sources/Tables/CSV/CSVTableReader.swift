/// Reads CSV and TSV; the first record that is not blank is the header, unless the user says that
/// there is none.
package final class CSVTableReader: TableReader {
  var records: CSVRecords
  private var list: ColumnList
  /// How many fields the header has, or the first record where there is no header.
  let headerWidth: Int
  /// How many fields of the record that was read last are part of the table.
  private(set) var width = 0
  private let format: TableFormat
  let options: TableOptions
  /// Whether the record that was read last is the first one, and no header.
  private(set) var holdsFirst = false
  /// A blank line that was met and is worth a word if more records follow.
  private var blankLine: Int?

  package private(set) var columnsAreComplete = false

  package init(
    _ source: ByteSource, format: TableFormat = .csv, options: TableOptions = TableOptions()
  ) throws(TableError) {
    self.format = format
    self.options = options
    var records = try CSVRecords(
      TextChunks(source, encoding: options.encoding), delimiter: options.delimiter,
      preferred: format == .tsv ? .tab : .comma, skip: options.skip, comment: options.comment)
    if let comment = options.comment, comment.byte == records.delimiter.byte {
      throw TableError(.commentIsDelimiter(comment), file: "--comment")
    }
    var hasRecord = try Self.advance(&records)
    while hasRecord, records.record.isBlank {
      if !options.hasHeader { blankLine = blankLine ?? records.recordLine }
      hasRecord = try Self.advance(&records)
    }
    if !hasRecord { records.warnings.add(.emptyFile) }
    if options.hasHeader {
      list = ColumnList(header: hasRecord ? records.cells.map(\.field) : [])
      if !list.made.isEmpty {
        records.warnings.add(.renamedColumns(list.made), line: records.recordLine)
      }
    } else {
      list = ColumnList()
      list.extend(to: hasRecord ? records.record.fields.count : 0)
      holdsFirst = hasRecord
    }
    headerWidth = list.count
    if headerWidth != 1 { blankLine = nil }
    self.records = records
  }

  /// Goes on in the middle of a table with these columns.
  init(
    _ records: CSVRecords, format: TableFormat, columns: ColumnList, headerWidth: Int,
    options: TableOptions
  ) {
    self.records = records
    self.options = options
    self.format = format
    list = columns
    self.headerWidth = headerWidth
  }

  package var columns: [Column] { list.columns }
  package var warnings: [TableWarning] {
    guard let comment = options.comment, records.commentCount > 0 else {
      return records.warnings.all
    }
    let note = TableWarning(
      .comments(records.commentCount, comment), file: records.warnings.file)
    return records.warnings.all + [note]
  }
  package var info: TableInfo {
    var info = TableInfo(
      format: format, encoding: records.buffer.text.encoding, delimiter: records.delimiter,
      compression: records.buffer.text.compression)
    info.hasHeader = options.hasHeader
    info.skippedLines = options.skip
    info.comment = options.comment
    return info
  }

  package func next() throws(TableError) -> TableRow? {
    try advance() ? row : nil
  }

  package func skip() throws(TableError) -> Bool { try advance() }

  package func findColumns(in rows: Int) throws(TableError) {
    var rows = rows
    while rows > 0 {
      if takesRuns {
        rows -= try records.takeRun(fields: headerWidth, isExact: false, limit: rows).count
        if rows == 0 { return }
      }
      guard try advance() else { return }
      rows -= 1
    }
  }

  /// Whether records are rows just as they stand, so that many can be taken at once.
  var takesRuns: Bool { options.comment == nil && !holdsFirst && blankLine == nil }

  /// Goes to the next record that is a row; false at the end, and from then on.
  func advance() throws(TableError) -> Bool {
    while try advanceRecord() {
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

  private func advanceRecord() throws(TableError) -> Bool {
    if holdsFirst {
      holdsFirst = false
      return true
    }
    return try Self.advance(&records)
  }

  private static func advance(_ records: inout CSVRecords) throws(TableError) -> Bool {
    do throws(TableError) { return try records.advance() } catch { throw records.placed(error) }
  }

  /// Sees to it that there are as many columns; extra fields without a value are left out.
  private func fit() {
    let count = records.record.fields.count
    width = count
    guard count > headerWidth else { return }
    guard options.hasHeader else {
      list.extend(to: count)
      records.warnings.add(
        .widerRecord(count: count, first: headerWidth), line: records.recordLine)
      return
    }
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
  var row: TableRow {
    TableRow(Array(records.cells.prefix(width)), line: records.recordLine)
  }
  var recordBytes: ArraySlice<UInt8>? { records.recordBytes }
  var shape: RowShape {
    .delimited(format, records.delimiter, columns: list, headerWidth: headerWidth, options)
  }
}
