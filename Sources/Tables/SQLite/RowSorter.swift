import CSQLite

/// Puts more keys in order than fit into memory: SQLite sorts them, on the disk where they are many.
///
/// The database has no name and is gone with its last user. Cost: 3 MB of memory, the keys on the
/// disk, and the time of n log n comparisons of bytes.
final class RowSorter {
  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement
  private let order: String
  private var count = 0

  /// Sorts by one key after another, each upwards or downwards.
  init(descending: [Bool]) throws(TableError) {
    connection = try SQLiteConnection.temporary()
    let keys = descending.indices.map { "kind\($0) INTEGER, key\($0) BLOB" }
    for sql in [
      "PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF", "PRAGMA temp_store = FILE",
      "PRAGMA cache_size = -1500", "BEGIN",
      "CREATE TABLE keys (row INTEGER PRIMARY KEY, offset INTEGER, line INTEGER, "
        + keys.joined(separator: ", ") + ")",
    ] {
      _ = try connection.prepare(sql).step()
    }
    let places = (1...(3 + 2 * descending.count)).map { "?\($0)" }.joined(separator: ", ")
    insertion = try connection.prepare("INSERT INTO keys VALUES (\(places))")
    // What has no value comes last either way.
    let orders = descending.enumerated().map { key, isDescending in
      let way = isDescending ? "DESC" : "ASC"
      return "kind\(key) = 3, kind\(key) \(way), key\(key) \(way)"
    }
    order = (orders + ["row"]).joined(separator: ", ")
  }

  /// Keeps the keys of a row, and where it is.
  func add(
    _ keys: [SortKey<[UInt8]>], row: Int, at place: RowPlace = RowPlace(offset: 0, line: 0)
  ) throws(TableError) {
    insertion.bind(Int64(row), at: 1)
    insertion.bind(Int64(place.offset), at: 2)
    insertion.bind(Int64(place.line), at: 3)
    for (number, key) in keys.enumerated() { bind(key, at: Int32(4 + 2 * number)) }
    _ = try insertion.step()
    insertion.reset()
    count += 1
  }

  private func bind(_ key: SortKey<[UInt8]>, at place: Int32) {
    switch key {
    case .number(let number):
      insertion.bind(1, at: place)
      insertion.bind(number.sortBytes, at: place + 1)
    case .text(let bytes):
      insertion.bind(2, at: place)
      insertion.bind(bytes, at: place + 1)
    case .empty:
      insertion.bind(3, at: place)
      insertion.bind([], at: place + 1)
    }
  }

  /// The rows in the order of their keys; nil where the task was cancelled meanwhile.
  ///
  /// Equal ones come in the order of their numbers.
  func rows(
    in place: SpoolPlace, progress: WorkProgress = .none
  ) throws(TableError) -> PositionList? {
    var rows = try PositionWriter(expecting: count, in: place)
    var done = 0
    do throws(TableError) {
      try forEach { row, _ throws(TableError) in
        try rows.append(Int32(clamping: row))
        done += 1
        if done.isMultiple(of: 4_096) { progress.reach(Double(done) / Double(count)) }
        return true
      }
    } catch {
      if Task.isCancelled { return nil }
      throw error
    }
    return try rows.list()
  }

  /// Goes through the rows in that order, until the body answers false.
  func forEach(
    _ body: (Int, RowPlace) throws(TableError) -> Bool
  ) throws(TableError) {
    let query = try connection.prepare("SELECT row, offset, line FROM keys ORDER BY \(order)")
    connection.stopsWhenCancelled()
    while try query.step() {
      let place = RowPlace(offset: Int(query.integer(1)), line: Int(query.integer(2)))
      guard try body(Int(query.integer(0)), place) else { return }
    }
  }
}
