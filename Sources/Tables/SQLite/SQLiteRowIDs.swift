/// Goes through the rowids of a table in their order, without the rows.
///
/// Other programs can write between the portions.
final class SQLiteRowIDs {
  private static let portion: Int64 = 10_000

  /// The table's name as the file has it.
  let table: String
  let columns: [Column]
  private var file: SQLiteFile
  private let query: String
  private var ids: [Int64] = []
  private var position = 0
  /// Where the next portion begins; nil after the last.
  private var nextID: Int64? = .min

  /// Opens the table of that name, or the only one; nil where its rows have no ids.
  init?(_ path: String, table name: String?) throws(TableError) {
    file = try SQLiteFile(path)
    let connection = try file.connect()
    let table = try SQLiteTable.choose(name, from: SQLiteTable.all(in: connection), file: path)
    let names = try table.columnNames(in: connection).map { $0 ?? "" }
    guard names.count < SQLiteTableReader.columnLimit, let id = table.rowID(besides: names) else {
      return nil
    }
    self.table = table.name
    columns = ColumnList(header: names).columns
    query =
      "SELECT \(id) FROM main.\(SQLiteTable.quoted(table.name)) "
      + "WHERE \(id) >= ?1 ORDER BY \(id) LIMIT ?2"
  }

  /// The next one; nil at the end, and from then on.
  func next() throws(TableError) -> Int64? {
    if position == ids.count { try readPortion() }
    guard position < ids.count else { return nil }
    position += 1
    return ids[position - 1]
  }

  private func readPortion() throws(TableError) {
    ids.removeAll(keepingCapacity: true)
    position = 0
    guard let first = nextID else { return }
    if file.isStale { file = try SQLiteFile(file.path) }
    let statement = try file.connect().prepare(query)
    statement.bind(first, at: 1)
    statement.bind(Self.portion, at: 2)
    nextID = nil
    while try statement.step() {
      let id = statement.integer(0)
      // A damaged tree may lead back.
      guard id >= ids.last ?? first else { return }
      ids.append(id)
    }
    if ids.count == Int(Self.portion), let last = ids.last {
      nextID = last == .max ? nil : last + 1
    }
  }
}
