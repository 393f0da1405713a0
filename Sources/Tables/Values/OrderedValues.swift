import CSQLite

/// Puts all values of some columns in order, on the disk where they are many.
package final class OrderedValues {
  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement

  package init() throws(TableError) {
    connection = try SQLiteConnection.scratch()
    _ = try connection.prepare(
      "CREATE TABLE cells (list INTEGER, key BLOB, kind INTEGER, value BLOB)"
    ).step()
    insertion = try connection.prepare("INSERT INTO cells VALUES (?1, ?2, ?3, ?4)")
  }

  /// Keeps a cell of a column by bytes that compare like the values.
  package func add(_ cell: Cell, key: [UInt8], column: Int) throws(TableError) {
    let value = ValueKey(cell)
    insertion.bind(Int64(column), at: 1)
    insertion.bind(key, at: 2)
    insertion.bind(value.kind, at: 3)
    insertion.bind(value.bytes, at: 4)
    _ = try insertion.step()
    insertion.reset()
  }

  /// The last value of a column.
  package func last(of column: Int) throws(TableError) -> Cell? {
    let query = try connection.prepare(
      "SELECT kind, value FROM cells WHERE list = ?1 ORDER BY key DESC LIMIT 1")
    query.bind(Int64(column), at: 1)
    return try query.step() ? Self.cell(query) : nil
  }

  /// Hands over the values of a column in their order.
  package func forEach(of column: Int, _ body: (Cell) -> Void) throws(TableError) {
    let query = try connection.prepare(
      "SELECT kind, value FROM cells WHERE list = ?1 ORDER BY key")
    query.bind(Int64(column), at: 1)
    connection.stopsWhenCancelled()
    while try query.step() { if let cell = Self.cell(query) { body(cell) } }
  }

  private static func cell(_ query: SQLiteStatement) -> Cell? {
    guard case .blob(let bytes) = query.cell(1).cell else { return nil }
    return ValueKey(kind: query.integer(0), bytes: bytes).cell
  }
}
