/// A table or view that a SQLite file holds.
package struct SQLiteTable: Hashable, Sendable {
  package enum Kind: String, Sendable { case table, view, virtual }

  package var name: String
  package var kind: Kind
  /// Whether it was made `WITHOUT ROWID`.
  package var isWithoutRowID: Bool
  /// Whether it is a full-text index that holds no rows of its own.
  package var isIndex = false

  /// The tables and views of a file in the order of their making, without those that SQLite and
  /// its extensions keep for themselves.
  package static func all(in path: String) throws(TableError) -> [SQLiteTable] {
    var file = try SQLiteFile(path)
    return try all(in: file.connect())
  }

  static func all(in connection: SQLiteConnection) throws(TableError) -> [SQLiteTable] {
    let statement = try connection.prepare(
      """
      SELECT schema.name, list.type, list.wr,
        list.type = 'virtual' AND schema.sql LIKE '%fts5%content=%'
      FROM main.sqlite_schema AS schema
      JOIN pragma_table_list AS list ON list.name = schema.name AND list.schema = 'main'
      WHERE schema.type IN ('table', 'view') AND schema.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND coalesce(schema.sql, '') <> ?1
      ORDER BY schema.rowid
      """)
    // What imports note down is no table of anybody.
    statement.bind(ImportRecord.creation, at: 1)
    var tables: [SQLiteTable] = []
    while try statement.step() {
      guard let kind = Kind(rawValue: statement.text(1)) else { continue }
      tables.append(
        SQLiteTable(
          name: statement.text(0), kind: kind, isWithoutRowID: statement.integer(2) != 0,
          isIndex: statement.integer(3) != 0))
    }
    return tables
  }

  /// The one that a user means; the only one may go unnamed, and the only table beside views.
  static func choose(_ name: String?, from tables: [SQLiteTable], file: String)
    throws(TableError) -> SQLiteTable
  {
    guard let name else {
      let plain = tables.filter { $0.kind != .view && !$0.isIndex }
      if let only = plain.count == 1 ? plain.first : tables.count == 1 ? tables.first : nil {
        return only
      }
      throw TableError(
        tables.isEmpty ? .noTables : .severalTables(tables.map(\.name)), file: file)
    }
    guard let found = named(name, among: tables) else {
      throw TableError(.noSuchTable(name, tables: tables.map(\.name)), file: file)
    }
    return found
  }

  /// The one of that name; SQLite compares names without case.
  static func named(_ name: String, among tables: [SQLiteTable]) -> SQLiteTable? {
    tables.first { $0.name.utf8.elementsEqual(name.utf8) }
      ?? tables.first { SQLiteName.folded($0.name) == SQLiteName.folded(name) }
  }

  /// The names of the columns that a query of all sees: generated ones too, hidden ones not.
  ///
  /// Nil stands for a name that is no UTF-8, which a query cannot repeat.
  func columnNames(in connection: SQLiteConnection) throws(TableError) -> [String?] {
    let statement = try connection.prepare(
      "SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden <> 1 ORDER BY cid")
    statement.bind(name, at: 1)
    var names: [String?] = []
    while try statement.step() { names.append(statement.wholeText(0)) }
    return names
  }

  /// A name for the rowid that no column hides; nil where there is no rowid.
  func rowID(besides columns: [String]) -> String? {
    guard kind == .table, !isWithoutRowID else { return nil }
    let names = columns.map { $0.lowercased() }
    return ["rowid", "_rowid_", "oid"].first { !names.contains($0) }
  }

  /// An identifier in SQL, whatever is in it.
  static func quoted(_ name: String) -> String {
    let parts = name.utf8.split(separator: 0x22, omittingEmptySubsequences: false)
    return "\"" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\"\"") + "\""
  }
}
