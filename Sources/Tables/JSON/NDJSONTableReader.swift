/// Reads NDJSON (https://github.com/ndjson/ndjson-spec): a JSON value a line, as it comes.
///
/// Blank lines are allowed. Keys that first appear in a later line append a column.
package final class NDJSONTableReader: TableReader {
  private var buffer: TextBuffer
  private var shape = JSONRows()
  private var line = 0
  private var hasRows = false

  package private(set) var columnsAreComplete = false

  package init(_ source: ByteSource, encoding: TextEncoding? = nil) {
    buffer = TextBuffer(TextChunks(source, encoding: encoding))
  }

  package var columns: [Column] { shape.list.columns }
  package var warnings: [TableWarning] { buffer.text.warnings.all }
  package var info: TableInfo {
    TableInfo(format: .ndjson, encoding: buffer.text.encoding)
  }

  package func next() throws(TableError) -> TableRow? {
    while let bytes = try nextLine() {
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      hasRows = true
      let document: JSONDocument
      do { document = try JSONParser.document(bytes) } catch {
        throw TableError(
          .json(error.reason), file: buffer.text.warnings.file, line: line, column: error.column)
      }
      for _ in document.loneSurrogates { buffer.text.warnings.add(.loneSurrogate, line: line) }
      let cells = shape.cells(of: document.value) {
        buffer.text.warnings.add(.repeatedKey($0), line: line)
      }
      guard !shape.areTooMany else {
        throw TableError(
          .tooManyKeys(shape.list.count), file: buffer.text.warnings.file, line: line)
      }
      return TableRow(cells, line: line)
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
        return Array(buffer.bytes[buffer.position..<end])
      }
      if buffer.isEnded {
        guard buffer.position < buffer.bytes.count else { return nil }
        defer { buffer.position = buffer.bytes.count }
        line += 1
        return Array(buffer.bytes[buffer.position...])
      }
      let waiting = buffer.bytes.count - buffer.position
      try buffer.fill(line: line + 1)
      searched = buffer.position + waiting
    }
  }
}
