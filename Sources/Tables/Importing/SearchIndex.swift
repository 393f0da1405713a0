/// The full-text index of a table (https://www.sqlite.org/fts5.html).
///
/// It holds no texts of its own and is made anew with each import, so that it has neither too many
/// words nor too few.
struct SearchIndex {
  /// Names that FTS5 keeps for itself.
  private static let reserved = ["rank", "rowid"].map(SQLiteName.folded)

  private let connection: SQLiteConnection
  private let shape: SQLiteTableShape

  init(of shape: SQLiteTableShape, in connection: SQLiteConnection) {
    self.shape = shape
    self.connection = connection
  }

  /// Makes the index, in place of the one of an earlier import.
  ///
  /// Its name is returned; nil where the table has no texts.
  func make(inPlaceOf old: String?) throws(TableError) -> String? {
    if let old, try isIndex(old) {
      try connection.run("DROP TABLE main.\(SQLiteTable.quoted(old))")
    }
    let name = try freeName()
    let columns = shape.fields.filter { field in
      let folded = SQLiteName.folded(field.name)
      return !field.isGenerated && (field.affinity == .text || field.type == "JSON")
        && !Self.reserved.contains(folded) && folded != SQLiteName.folded(name)
    }
    guard !columns.isEmpty, let rowID = shape.rowID else { return nil }
    let quoted = SQLiteTable.quoted(name)
    let options = [
      "content=\(SQLiteTable.quoted(shape.table.name))", "content_rowid=\(rowID)",
      "tokenize='unicode61 remove_diacritics 2'",
    ]
    let arguments = columns.map { SQLiteTable.quoted($0.name) } + options
    try connection.run(
      """
      CREATE VIRTUAL TABLE main.\(quoted) USING fts5(\(arguments.joined(separator: ", ")));
      INSERT INTO main.\(quoted)(\(quoted)) VALUES ('rebuild');
      """)
    return name
  }

  private func isIndex(_ name: String) throws(TableError) -> Bool {
    try SQLiteTable.all(in: connection).contains { $0.name == name && $0.isIndex }
  }

  /// `people_search`, or with the next number that nothing has.
  private func freeName() throws(TableError) -> String {
    let stem = shape.table.name + "_search"
    var name = stem
    var number = 1
    let statement = try connection.prepare(
      "SELECT 1 FROM main.sqlite_schema WHERE name = ?1 COLLATE NOCASE")
    while true {
      statement.bind(name, at: 1)
      let isTaken = try statement.step()
      statement.reset()
      guard isTaken else { return name }
      number += 1
      name = "\(stem)_\(number)"
    }
  }
}
