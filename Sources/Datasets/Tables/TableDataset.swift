package import Tables

/// The rows of a table file as items.
package struct TableDataset: Dataset {
  package let name: String
  package var title: Phrase { .text(name) }
  package let keys: [String]
  package let isTable = true
  /// When the file was changed last, where that is known.
  let modified: Timestamp?
  /// What the file turned out to be.
  let info: TableInfo

  /// The columns that are known before the first row is handed over.
  package let columns: [Column]
  /// Where the columns stand, so that wide tables are not searched for each cell.
  let places: [ExactText: Int]
  /// What the columns are for the rows: guessed, or chosen.
  package private(set) var roles: ColumnRoles
  /// What was guessed, without what was chosen.
  private let guess: ColumnRoles
  /// The folder that paths of pictures are taken from; nil: there is none.
  let pictureFolder: String?
  /// Where what cannot be read twice is kept, and how much it is; nil where nothing had to be.
  private let spooled: String?
  /// Goes through the file for the places of its rows; nil where the file is small.
  private let index: (@Sendable () throws(TableError) -> RowIndexer?)?
  /// What there is to say of a document that was gone through before its rows are wanted; nil where
  /// that is known behind them.
  private let documentNotes: [DatasetNote]?
  /// Opens the file from its beginning.
  private let open: @Sendable () throws(TableError) -> any TableReader

  /// Looks at the file's beginning, and at so many rows where any may bring another column.
  ///
  /// What is not looked at can have columns that `keys` does not have; its rows have them still.
  /// The first `sample` rows show what the columns are for; none are read for that where it is 0. A
  /// document is looked at as a whole, so that nothing is passed on of one that is broken, unless
  /// somebody wants to see it at once (`isBrowsed`).
  package init(
    name: String, modified: Timestamp? = nil, looksAt rows: Int = .max, isBrowsed: Bool = false,
    sample: Int = ColumnRoles.sampleSize, pictureFolder: String? = nil, spooled: String? = nil,
    index: (@Sendable () throws(TableError) -> RowIndexer?)? = nil,
    open: @escaping @Sendable () throws(TableError) -> any TableReader
  ) throws(TableError) {
    self.name = name
    self.modified = modified
    self.pictureFolder = pictureFolder
    self.spooled = spooled
    let reader = try open()
    // One that is no list is in the memory already.
    self.index = reader is JSONTableReader ? nil : index
    // A document that was read as a whole is not read again for those who come first.
    let first = (reader as? JSONTableReader).map { FirstReading($0.content) }
    self.open = { () throws(TableError) in
      if let content = first?.take() { return JSONTableReader(content) }
      return try open()
    }
    let isWhole = reader is JSONListReader && !isBrowsed && rows > 0
    let sampled = try Self.sample(reader, of: sample, lookingAt: isWhole ? .max : rows)
    documentNotes = isWhole ? reader.warnings.map(DatasetNote.table) : nil
    columns = reader.columns
    keys = columns.map(\.name)
    places = Dictionary(keys.enumerated().map { (ExactText($1), $0) }) { first, _ in first }
    info = reader.info
    guess = ColumnRoles.guess(columns, sampled)
    roles = guess
  }

  /// The first rows, and with them the columns of all that is looked at.
  ///
  /// Where all columns are known already a row that cannot be read ends the sample only.
  private static func sample(
    _ reader: any TableReader, of size: Int, lookingAt rows: Int
  ) throws(TableError) -> [TableRow] {
    let isComplete = reader.columnsAreComplete
    let limit = min(size, ColumnRoles.sampleSize(columns: reader.columns.count))
    var sample: [TableRow] = []
    while sample.count < min(limit, isComplete ? .max : rows) {
      guard let row = isComplete ? try? reader.next() : try reader.next() else { break }
      sample.append(row)
    }
    guard !isComplete, sample.count < rows else { return sample }
    try reader.findColumns(in: rows - sample.count)
    return sample
  }

  /// The same with what somebody chose of its columns, in place of what was chosen before.
  package func choosing(_ choices: [ColumnRoles.Role: ColumnRoles.Choice]) -> TableDataset {
    var dataset = self
    dataset.roles = guess.choosing(choices, among: columns)
    return dataset
  }

  /// The name of the column with a role; nil where there is none.
  package func column(_ role: ColumnRoles.Role) -> String? { roles[role].map { keys[$0] } }

  /// Whether rows are known by their positions too, since nobody called a column their name.
  package var hasPositions: Bool {
    guard let id = column(.id) else { return true }
    return id.lowercased() != "id" && !roles.isChosen(.id)
  }

  private var idColumn: Int? { roles[.id] }

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
      ("spooled", .spooled, spooled),
    ]
    return known.compactMap { fact in
      fact.value.map { DatasetFact(fact.key, fact.label, $0) }
    }
  }

  package func forEach(_ body: (TableItem) throws -> Bool) async throws -> [DatasetNote] {
    var walk = Walk(try open(), idColumn: idColumn)
    while let item = try walk.next(), try body(item) {}
    return documentNotes ?? walk.reader.warnings.map(DatasetNote.table)
  }

  /// Whether not all rows should be in memory at once.
  package var isLarge: Bool { index != nil }

  /// What goes through the file for the places of its rows; nil where they cannot be found by places.
  package func indexer() throws(TableError) -> RowIndexer? {
    guard let index else { return nil }
    return try index()
  }

  /// The rows of a large file, read where they are, and what there is to say of it; nil where it is
  /// small, or in the memory anyway.
  package func window() throws(TableError) -> (rows: RowWindow, notes: [DatasetNote])? {
    guard let indexer = try indexer() else { return nil }
    while try indexer.advance(1 << 20) {}
    return (indexer.window, indexer.warnings.map(DatasetNote.table))
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
    // Only those formats are read so; to try would use up what was read of a document.
    guard [.csv, .tsv].contains(info.format), let reader = try open() as? CSVTableReader else {
      return nil
    }
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
}
