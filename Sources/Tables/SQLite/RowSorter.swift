import CSQLite

/// Puts more keys in order than fit into memory: SQLite sorts them, on the disk where they are many.
///
/// The database has no name and is gone with its last user. Cost: 16 MB of memory, the keys on the
/// disk, and the time of n log n comparisons of bytes.
final class RowSorter {
  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement

  init() throws(TableError) {
    connection = try SQLiteConnection.scratch()
    _ = try connection.prepare(
      "CREATE TABLE keys (row INTEGER PRIMARY KEY, kind INTEGER, key BLOB)"
    ).step()
    insertion = try connection.prepare("INSERT INTO keys VALUES (?1, ?2, ?3)")
  }

  /// Keeps the key of a row.
  func add(_ key: SortKey<[UInt8]>, row: Int) throws(TableError) {
    insertion.bind(Int64(row), at: 1)
    switch key {
    case .number(let number):
      insertion.bind(1, at: 2)
      insertion.bind(number.sortBytes, at: 3)
    case .text(let bytes):
      insertion.bind(2, at: 2)
      insertion.bind(bytes, at: 3)
    case .empty:
      insertion.bind(3, at: 2)
      insertion.bind([], at: 3)
    }
    _ = try insertion.step()
    insertion.reset()
  }

  /// The rows in the order of their keys; nil where the task was cancelled meanwhile.
  ///
  /// Equal ones come in the order of their numbers, those without a value last either way.
  func rows(descending: Bool) throws(TableError) -> [Int32]? {
    let way = descending ? "DESC" : "ASC"
    let query = try connection.prepare(
      "SELECT row FROM keys ORDER BY kind = 3, kind \(way), key \(way), row")
    connection.stopsWhenCancelled()
    var rows: [Int32] = []
    do throws(TableError) {
      while try query.step() { rows.append(Int32(clamping: query.integer(0))) }
    } catch {
      if Task.isCancelled { return nil }
      throw error
    }
    return rows
  }
}
