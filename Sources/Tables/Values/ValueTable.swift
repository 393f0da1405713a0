import CSQLite

/// Counts of values in a temporary database, which is on the disk where it is large.
///
/// Counts are only appended, and summed by sorting: to look up each value in a large table would read
/// and write all of it again and again.
final class ValueTable {
  /// So many rows, and twice as many as were left the last time, are summed before more come.
  private static let waitingRows = 4_000_000

  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement
  private var rows = 0
  private var summedRows = 0

  init() throws(TableError) {
    connection = try SQLiteConnection.scratch()
    for name in ["counts", "sums"] {
      _ = try connection.prepare("CREATE TABLE \(name) (kind INTEGER, value BLOB, count INTEGER)")
        .step()
    }
    insertion = try connection.prepare("INSERT INTO counts VALUES (?1, ?2, ?3)")
  }

  /// Adds counts to those that are there.
  func add(_ counts: [ValueKey: Int]) throws(TableError) {
    for (key, count) in counts {
      insertion.bind(key.kind, at: 1)
      insertion.bind(key.bytes, at: 2)
      insertion.bind(Int64(count), at: 3)
      _ = try insertion.step()
      insertion.reset()
    }
    rows += counts.count
    guard rows > Self.waitingRows + 2 * summedRows else { return }
    for sql in [
      "INSERT INTO sums SELECT kind, value, sum(count) FROM counts GROUP BY kind, value",
      "DELETE FROM counts", "INSERT INTO counts SELECT * FROM sums", "DELETE FROM sums",
    ] {
      _ = try connection.prepare(sql).step()
    }
    let count = try connection.prepare("SELECT count(*) FROM counts")
    if try count.step() { summedRows = Int(count.integer(0)) }
    rows = summedRows
  }

  /// Hands over the values, those first that occur most often.
  func forEach(
    limit: Int, textKey: (String) -> [UInt8], _ body: (ValueKey, Int) throws -> Void
  ) throws {
    connection.stopsWhenCancelled()
    try rank(textKey)
    let query = try connection.prepare(
      "SELECT kind, value, count FROM ranked ORDER BY count DESC, key, kind LIMIT ?1")
    query.bind(Int64(limit), at: 1)
    while try query.step() { try body(Self.key(query), Int(query.integer(2))) }
  }

  /// Writes each value once, with bytes that compare like it.
  private func rank(_ textKey: (String) -> [UInt8]) throws(TableError) {
    for sql in [
      "DROP TABLE IF EXISTS ranked",
      "CREATE TABLE ranked (kind INTEGER, value BLOB, count INTEGER, key BLOB)",
    ] {
      _ = try connection.prepare(sql).step()
    }
    let insertion = try connection.prepare("INSERT INTO ranked VALUES (?1, ?2, ?3, ?4)")
    let sums = try connection.prepare(
      "SELECT kind, value, sum(count) FROM counts GROUP BY kind, value")
    while try sums.step() {
      let key = Self.key(sums)
      insertion.bind(key.kind, at: 1)
      insertion.bind(key.bytes, at: 2)
      insertion.bind(sums.integer(2), at: 3)
      insertion.bind(textKey(key.cell.display), at: 4)
      _ = try insertion.step()
      insertion.reset()
    }
  }

  private static func key(_ query: SQLiteStatement) -> ValueKey {
    guard case .blob(let bytes) = query.cell(1).cell else { return .null }
    return ValueKey(kind: query.integer(0), bytes: bytes)
  }
}
