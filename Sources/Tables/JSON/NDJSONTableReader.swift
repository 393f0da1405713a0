/// Reads NDJSON (https://github.com/ndjson/ndjson-spec): a JSON value a line, as it comes.
///
/// Blank lines are allowed. Keys that first appear in a later line append a column.
package final class NDJSONTableReader: TableReader {
  private var buffer: TextBuffer
  private var rows = JSONRows()
  private var line = 0
  private var hasRows = false
  /// The record that was read last.
  private var row = TableRow([])
  private var lineStart = 0
  private var recordStart = 0

  package private(set) var columnsAreComplete = false

  package init(_ source: ByteSource, encoding: TextEncoding? = nil) {
    buffer = TextBuffer(TextChunks(source, encoding: encoding))
  }

  /// Goes on in the middle of a table with these columns, on that line.
  init(_ buffer: TextBuffer, columns: ColumnList, line: Int) {
    self.buffer = buffer
    rows = JSONRows(columns)
    self.line = line - 1
  }

  package var columns: [Column] { rows.list.columns }
  package var warnings: [TableWarning] { buffer.text.warnings.all }
  package var info: TableInfo {
    TableInfo(format: .ndjson, encoding: buffer.text.encoding)
  }

  package func next() throws(TableError) -> TableRow? {
    while let bytes = try nextLine() {
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      hasRows = true
      recordStart = lineStart
      let document: JSONDocument
      do { document = try JSONParser.document(bytes) } catch {
        throw TableError(
          .json(error.reason), file: buffer.text.warnings.file, line: line, column: error.column)
      }
      for _ in document.loneSurrogates { buffer.text.warnings.add(.loneSurrogate, line: line) }
      let cells = rows.cells(of: document.value) {
        buffer.text.warnings.add(.repeatedKey($0), line: line)
      }
      guard !rows.areTooMany else {
        throw TableError(
          .tooManyKeys(rows.list.count), file: buffer.text.warnings.file, line: line)
      }
      row = TableRow(cells, line: line)
      return row
    }
    if !columnsAreComplete, !hasRows { buffer.text.warnings.add(.emptyFile) }
    columnsAreComplete = true
    return nil
  }

  /// The next line without its end; nil at the end of the text.
  private func nextLine() throws(TableError) -> [UInt8]? {
    var searched = buffer.position
    while true {
      if let end = buffer.bytes[searched...].firstIndex(of: 0x0A) {
        defer { buffer.position = end + 1 }
        line += 1
        lineStart = buffer.position
        return Array(buffer.bytes[buffer.position..<end])
      }
      if buffer.isEnded {
        guard buffer.position < buffer.bytes.count else { return nil }
        defer { buffer.position = buffer.bytes.count }
        line += 1
        lineStart = buffer.position
        return Array(buffer.bytes[buffer.position...])
      }
      let waiting = buffer.bytes.count - buffer.position
      try buffer.fill(line: line + 1)
      searched = buffer.position + waiting
    }
  }
}

extension NDJSONTableReader: ShapedReader {
  func cell(_ column: Int) -> Cell { row[column] }
  var shape: RowShape { .lines(columns: rows.list) }
  var place: RowPlace? {
    buffer.offset(of: recordStart).map { RowPlace(offset: $0, line: line) }
  }
}
