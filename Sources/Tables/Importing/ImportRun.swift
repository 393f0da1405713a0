/// One import on its way.
final class ImportRun {
  /// So many rows decide what columns are thought to be; a later row may prove it wrong.
  static let sampleSize = 2_000
  /// Rows between two looks at whether to go on.
  static let step = 1_024

  let plan: TableImport
  let connection: SQLiteConnection
  let path: String
  let isTried: Bool
  var outcome: ImportOutcome
  /// The types that columns of the table have to get, by their places.
  var types: [Int: String] = [:]
  /// What it is doing.
  private(set) var stage = TableImport.Stage.reading(0)
  private var reject: SQLiteStatement?
  /// What went wrong while a reader told of a record.
  private var fault: TableError?

  init(
    _ plan: TableImport, _ connection: SQLiteConnection, path: String, isTried: Bool
  ) {
    self.plan = plan
    self.connection = connection
    self.path = path
    self.isTried = isTried
    outcome = ImportOutcome(table: plan.defaultTable)
  }

  func run() throws -> ImportOutcome {
    // Statements must be gone before the transaction ends.
    defer { reject = nil }
    return try connection.stoppable({ plan.goesOn(stage) }) {
      try begin()
      do {
        try prepareRejects()
        try work()
        if outcome.rejected > 0, !isTried {
          try plan.deliver(RejectedRows(connection: connection, count: outcome.rejected))
        }
        try connection.run(isTried ? "ROLLBACK" : "COMMIT")
      } catch {
        reject = nil
        try? connection.run("ROLLBACK")
        throw error
      }
      return outcome
    }
  }

  func begin() throws(TableError) { try connection.run(isTried ? "BEGIN" : "BEGIN IMMEDIATE") }

  private func work() throws {
    let name = try chosenName()
    outcome.table = name
    let shape = try SQLiteTableShape(name, in: connection)
    if let shape {
      outcome.table = shape.table.name
      try merge(into: shape)
    } else {
      outcome.isNewTable = true
      if plan.key == nil { try fill(name) } else { try merge(into: nil) }
    }
  }

  /// The table that was asked for, the only one there is, or one for the file.
  private func chosenName() throws(TableError) -> String {
    if let table = plan.table {
      try check(table)
      return table
    }
    let tables = try SQLiteTable.all(in: connection).filter { $0.kind == .table }
    if tables.count == 1, let only = tables.first, try isLike(only) { return only.name }
    return TableImport.tableName(plan.defaultTable)
  }

  /// Refuses a name that no table of the user's can have.
  private func check(_ name: String) throws(TableError) {
    if name.isEmpty { throw TableError(.emptyTableName, file: path) }
    let folded = SQLiteName.folded(name).text
    if folded.hasPrefix("sqlite_") || folded == ImportRecord.table || name.utf8.contains(0) {
      throw TableError(.reservedTable(name), file: path)
    }
    guard try SQLiteTableShape(name, in: connection) == nil else { return }
    // An index, a trigger or a table that an extension keeps.
    let statement = try connection.prepare(
      "SELECT 1 FROM main.sqlite_schema WHERE name = ?1 COLLATE NOCASE")
    statement.bind(name, at: 1)
    if try statement.step() { throw TableError(.reservedTable(name), file: path) }
  }

  /// Whether the file has all columns of a table, or the table all of the file.
  ///
  /// Another file does not take the place of what is there only because nobody named a table.
  private func isLike(_ table: SQLiteTable) throws(TableError) -> Bool {
    let reader = try plan.open()
    try reader.findColumns(in: Self.sampleSize)
    let given = Set(reader.columns.map { SQLiteName.folded($0.name) })
    let own = Set(
      try table.columnNames(in: connection).compactMap { $0.map { SQLiteName.folded($0) } })
    return given.isSubset(of: own) || own.isSubset(of: given)
  }

  // MARK: Rows

  /// Hands over the rows of a reader, one after another.
  func forEach(
    of reader: any TableReader, _ body: (TableRow) throws -> Void
  ) throws {
    var count = 0
    while let row = try reader.next() {
      if let fault { throw fault }
      try body(row)
      count += 1
      if count % Self.step == 0 { try enter(.reading(count)) }
    }
    if let fault { throw fault }
  }

  /// Says what comes now.
  func enter(_ stage: TableImport.Stage) throws(TableError) {
    self.stage = stage
    guard plan.goesOn(stage) else { throw TableError(.stopped, file: path) }
  }

  // MARK: Rejected rows

  private func prepareRejects() throws(TableError) {
    try connection.run(
      """
      DROP TABLE IF EXISTS temp.rejects;
      CREATE TEMP TABLE rejects(line INTEGER, reason TEXT, record TEXT)
      """)
    reject = try connection.prepare("INSERT INTO temp.rejects VALUES (?1, ?2, ?3)")
  }

  /// Keeps a row that cannot be imported.
  func reject(_ record: JSONValue, line: Int64?, _ reason: RejectReason) throws(TableError) {
    guard let reject else { return }
    if let line { reject.bind(line, at: 1) } else { reject.bindNull(at: 1) }
    reject.bind(plan.sentence(reason), at: 2)
    reject.bind(JSONWriter.compact(record), at: 3)
    _ = try reject.step()
    reject.reset()
    outcome.rejected += 1
  }

  /// Rejects the records that a reader cannot read as well; the body is told of each.
  func rejectUnreadable(
    of reader: any TableReader, _ body: @escaping (Int64) throws(TableError) -> Void = { _ in }
  ) {
    reader.onReject = { record in
      do throws(TableError) {
        let text = JSONValue.string(String(decoding: record.bytes, as: UTF8.self))
        try self.reject(text, line: Int64(record.line), .unreadable(record.reason))
        try body(Int64(record.line))
      } catch {
        self.fault = self.fault ?? error
      }
    }
  }

  /// Begins anew with nothing done.
  func startAgain() throws(TableError) {
    reject = nil
    outcome.rejected = 0
    try prepareRejects()
  }
}
