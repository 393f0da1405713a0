/// Compares the rows that wait with those of a table, and writes the difference.
struct ImportMerger {
  let connection: SQLiteConnection
  private let table: String
  private let rowID: String
  private let target: ImportTarget
  private let key: ImportTarget.Field?
  private let addition: Lazy
  private let change: Lazy
  private let look: Lazy

  init(
    connection: SQLiteConnection, shape: SQLiteTableShape, target: ImportTarget,
    key: ImportTarget.Field?, table: String? = nil
  ) {
    self.connection = connection
    self.target = target
    self.key = key
    let table = table ?? "main." + SQLiteTable.quoted(shape.table.name)
    self.table = table
    rowID = shape.rowID ?? "rowid"
    let names = target.written.map { SQLiteTable.quoted($0.name) }.joined(separator: ", ")
    let waiting = target.written.map(\.waiting).joined(separator: ", ")
    addition = Lazy(
      connection,
      "INSERT INTO \(table)(\(names)) SELECT \(waiting) FROM temp.incoming WHERE rowid = ?1")
    change = Lazy(
      connection,
      """
      UPDATE \(table) SET (\(names)) = (SELECT \(waiting) FROM temp.incoming WHERE rowid = ?1)
      WHERE \(rowID) = ?2
      """)
    look = Lazy(connection, "SELECT * FROM temp.incoming WHERE rowid = ?1")
  }

  // MARK: Comparing

  /// Finds the row of the table for each row that waits, and whether they differ.
  func pair() throws(TableError) {
    try connection.run(
      "CREATE TEMP TABLE pairs(incoming INTEGER, target INTEGER, changed INTEGER, out INTEGER)")
    let differences = Self.any(of: target.written.map(difference)[...])
    let differs = differences.isEmpty ? "0" : "NOT i.out AND (\(differences))"
    let values = "i.rowid, t.\(rowID), \(differs), i.out"
    if let key {
      // A column that is new has no value that could be the same.
      if !key.isNew {
        try connection.run(
          """
          INSERT INTO temp.pairs SELECT \(values) FROM \(table) AS t
          CROSS JOIN temp.incoming AS i
          WHERE i.\(key.waiting) = t.\(SQLiteTable.quoted(key.name))
          """)
      }
    } else {
      try connection.run(
        """
        INSERT INTO temp.pairs SELECT \(values) FROM
          (SELECT \(rowID) AS id, row_number() OVER (ORDER BY \(rowID)) AS place FROM \(table)) AS p
          CROSS JOIN temp.incoming AS i ON i.rowid = p.place
          CROSS JOIN \(table) AS t ON t.\(rowID) = p.id
        """)
    }
    try connection.run("CREATE INDEX temp.pairs_incoming ON pairs(incoming)")
  }

  /// Whether one of the conditions holds: in pairs, since SQLite takes only 1,000 in a row.
  private static func any(of conditions: ArraySlice<String>) -> String {
    guard conditions.count > 2 else { return conditions.joined(separator: " OR ") }
    let half = conditions.startIndex + conditions.count / 2
    return "(\(any(of: conditions[..<half]))) OR (\(any(of: conditions[half...])))"
  }

  /// Numbers that are equal may still be printed in two ways, and texts be equal to some only.
  private func difference(_ field: ImportTarget.Field) -> String {
    let waiting = "i.\(field.waiting)"
    guard !field.isNew else { return "(\(waiting) IS NOT NULL)" }
    let kept = "t.\(SQLiteTable.quoted(field.name))"
    return "(\(kept) COLLATE BINARY IS NOT \(waiting) OR typeof(\(kept)) <> typeof(\(waiting)))"
  }

  /// Whether several rows of the table have the key of one that waits.
  var hasDoubles: Bool {
    get throws(TableError) {
      try connection.number(
        "SELECT 1 FROM temp.pairs WHERE NOT out GROUP BY incoming HAVING count(*) > 1 LIMIT 1")
        != nil
    }
  }

  /// The last number is that of the table's rows that nothing waits for.
  func counts() throws(TableError) -> (added: Int, changed: Int, unchanged: Int, others: Int) {
    let incoming = try number("SELECT count(*) FROM temp.incoming WHERE NOT out")
    let kept = try number("SELECT count(*) FROM temp.pairs WHERE NOT out")
    let changed = try number("SELECT count(*) FROM temp.pairs WHERE changed")
    let met = try number("SELECT count(DISTINCT incoming) FROM temp.pairs WHERE NOT out")
    let targets = try number("SELECT count(DISTINCT target) FROM temp.pairs")
    let all = try number("SELECT count(*) FROM \(table)")
    return (incoming - met, changed, kept - changed, all - targets)
  }

  private func number(_ sql: String) throws(TableError) -> Int {
    Int(try connection.number(sql) ?? 0)
  }

  // MARK: Writing

  func addColumns() throws(TableError) {
    for field in target.written where field.isNew {
      // In a table that was just made they are there.
      let statement = try connection.prepare("SELECT * FROM \(table) LIMIT 0")
      let isThere = (0..<statement.columnCount).contains { statement.name($0) == field.name }
      if isThere { continue }
      let type = field.type.isEmpty ? "" : " " + field.type
      try connection.run(
        "ALTER TABLE \(table) ADD COLUMN \(SQLiteTable.quoted(field.name))\(type)")
    }
  }

  /// Takes away the rows that nothing waits for.
  func removeOthers() throws(TableError) {
    try connection.run(
      "DELETE FROM \(table) WHERE \(rowID) NOT IN (SELECT target FROM temp.pairs)")
  }

  func forEachChanged(_ body: (_ incoming: Int64, _ target: Int64) throws -> Void) throws {
    let statement = try connection.prepare(
      "SELECT incoming, target FROM temp.pairs WHERE changed ORDER BY target")
    while try statement.step() { try body(statement.integer(0), statement.integer(1)) }
  }

  func forEachNew(_ body: (_ incoming: Int64) throws -> Void) throws {
    let statement = try connection.prepare(
      """
      SELECT rowid FROM temp.incoming AS i
      WHERE NOT out
        AND NOT EXISTS (SELECT 1 FROM temp.pairs AS p WHERE p.incoming = i.rowid)
      ORDER BY rowid
      """)
    while try statement.step() { try body(statement.integer(0)) }
  }

  func add(_ incoming: Int64) throws(TableError) {
    try addition.run { $0.bind(incoming, at: 1) }
  }

  func change(_ target: Int64, to incoming: Int64) throws(TableError) {
    try change.run {
      $0.bind(incoming, at: 1)
      $0.bind(target, at: 2)
    }
  }

  /// A row that waits, and its line.
  func record(_ incoming: Int64) throws(TableError) -> (JSONValue, line: Int64?) {
    let statement = try look.statement()
    defer { statement.reset() }
    statement.bind(incoming, at: 1)
    guard try statement.step() else { return (.null, nil) }
    let cells = zip(target.fields, 2..<statement.columnCount).map {
      $0.form.decoded(statement.cell($1).cell)
    }
    let record = TableRow(cells).json(target.fields.map { Column($0.given) })
    return (record, statement.isNull(0) ? nil : statement.integer(0))
  }
}

/// A statement that is prepared when it is used first: the tables are not there before.
private final class Lazy {
  private let connection: SQLiteConnection
  private let sql: String
  private var prepared: SQLiteStatement?

  init(_ connection: SQLiteConnection, _ sql: String) {
    self.connection = connection
    self.sql = sql
  }

  func statement() throws(TableError) -> SQLiteStatement {
    if let prepared { return prepared }
    let statement = try connection.prepare(sql)
    prepared = statement
    return statement
  }

  func run(_ bind: (SQLiteStatement) -> Void) throws(TableError) {
    let statement = try statement()
    defer { statement.reset() }
    bind(statement)
    _ = try statement.step()
  }
}
