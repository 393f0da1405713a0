package import Tables

/// The rows of a table file as items.
package struct TableDataset: Dataset {
  package let name: String
  package var title: Phrase { .text(name) }
  package let keys: [String]
  package let isTable = true
  /// When the file was changed last, where that is known.
  private let modified: Timestamp?
  /// What the file turned out to be.
  private let info: TableInfo

  private let columns: [Column]
  /// Where the columns stand, so that wide tables are not searched for each cell.
  private let places: [ExactText: Int]
  private let idColumn: Int?
  /// The columns that sound most like a name, best first.
  private let titleColumns: [Int]
  /// Goes through the file for the places of its rows; nil where the file is small.
  private let index: (@Sendable () throws(TableError) -> RowIndexer?)?
  /// Opens the file from its beginning.
  private let open: @Sendable () throws(TableError) -> any TableReader

  /// Looks at the file's beginning, and at so many rows where any may bring another column.
  ///
  /// What is not looked at can have columns that `keys` does not have; its rows have them still.
  package init(
    name: String, modified: Timestamp? = nil, looksAt rows: Int = .max,
    index: (@Sendable () throws(TableError) -> RowIndexer?)? = nil,
    open: @escaping @Sendable () throws(TableError) -> any TableReader
  ) throws(TableError) {
    self.name = name
    self.modified = modified
    self.index = index
    self.open = open
    let reader = try open()
    if !reader.columnsAreComplete {
      try reader.findColumns(in: rows)
    }
    columns = reader.columns
    keys = columns.map(\.name)
    places = Dictionary(keys.enumerated().map { (ExactText($1), $0) }) { first, _ in first }
    info = reader.info
    let names = keys.map { $0.lowercased() }
    idColumn = names.firstIndex(of: "id")
    titleColumns = ["title", "name", "label", "subject"].compactMap(names.firstIndex)
  }

  package var facts: [DatasetFact] {
    let known: [(key: String, label: Term, value: String?)] = [
      ("format", .format, info.format.rawValue),
      ("encoding", .encoding, info.encoding?.name),
      ("delimiter", .delimiter, info.delimiter?.description),
      ("table", .table, info.table),
      ("compression", .compression, info.compression?.rawValue),
      ("header_lines", .headerLines, info.hasHeader ? nil : "0"),
      ("skipped_lines", .skippedLines, info.skippedLines > 0 ? String(info.skippedLines) : nil),
      ("comment", .comment, info.comment?.description),
    ]
    return known.compactMap { fact in
      fact.value.map { DatasetFact(fact.key, fact.label, $0) }
    }
  }

  package func forEach(_ body: (TableItem) throws -> Bool) async throws -> [DatasetNote] {
    var walk = Walk(try open(), idColumn: idColumn)
    while let item = try walk.next(), try body(item) {}
    return walk.reader.warnings.map(DatasetNote.table)
  }

  /// Whether not all rows should be in memory at once.
  package var isLarge: Bool { index != nil }

  /// What goes through the file for the places of its rows; nil where they cannot be found by places.
  package func indexer() throws(TableError) -> RowIndexer? {
    guard let index else { return nil }
    return try index()
  }

  /// The row at a position, counted from 1.
  package func item(_ row: TableRow, columns: [Column], position: Int) -> TableItem {
    TableItem(row, columns: columns, idColumn: idColumn, position: position)
  }

  /// The number of rows, and what there is to say of the source as far as counting tells.
  package func count() throws(TableError) -> (count: Int, notes: [DatasetNote]) {
    let reader = try open()
    if let count = try reader.countRest() {
      return (count, reader.warnings.map(DatasetNote.table))
    }
    let walked = try open()
    var count = 0
    while try walked.skip() { count += 1 }
    return (count, walked.warnings.map(DatasetNote.table))
  }

  /// Hands over the rows as a writer writes them, in large pieces; nil where that has no shorter way
  /// than by the items.
  package func copy(
    as writer: DelimitedWriter, limit: Int, _ sink: ([UInt8]) throws -> Void
  ) throws -> [DatasetNote]? {
    guard let reader = try open() as? CSVTableReader else { return nil }
    var limit = limit
    var text: [UInt8] = []
    var hasMore = true
    while hasMore {
      hasMore = try reader.copyRows(
        as: writer, columns: keys.count, limit: &limit, to: &text, until: 1 << 16)
      try sink(text)
      text.removeAll(keepingCapacity: true)
    }
    return reader.warnings.map(DatasetNote.table)
  }

  /// One way from the first row to the last.
  private struct Walk {
    let reader: any TableReader
    private let idColumn: Int?
    private var position = 0

    init(_ reader: any TableReader, idColumn: Int?) {
      self.reader = reader
      self.idColumn = idColumn
    }

    mutating func next() throws(TableError) -> TableItem? {
      guard let row = try reader.next() else { return nil }
      position += 1
      return TableItem(row, columns: reader.columns, idColumn: idColumn, position: position)
    }
  }

  // MARK: How a row looks

  package func row(_ item: TableItem) -> ListRow {
    let title = titleText(item)
    let subtitle = texts(item).first { !$0.utf8.elementsEqual(title.utf8) }
    return ListRow(.text(title), subtitle: subtitle.map(Phrase.text))
  }

  package func detail(_ item: TableItem) -> DetailDocument {
    let cells = zip(item.columns, item.row.cells).filter { $1 != .missing }
    let links = cells.compactMap { _, cell -> DetailDocument.Link? in
      guard case .text(let text) = cell, Self.looksLikeWebAddress(text) else { return nil }
      return .init(.term(.openInBrowser), text)
    }
    return DetailDocument(
      title: .text(titleText(item)),
      fields: cells.map { .init(.text($0.name), .text($1.display)) },
      links: links,
      actions: links.isEmpty ? [.supportRequest] : [.openInBrowser, .supportRequest])
  }

  package func origin(_ item: TableItem) -> [DetailDocument.Field] {
    let format = DetailDocument.Field(.term(.format), .text(info.format.rawValue))
    return [format] + (modified.map { [.init(.term(.modified), .text($0.iso8601))] } ?? [])
  }

  package func text(_ item: TableItem, key: String) -> String {
    places[ExactText(key)].map { item.row[$0].display } ?? ""
  }

  package func cell(_ item: TableItem, key: String) -> Cell {
    places[ExactText(key)].map { item.row[$0] } ?? .missing
  }

  package func json(_ item: TableItem) -> JSONValue { item.row.json(item.columns) }

  /// The value of the column that sounds most like a name, else of the first that says more than
  /// which row it is.
  private func titleText(_ item: TableItem) -> String {
    let named = titleColumns.lazy.map { item.row[$0].display }
    return named.first { !$0.isEmpty } ?? texts(item).first { _ in true } ?? item.id
  }

  /// The values that are there, without the identifier.
  private func texts(_ item: TableItem) -> some Sequence<String> & LazySequenceProtocol {
    item.row.cells.indices.lazy.filter { $0 != idColumn }.map { item.row[$0].display }
      .filter { !$0.isEmpty }
  }

  /// Whether to offer it as a link; whoever opens it looks closer.
  private static func looksLikeWebAddress(_ text: String) -> Bool {
    let start = String(decoding: text.utf8.prefix(8), as: UTF8.self).lowercased()
    return ["https://", "http://"].contains { start.utf8.starts(with: $0.utf8) }
  }
}
