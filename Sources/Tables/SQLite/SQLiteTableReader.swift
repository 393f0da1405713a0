import CSQLite

/// Reads a table or view of a SQLite file, in the order of its rowid where it has one.
///
/// A table with a rowid is read in portions and unlocked between them, so that other programs can
/// write while somebody looks at the rows. Views, virtual tables and tables without rowid are one
/// query, which holds its lock until the last row is read.
package final class SQLiteTableReader: TableReader {
  private static let portionRows: Int64 = 500
  private static let portionBytes = 4 << 20
  /// A query of SQLite has no more columns than this, its default, so that a table which has them
  /// all leaves no room for the rowid.
  static let columnLimit = 2_000

  private let table: SQLiteTable
  private let list: ColumnList
  private let query: String
  private let hasRowID: Bool
  private let forms: [ValueForm]

  private var file: SQLiteFile
  private var statement: SQLiteStatement
  private var warningList: WarningList
  private var portion: [TableRow] = []
  /// Their ids, where they have some.
  private var ids: [Int64] = []
  private var portionLimit = portionRows
  private var position = 0
  /// Where the next portion begins; nil after the last.
  private var nextID: Int64?

  /// Opens the table of that name, or the only one, to be read from a rowid on where it has them.
  package init(
    _ path: String, table name: String? = nil, from rowID: Int64 = .min
  ) throws(TableError) {
    nextID = rowID
    file = try SQLiteFile(path)
    warningList = WarningList(file: path)
    let connection = try file.connect()
    if file.ignoresLog { warningList.add(.writeAheadLogIgnored) }
    do throws(TableError) {
      table = try SQLiteTable.choose(name, from: SQLiteTable.all(in: connection), file: path)
    } catch {
      // They may be in the log.
      throw file.ignoresLog ? TableError(.unreadableLog, file: path) : error
    }
    let given = try table.columnNames(in: connection)
    let names = given.map { $0 ?? "" }
    list = ColumnList(header: names)
    let idName = names.count < Self.columnLimit ? table.rowID(besides: names) : nil
    hasRowID = idName != nil
    let shape = try SQLiteTableShape(table.name, in: connection)
    forms =
      try shape.map { shape throws(TableError) in
        try ValueForm.of(shape, in: connection)
      } ?? []
    // In double quotes a name that is no column would be a text.
    let isWritable = given.allSatisfy { $0 != nil }
    let selected =
      ([idName].compactMap { $0 } + (isWritable ? names.map(SQLiteTable.quoted) : ["*"]))
      .joined(separator: ", ")
    let from = "SELECT \(selected) FROM main.\(SQLiteTable.quoted(table.name))"
    query = idName.map { "\(from) WHERE \($0) >= ?1 ORDER BY \($0) LIMIT ?2" } ?? from
    statement = try connection.prepare(query)
  }

  package var columns: [Column] { list.columns }
  package var columnsAreComplete: Bool { true }
  package var warnings: [TableWarning] { warningList.all }
  package var info: TableInfo {
    TableInfo(format: .sqlite, table: table.name)
  }

  package func next() throws(TableError) -> TableRow? {
    if position == portion.count {
      portion.removeAll(keepingCapacity: true)
      ids.removeAll(keepingCapacity: true)
      position = 0
      if hasRowID { try readPortion() } else { try readRow() }
    }
    guard position < portion.count else { return nil }
    position += 1
    return portion[position - 1]
  }

  package func countRest() throws(TableError) -> Int? {
    // Only where nothing was read yet.
    guard portion.isEmpty, nextID == .min else { return nil }
    let from = "main.\(SQLiteTable.quoted(table.name))"
    let count = try file.connect().prepare("SELECT count(*) FROM \(from)")
    return try count.step() ? Int(count.integer(0)) : nil
  }

  /// The row with an id, or the next one behind it, read by itself.
  func row(withID id: Int64) throws(TableError) -> TableRow? {
    position = portion.count
    nextID = id
    portionLimit = 1
    return try next()
  }

  private func readRow() throws(TableError) {
    guard nextID != nil else { return }
    if try statement.step() {
      portion.append(row(from: 0))
    } else {
      statement.reset()
      nextID = nil
    }
  }

  private func readPortion() throws(TableError) {
    guard let first = nextID else { return }
    if file.isStale {
      file = try SQLiteFile(file.path)
      statement = try file.connect().prepare(query)
    }
    defer { statement.reset() }
    statement.bind(first, at: 1)
    statement.bind(portionLimit, at: 2)
    nextID = nil
    var bytes = 0
    var last = first
    while try statement.step() {
      let id = statement.integer(0)
      // A damaged tree may lead back, and on and on.
      guard id >= last else {
        throw TableError(
          .sqlite(code: SQLITE_CORRUPT, message: "database disk image is malformed"),
          file: file.path)
      }
      last = id
      bytes += (1..<statement.columnCount).reduce(0) { $0 + statement.size($1) }
      portion.append(row(from: 1))
      ids.append(id)
      if bytes > Self.portionBytes || portion.count == Int(portionLimit) {
        nextID = id == .max ? nil : id + 1
        return
      }
    }
  }

  private func row(from first: Int32) -> TableRow {
    var cells: [Cell] = []
    cells.reserveCapacity(list.count)
    for column in first..<max(first, statement.columnCount) {
      let (cell, isWhole) = statement.cell(column)
      if !isWhole { warningList.add(.brokenText(column: list.columns[cells.count].name)) }
      let form = cells.count < forms.count ? forms[cells.count] : .plain
      cells.append(form == .plain ? cell : form.decoded(cell))
    }
    return TableRow(cells)
  }
}

extension SQLiteTableReader: CellReader {
  func cell(_ column: Int) -> Cell { portion[position - 1][column] }
  var row: TableRow { portion[position - 1] }
  var recordBytes: ArraySlice<UInt8>? { nil }
  var place: RowPlace? {
    ids.isEmpty ? nil : RowPlace(offset: Int(ids[position - 1]), line: 0)
  }
}
