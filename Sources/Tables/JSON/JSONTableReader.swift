/// Reads one JSON document as a table, unless `open` finds a large list in it.
///
/// The document is read as a whole first, so that nothing is shown of one that is broken, and all
/// its columns are known.
package final class JSONTableReader: TableReader {
  /// What was read of a document.
  package struct Content: Sendable {
    fileprivate let rows: [TableRow]
    fileprivate let list: ColumnList
    fileprivate let warnings: WarningList
    fileprivate let info: TableInfo
  }

  package let content: Content
  private var position = 0

  /// What is unpacked may be so much: a small file can hold more than the memory.
  static let unpackedLimit = 1 << 28

  package convenience init(
    _ source: ByteSource, options: TableOptions = TableOptions()
  ) throws(TableError) {
    var text = TextChunks(source, encoding: options.encoding)
    let limit = source.compression == nil ? Int.max : Self.unpackedLimit
    var bytes: [UInt8] = []
    while true {
      let chunk = try text.next()
      if chunk.isEmpty { break }
      guard bytes.count <= limit - chunk.count else {
        throw TableError(.unpackedTooLarge(limit: limit), file: source.name)
      }
      bytes += chunk
    }
    try self.init(bytes, of: text, options)
  }

  /// Reads the bytes of a document, which were all that the text had.
  init(
    _ bytes: [UInt8], of text: TextChunks, _ options: TableOptions
  ) throws(TableError) {
    let source = text.source
    guard !bytes.isEmpty else { throw TableError(.emptyJSON, file: source.name) }
    let document: JSONDocument
    do { document = try JSONParser.document(bytes) } catch {
      throw TableError(
        .json(error.reason), file: source.name, line: error.line, column: error.column)
    }
    var lines = LineCounter(bytes)
    var warnings = text.warnings
    for place in document.loneSurrogates {
      warnings.add(.loneSurrogate, line: lines.line(place))
    }
    var built = Builder(warnings: warnings, isFlat: options.isFlat)
    guard built.add(document, in: bytes) else {
      throw TableError(.tooManyKeys(built.shape.list.count), file: source.name)
    }
    content = Content(
      rows: built.rows, list: built.shape.list, warnings: built.warnings,
      info: TableInfo(format: .json, encoding: text.encoding, compression: source.compression))
  }

  /// Begins anew with what another one has read.
  package init(_ content: Content) { self.content = content }

  package var columns: [Column] { content.list.columns }
  package var columnsAreComplete: Bool { true }
  package var warnings: [TableWarning] { content.warnings.all }
  package var info: TableInfo { content.info }

  package func next() throws(TableError) -> TableRow? {
    guard position < content.rows.count else { return nil }
    position += 1
    return content.rows[position - 1]
  }

  package func countRest() throws(TableError) -> Int? { content.rows.count - position }
}

extension JSONTableReader {
  private struct Builder {
    var shape: JSONRows
    var rows: [TableRow] = []
    var warnings: WarningList

    init(warnings: WarningList, isFlat: Bool) {
      self.warnings = warnings
      shape = JSONRows(isFlat: isFlat)
    }

    /// False where the rows are too many for their keys.
    mutating func add(_ document: JSONDocument, in bytes: [UInt8]) -> Bool {
      switch JSONLayout(document.value) {
      case .columns(let members): addColumns(members)
      case .records(let records, let besides):
        if !besides.isEmpty { warnings.add(.otherMembers(besides)) }
        var lines = LineCounter(bytes)
        rows.reserveCapacity(records.count)
        for (index, record) in records.enumerated() {
          let line = index < document.elements.count ? lines.line(document.elements[index]) : nil
          let cells = shape.cells(of: record) { warnings.add(.repeatedKey($0), line: line) }
          rows.append(TableRow(cells, line: line))
          if shape.areTooMany { return false }
        }
        if !shape.list.made.isEmpty { warnings.add(.renamedColumns(shape.list.made)) }
      }
      return true
    }

    private mutating func addColumns(_ members: [JSONValue.Member]) {
      shape = JSONRows(names: members.map(\.name))
      let lists = members.map { $0.value.array ?? [] }
      for index in 0..<(lists.map(\.count).max() ?? 0) {
        rows.append(TableRow(lists.map { index < $0.count ? Cell($0[index]) : .missing }))
      }
    }
  }
}

/// Tells the lines of rising offsets, in one pass for all.
struct LineCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var count = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(_ offset: Int) -> Int {
    count += bytes[position..<max(position, offset)].count { $0 == 0x0A }
    position = max(position, offset)
    return count
  }
}
