/// Reads the list in a large JSON document as a table, element by element.
///
/// The rows are those of `JSONTableReader`. A fault in the text is an error where it is reached, so
/// that those who must not show what is broken go through the text before. Memory: some elements.
package final class JSONListReader: TableReader {
  let list: JSONList
  private var stream: JSONStream
  private var rows: JSONRows
  /// The member that was met last, from 0.
  private var member = -1
  private var isInList = false
  private var besides: [String] = []
  private(set) var row = TableRow([])

  package private(set) var columnsAreComplete = false

  init(_ list: JSONList, isFlat: Bool) {
    self.list = list
    stream = JSONStream(TextChunks(.file(list.file), encoding: list.encoding))
    if let warnings = list.warnings { stream.buffer.text.warnings = warnings }
    rows = JSONRows(isFlat: isFlat)
  }

  /// Reads the list of a file; nil where it has none.
  package convenience init?(_ file: SeekableFile, _ options: TableOptions) throws(TableError) {
    guard let list = try JSONList(file, encoding: options.encoding) else { return nil }
    self.init(list, isFlat: options.isFlat)
  }

  /// Goes on at an element with the columns of these rows.
  init(_ list: JSONList, after rows: JSONRows, at place: RowPlace) {
    self.list = list
    self.rows = rows
    isInList = true
    let text = TextBuffer(
      TextChunks(.file(list.file, from: place.offset), encoding: .utf8), from: place.offset)
    stream = JSONStream(elements: text, isRoot: list.isRoot, line: place.line)
  }

  package var columns: [Column] { rows.list.columns }
  package var warnings: [TableWarning] { stream.buffer.text.warnings.all }
  package var info: TableInfo {
    TableInfo(
      format: .json, encoding: list.original ?? stream.buffer.text.encoding,
      compression: list.compression)
  }

  package func next() throws(TableError) -> TableRow? {
    while true {
      let event = try stream.next()
      for line in stream.takeSurrogates() { warn(.loneSurrogate, line: line) }
      switch event {
      case .list(nil): isInList = true
      case .list(let name?):
        member += 1
        isInList = member == list.member
        if !isInList { besides.append(name) }
      case .element(let value):
        guard isInList else { continue }
        return try row(of: value)
      case .listEnd: isInList = false
      case .member(let name):
        member += 1
        besides.append(name)
      case .end:
        finish()
        return nil
      }
    }
  }

  private func row(of value: JSONValue) throws(TableError) -> TableRow {
    // Those of a member have never had lines.
    let line = stream.isRoot ? stream.elementLine : nil
    let cells = rows.cells(of: value) { warn(.repeatedKey($0), line: line) }
    guard !rows.areTooMany else {
      throw TableError(.tooManyKeys(rows.list.count), file: stream.buffer.text.warnings.file)
    }
    row = TableRow(cells, line: line)
    return row
  }

  private func finish() {
    guard !columnsAreComplete else { return }
    columnsAreComplete = true
    if !besides.isEmpty { warn(.otherMembers(besides), line: nil) }
    if !rows.list.made.isEmpty { warn(.renamedColumns(rows.list.made), line: nil) }
  }

  private func warn(_ reason: TableWarning.Reason, line: Int?) {
    stream.buffer.text.warnings.add(reason, line: line)
  }
}

extension JSONListReader: ShapedReader {
  func cell(_ column: Int) -> Cell { row[column] }
  var recordBytes: ArraySlice<UInt8>? { nil }
  var shape: RowShape { .elements(list, rows.resumed) }
  var place: RowPlace? { stream.place }
}
