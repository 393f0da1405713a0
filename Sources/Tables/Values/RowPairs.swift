import CSQLite

/// Finds out which rows of two lists are the same, on the disk where they are many.
///
/// Rows are known by bytes, which two have in common where they are the same row; of several with the
/// same bytes the first ones are the same, and so on. Memory: 16 MB.
package final class RowPairs {
  /// One of two rows that belong together, or one that is alone; positions as they were given.
  package struct Pair: Hashable, Sendable {
    package var old: Int?
    package var new: Int?
  }

  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement
  private var counts = [0, 0]

  package init() throws(TableError) {
    connection = try SQLiteConnection.scratch()
    for sql in [
      "CREATE TABLE rows (side INTEGER, number INTEGER, position INTEGER, key BLOB, content BLOB)",
      "CREATE TABLE pairs (old INTEGER, oldnumber INTEGER, new INTEGER, newnumber INTEGER)",
    ] {
      _ = try connection.prepare(sql).step()
    }
    insertion = try connection.prepare("INSERT INTO rows VALUES (?1, ?2, ?3, ?4, ?5)")
  }

  /// Sixteen bytes that stand for others while the program runs.
  package static func fingerprint(of bytes: [UInt8]) -> [UInt8] {
    (0..<2).flatMap { seed -> [UInt8] in
      var hasher = Hasher()
      hasher.combine(seed)
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      let hash = UInt64(bitPattern: Int64(hasher.finalize()))
      return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
    }
  }

  /// Adds the next row of a list: where it is, what it is known by, and bytes that are others where it
  /// says something else.
  package func add(
    isNew: Bool, position: Int, key: [UInt8], content: [UInt8]
  ) throws(TableError) {
    let side = isNew ? 1 : 0
    insertion.bind(Int64(side), at: 1)
    insertion.bind(Int64(counts[side]), at: 2)
    insertion.bind(Int64(position), at: 3)
    insertion.bind(key, at: 4)
    insertion.bind(content, at: 5)
    _ = try insertion.step()
    insertion.reset()
    counts[side] += 1
  }

  /// Compares the lists; how many rows were added, removed or changed.
  ///
  /// With `byPlace` those that are left at one place of lists of one length are changed ones.
  package func compare(byPlace: Bool) throws(TableError) -> Int {
    let insertion = try connection.prepare("INSERT INTO pairs VALUES (?1, ?2, ?3, ?4)")
    var (old, new) = (try Cursor(connection, side: 0), try Cursor(connection, side: 1))
    while old.row != nil || new.row != nil {
      let order = Self.order(old.row?.key, new.row?.key)
      if order == 0, old.row?.content == new.row?.content {
        try old.advance()
        try new.advance()
        continue
      }
      Self.bind(order <= 0 ? old.row : nil, to: insertion, at: 1)
      Self.bind(order >= 0 ? new.row : nil, to: insertion, at: 3)
      _ = try insertion.step()
      insertion.reset()
      if order <= 0 { try old.advance() }
      if order >= 0 { try new.advance() }
    }
    if byPlace, counts[0] == counts[1] { try joinPlaces() }
    let count = try connection.prepare("SELECT count(*) FROM pairs")
    return try count.step() ? Int(count.integer(0)) : 0
  }

  /// Hands over what differs: in the order of the new list, and what was removed behind it.
  package func forEach(limit: Int, _ body: (Pair) throws -> Void) throws {
    let query = try connection.prepare(
      "SELECT old, new FROM pairs ORDER BY new IS NULL, newnumber, oldnumber LIMIT ?1")
    query.bind(Int64(limit), at: 1)
    while try query.step() {
      let old = query.isNull(0) ? nil : Int(query.integer(0))
      try body(Pair(old: old, new: query.isNull(1) ? nil : Int(query.integer(1))))
    }
  }

  private func joinPlaces() throws(TableError) {
    for sql in [
      "CREATE TABLE joined AS SELECT o.old, o.oldnumber, n.new, n.newnumber "
        + "FROM pairs AS o JOIN pairs AS n ON n.newnumber = o.oldnumber "
        + "WHERE o.new IS NULL AND n.old IS NULL",
      "DELETE FROM pairs WHERE new IS NULL AND oldnumber IN (SELECT oldnumber FROM joined)",
      "DELETE FROM pairs WHERE old IS NULL AND newnumber IN (SELECT newnumber FROM joined)",
      "INSERT INTO pairs SELECT * FROM joined",
    ] {
      _ = try connection.prepare(sql).step()
    }
  }

  /// Which key comes first: -1 the left one, 0 where they are the same; what is not there comes last.
  private static func order(_ left: [UInt8]?, _ right: [UInt8]?) -> Int {
    guard let left else { return 1 }
    guard let right else { return -1 }
    if left == right { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private static func bind(_ row: Cursor.Row?, to statement: SQLiteStatement, at place: Int32) {
    guard let row else {
      statement.bindNull(at: place)
      return statement.bindNull(at: place + 1)
    }
    statement.bind(row.position, at: place)
    statement.bind(row.number, at: place + 1)
  }
}

/// Goes through the rows of one list in the order of their keys.
private struct Cursor {
  struct Row {
    var number: Int64
    var position: Int64
    var key: [UInt8]
    var content: [UInt8]
  }

  private let query: SQLiteStatement
  private(set) var row: Row?

  init(_ connection: SQLiteConnection, side: Int64) throws(TableError) {
    query = try connection.prepare(
      "SELECT number, position, key, content FROM rows WHERE side = ?1 ORDER BY key, number")
    query.bind(side, at: 1)
    connection.stopsWhenCancelled()
    try advance()
  }

  mutating func advance() throws(TableError) {
    row = nil
    guard try query.step() else { return }
    guard case .blob(let key) = query.cell(2).cell, case .blob(let content) = query.cell(3).cell
    else { return }
    row = Row(number: query.integer(0), position: query.integer(1), key: key, content: content)
  }
}
