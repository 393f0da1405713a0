import CSQLite

/// Counts of values in a temporary database, which is on the disk where it is large.
final class ValueTable {
  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement

  init() throws(TableError) {
    connection = try SQLiteConnection.scratch()
    _ = try connection.prepare(
      """
      CREATE TABLE counts (kind INTEGER, value BLOB, key BLOB, count INTEGER,
      PRIMARY KEY (kind, value)) WITHOUT ROWID
      """
    ).step()
    insertion = try connection.prepare(
      """
      INSERT INTO counts VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET count = count + excluded.count
      """)
  }

  /// Adds counts to those that are there, in the order of the table, so that each page of it is read
  /// once.
  func add(_ counts: [ValueKey: Int], textKey: (String) -> [UInt8]) throws(TableError) {
    let ordered = counts.map { (key: $0, bytes: $0.bytes, count: $1) }
      .sorted { first, second in
        first.key.kind == second.key.kind
          ? first.bytes.lexicographicallyPrecedes(second.bytes) : first.key.kind < second.key.kind
      }
    for (key, bytes, count) in ordered {
      insertion.bind(key.kind, at: 1)
      insertion.bind(bytes, at: 2)
      insertion.bind(textKey(key.cell.display), at: 3)
      insertion.bind(Int64(count), at: 4)
      _ = try insertion.step()
      insertion.reset()
    }
  }

  /// Hands over the values, those first that occur most often.
  func forEach(limit: Int, _ body: (ValueKey, Int) throws -> Void) throws {
    let query = try connection.prepare(
      "SELECT kind, value, count FROM counts ORDER BY count DESC, key, kind LIMIT ?1")
    query.bind(Int64(limit), at: 1)
    connection.stopsWhenCancelled()
    while try query.step() {
      guard case .blob(let bytes) = query.cell(1).cell else { continue }
      try body(ValueKey(kind: query.integer(0), bytes: bytes), Int(query.integer(2)))
    }
  }
}
