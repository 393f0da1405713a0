/// A table as SQLite keeps it, for those who write to it.
struct SQLiteTableShape: Sendable {
  struct Field: Sendable {
    var name: String
    /// As it was declared.
    var type: String
    var affinity: SQLiteAffinity
    /// Whether SQLite computes it, so that nobody can write it.
    var isGenerated: Bool
  }

  var table: SQLiteTable
  var fields: [Field]
  /// What made it.
  var sql: String

  /// The name for the rowid that no column hides; nil where it has none.
  var rowID: String? { table.rowID(besides: fields.map(\.name)) }

  /// The table of that name; nil where there is none.
  init?(_ name: String, in connection: SQLiteConnection) throws(TableError) {
    let tables = try SQLiteTable.all(in: connection)
    guard let table = SQLiteTable.named(name, among: tables) else { return nil }
    self.table = table
    let schema = try connection.prepare(
      """
      SELECT schema.sql, list.strict FROM main.sqlite_schema AS schema
      JOIN pragma_table_list AS list ON list.name = schema.name AND list.schema = 'main'
      WHERE schema.name = ?1 AND schema.type IN ('table', 'view')
      """)
    schema.bind(table.name, at: 1)
    guard try schema.step() else { return nil }
    sql = schema.text(0)
    let isStrict = schema.integer(1) != 0
    let columns = try connection.prepare(
      "SELECT name, type, hidden FROM pragma_table_xinfo(?1, 'main') WHERE hidden <> 1")
    columns.bind(table.name, at: 1)
    fields = []
    while try columns.step() {
      let type = columns.text(1)
      fields.append(
        Field(
          name: columns.text(0), type: type,
          affinity: SQLiteAffinity(declared: type, isStrict: isStrict),
          isGenerated: columns.integer(2) != 0))
    }
  }

  /// The table with other types of columns, by their places.
  func widened(by types: [Int: String]) -> SQLiteTableShape {
    var shape = self
    for (place, type) in types {
      shape.fields[place].type = type
      shape.fields[place].affinity = SQLiteAffinity(declared: type)
    }
    return shape
  }

  /// The column that a name means: the same name, else one that differs in case only.
  func place(of name: String) -> Int? {
    fields.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
      ?? fields.firstIndex { SQLiteName.folded($0.name) == SQLiteName.folded(name) }
  }
}

/// Names that SQLite can tell apart.
enum SQLiteName {
  /// The name in small letters as far as SQLite folds them: ASCII.
  static func folded(_ name: String) -> ExactText {
    ExactText(
      String(
        decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self))
  }

  /// The names, with another one for each that SQLite could not hold or takes for one before it.
  ///
  /// The third column that is called as SQLite calls the rowid gets another one too: nothing could
  /// name a row any more.
  static func unique(_ names: [String]) -> [String] {
    let given = Set(names.map(folded))
    var taken: Set<ExactText> = []
    let rowIDs = Set(["rowid", "oid", "_rowid_"].map(ExactText.init))
    return names.map { name in
      // SQL ends at U+0000.
      let name = String(
        String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
      let hidesLast = rowIDs.contains(folded(name)) && taken.intersection(rowIDs).count == 2
      if !hidesLast, taken.insert(folded(name)).inserted { return name }
      var number = 2
      while given.contains(folded("\(name)_\(number)"))
        || !taken.insert(folded("\(name)_\(number)")).inserted
      {
        number += 1
      }
      return "\(name)_\(number)"
    }
  }
}
