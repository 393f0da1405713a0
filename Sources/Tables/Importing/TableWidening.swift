/// Gives columns of a table of ours other types, in which more values have room.
///
/// SQLite changes no type, so the table is made once more: the rows wait in `temp.widened` meanwhile
/// and keep their rowids. Indexes and triggers are made again too.
struct TableWidening {
  /// Where the rows wait.
  static let copy = "temp.widened"

  let connection: SQLiteConnection
  let shape: SQLiteTableShape
  /// The types by the places of the columns.
  let types: [Int: String]
  private let rowID: String
  private let definitions: String

  /// Nil where the table is more than imports make: others refer to it, or its columns have rules.
  init?(
    _ types: [Int: String], of shape: SQLiteTableShape, in connection: SQLiteConnection
  ) throws(TableError) {
    guard let rowID = shape.rowID, let parts = TableDefinition(shape.sql),
      parts.columns.count == shape.fields.count, try !Self.isParent(shape, connection)
    else { return nil }
    var columns = parts.columns
    for (place, type) in types {
      let field = shape.fields[place]
      guard columns[place] == Self.definition(field.name, field.type) else { return nil }
      columns[place] = Self.definition(field.name, type)
    }
    guard columns.allSatisfy(TableDefinition.isSimple) else { return nil }
    self.connection = connection
    self.shape = shape
    self.types = types
    self.rowID = rowID
    definitions = "(" + columns.joined(separator: ", ") + ")"
  }

  private static func definition(_ name: String, _ type: String) -> String {
    SQLiteTable.quoted(name) + (type.isEmpty ? "" : " " + type)
  }

  /// Whether another table refers to it, so that it cannot go for a moment.
  private static func isParent(
    _ shape: SQLiteTableShape, _ connection: SQLiteConnection
  ) throws(TableError) -> Bool {
    let statement = try connection.prepare(
      """
      SELECT 1 FROM main.sqlite_schema AS schema, pragma_foreign_key_list(schema.name) AS list
      WHERE schema.type = 'table' AND list."table" = ?1 COLLATE NOCASE
      """)
    statement.bind(shape.table.name, at: 1)
    return try statement.step()
  }

  // MARK: The rows

  /// Puts the rows into `copy`, as they will be.
  func gather() throws(TableError) {
    try connection.run("CREATE TEMP TABLE widened\(definitions)")
    try connection.run(
      "INSERT INTO \(Self.copy)(\(names)) SELECT \(names) FROM main.\(quotedTable)")
    let places = types.keys.sorted()
    let columns = places.map { SQLiteTable.quoted(shape.fields[$0].name) }
    let selected = ([rowID] + columns).joined(separator: ", ")
    let rows = try connection.prepare("SELECT \(selected) FROM main.\(quotedTable)")
    let values = columns.enumerated().map { "\($1) = ?\($0 + 2)" }.joined(separator: ", ")
    let change = try connection.prepare("UPDATE \(Self.copy) SET \(values) WHERE \(rowID) = ?1")
    let forms = places.map {
      (old: ValueForm(declared: shape.fields[$0].type), type: types[$0] ?? "")
    }
    while try rows.step() {
      change.bind(rows.integer(0), at: 1)
      for (index, form) in forms.enumerated() {
        let cell = form.old.decoded(rows.cell(Int32(index + 1)).cell)
        change.bind(Self.cell(cell, in: form.type), at: Int32(index + 2))
      }
      _ = try change.step()
      change.reset()
    }
  }

  private static func cell(_ cell: Cell, in type: String) -> Cell {
    switch cell {
    case .missing, .null, .blob: cell
    case _ where type == ColumnKind.text.declaration: .text(cell.display)
    default: ValueForm(declared: type).encoded(cell)
    }
  }

  /// Puts the new table in place of the old one.
  func replace() throws(TableError) {
    let others = try connection.prepare(
      """
      SELECT sql FROM main.sqlite_schema
      WHERE tbl_name = ?1 AND type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY rowid
      """)
    others.bind(shape.table.name, at: 1)
    var statements: [String] = []
    while try others.step() { statements.append(others.text(0)) }
    others.reset()
    try connection.run(
      """
      DROP TABLE main.\(quotedTable);
      CREATE TABLE main.\(quotedTable)\(definitions);
      INSERT INTO main.\(quotedTable)(\(names)) SELECT \(names) FROM \(Self.copy);
      DROP TABLE \(Self.copy)
      """)
    for statement in statements { try connection.run(statement) }
  }

  private var quotedTable: String { SQLiteTable.quoted(shape.table.name) }

  private var names: String {
    ([rowID] + shape.fields.map { SQLiteTable.quoted($0.name) }).joined(separator: ", ")
  }
}

/// The columns in the statement that makes a table.
struct TableDefinition {
  /// Each as it stands between the commas, without blanks around it.
  private(set) var columns: [String] = []

  /// Nil where there is anything behind the columns, or no columns.
  init?(_ sql: String) {
    let bytes = Array(sql.utf8)
    var quote: UInt8?
    var depth = 0
    var start = 0
    var end: Int?
    for (place, byte) in bytes.enumerated() where end == nil {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "["): quote = UInt8(ascii: "]")
      case UInt8(ascii: "("):
        depth += 1
        if depth == 1 { start = place + 1 }
      case UInt8(ascii: ","), UInt8(ascii: ")"):
        if depth == 1 {
          columns.append(Self.trimmed(bytes[start..<place]))
          start = place + 1
        }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { end = place + 1 }
      default: break
      }
    }
    guard let end, Self.trimmed(bytes[end...]).isEmpty else { return nil }
  }

  /// Whether a copy of the table can have the column as well.
  static func isSimple(_ definition: String) -> Bool {
    var text = definition.utf8[...]
    // The name may say anything.
    if text.first == UInt8(ascii: "\""),
      let end = text.dropFirst().lastIndex(of: UInt8(ascii: "\""))
    {
      text = text[text.index(after: end)...]
    }
    let rest = String(decoding: text, as: UTF8.self).uppercased()
    let words = ["REFERENCES", "CHECK", "GENERATED", "AS", "--", "/*"]
    return !words.contains { rest.contains($0) }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }
    return end.map { String(decoding: start[...$0], as: UTF8.self) } ?? ""
  }
}
