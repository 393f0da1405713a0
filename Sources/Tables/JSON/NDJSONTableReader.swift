/// Reads NDJSON (https://github.com/ndjson/ndjson-spec): a JSON value a line, as it comes.
///
/// Blank lines are allowed. Keys that first appear in a later line append a column. A line that is
/// no JSON is left out with a warning; where no line is any, the first fault is an error.
package final class NDJSONTableReader: TableReader {
  private var buffer: TextBuffer
  private var rows: JSONRows
  private var line = 0
  private var hasRows = false
  private var firstFault: TableError?
  /// The record that was read last.
  private(set) var row = TableRow([])
  private var lineStart = 0
  private var recordStart = 0

  package private(set) var columnsAreComplete = false
  package private(set) var rejectedCount = 0
  package var onReject: ((RejectedRecord) -> Void)?

  package init(_ source: ByteSource, options: TableOptions = TableOptions()) {
    buffer = TextBuffer(TextChunks(source, encoding: options.encoding))
    rows = JSONRows(isFlat: options.isFlat)
  }

  /// Goes on in the middle of a table with the columns of these rows, on that line.
  init(_ buffer: TextBuffer, after rows: JSONRows, line: Int) {
    self.buffer = buffer
    self.rows = rows
    self.line = line - 1
  }

  package var columns: [Column] { rows.list.columns }
  package var warnings: [TableWarning] { buffer.text.warnings.all }
  package var info: TableInfo {
    TableInfo(
      format: .ndjson, encoding: buffer.text.encoding, compression: buffer.text.compression)
  }

  package func next() throws(TableError) -> TableRow? {
    while let bytes = try nextLine() {
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let document: JSONDocument
      do { document = try JSONParser.document(bytes) } catch {
        reject(bytes, error)
        continue
      }
      hasRows = true
      recordStart = lineStart
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
    try finish()
    return nil
  }

  private func reject(_ bytes: [UInt8], _ error: JSONError) {
    rejectedCount += 1
    let file = buffer.text.warnings.file
    firstFault =
      firstFault
      ?? TableError(.json(error.reason), file: file, line: line, column: error.column)
    buffer.text.warnings.add(.rejected(error.reason), line: line, column: error.column)
    onReject?(
      RejectedRecord(line: line, column: error.column, record: bytes, reason: error.reason))
  }

  /// What there is to say at the end of the text.
  private func finish() throws(TableError) {
    if !hasRows, let fault = firstFault { throw fault }
    guard !columnsAreComplete else { return }
    columnsAreComplete = true
    if !hasRows { buffer.text.warnings.add(.emptyFile) }
    let made = rows.list.made
    if !made.isEmpty { buffer.text.warnings.add(.renamedColumns(made)) }
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
      try fill()
      searched = buffer.position + waiting
    }
  }

  private func fill() throws(TableError) {
    do throws(TableError) { try buffer.fill(line: line + 1) } catch {
      var error = error
      if case .tooLarge = error.reason { error.column = 1 }
      throw error
    }
  }
}

extension NDJSONTableReader: ShapedReader {
  func cell(_ column: Int) -> Cell { row[column] }
  var recordBytes: ArraySlice<UInt8>? { nil }
  var shape: RowShape { .lines(rows.resumed) }
  var place: RowPlace? {
    buffer.offset(of: recordStart).map { RowPlace(offset: $0, line: line) }
  }
}
