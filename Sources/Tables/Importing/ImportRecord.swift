/// What an import notes down in the database about a table that it made.
struct ImportRecord: Sendable {
  static let table = "catalog_imports"

  /// The statement that makes the list, as SQLite keeps it.
  static let creation = """
    CREATE TABLE catalog_imports("table" TEXT PRIMARY KEY, "file" TEXT, "key" TEXT, "time" TEXT, \
    "columns" TEXT, "search" TEXT, "made" TEXT)
    """

  /// The file's name without folders.
  var file: String
  /// The column that rows are known by; nil for their position.
  var key: String?
  /// ISO 8601, UTC.
  var time: String
  /// The full-text index; nil where there is none.
  var search: String?
  /// How the table was made, by which a table of the same name that somebody else made is told.
  private var made: String

  /// What is noted of a table; nil where that was made by somebody else.
  init?(of shape: SQLiteTableShape, in connection: SQLiteConnection) throws(TableError) {
    guard try Self.isThere(connection) else { return nil }
    let statement = try connection.prepare(
      """
      SELECT "file", "key", "time", "search", "made" FROM main.\(Self.table) WHERE "table" = ?1
      """)
    statement.bind(shape.table.name, at: 1)
    guard try statement.step() else { return nil }
    file = statement.text(0)
    key = statement.isNull(1) ? nil : statement.text(1)
    time = statement.text(2)
    search = statement.isNull(3) ? nil : statement.text(3)
    made = statement.text(4)
    // A column that was added since stands before the last parenthesis.
    guard shape.table.kind == .table, made.utf8.count > 1,
      shape.sql.utf8.starts(with: made.utf8.dropLast())
    else { return nil }
  }

  /// A note about a table that was just made.
  init(file: String, key: String?, time: String, search: String?) {
    self.file = file
    self.key = key
    self.time = time
    self.search = search
    made = ""
  }

  /// Notes it down, in place of what was noted of the table before.
  func save(of shape: SQLiteTableShape, in connection: SQLiteConnection) throws(TableError) {
    if try !Self.isThere(connection) { try connection.run(Self.creation) }
    let statement = try connection.prepare(
      """
      INSERT OR REPLACE INTO main.\(Self.table)
        ("table", "file", "key", "time", "columns", "search", "made")
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """)
    statement.bind(shape.table.name, at: 1)
    statement.bind(file, at: 2)
    if let key { statement.bind(key, at: 3) } else { statement.bindNull(at: 3) }
    statement.bind(time, at: 4)
    let columns = shape.fields.map {
      JSONValue.object(["name": .string($0.name), "type": .string($0.type)])
    }
    statement.bind(JSONWriter.compact(.array(columns)), at: 5)
    if let search { statement.bind(search, at: 6) } else { statement.bindNull(at: 6) }
    statement.bind(shape.sql, at: 7)
    _ = try statement.step()
  }

  private static func isThere(_ connection: SQLiteConnection) throws(TableError) -> Bool {
    let statement = try connection.prepare(
      "SELECT 1 FROM main.sqlite_schema WHERE name = ?1 AND sql = ?2")
    statement.bind(table, at: 1)
    statement.bind(creation, at: 2)
    return try statement.step()
  }
}
