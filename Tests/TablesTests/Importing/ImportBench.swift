import CSQLite
import Foundation
import Tables
import Testing

/// A folder with a database to import into.
final class ImportBench {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "import-\(UUID().uuidString)")
  var path: String { folder.appending(path: "t.db").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  var bytes: Data { get throws { try Data(contentsOf: URL(filePath: path)) } }

  /// Imports a text into the database, which is made if it is missing.
  @discardableResult func add(
    _ text: String, _ format: TableFormat = .csv, table: String? = nil, key: String? = nil,
    isTried: Bool = false, _ change: (inout TableImport) -> Void = { _ in }
  ) throws -> ImportOutcome {
    try add(table: table, key: key, isTried: isTried, change) { () throws(TableError) in
      try TableFile.text(ByteSource(name: "t.csv", bytes: Array(text.utf8)), format: format)
    }
  }

  @discardableResult func add(
    table: String? = nil, key: String? = nil, isTried: Bool = false,
    _ change: (inout TableImport) -> Void = { _ in },
    open: @escaping () throws(TableError) -> any TableReader
  ) throws -> ImportOutcome {
    var plan = TableImport(
      table: table, defaultTable: "t", fileName: "t.csv", key: key, time: "2026-11-30T00:00:00Z",
      open: open)
    change(&plan)
    let isThere = FileManager.default.fileExists(atPath: path)
    if isTried { return try plan.check(isThere ? path : nil) }
    if isThere { return try plan.run(into: path) }
    try Data().write(to: URL(filePath: path))
    return try plan.run(intoNew: path)
  }

  /// Runs SQL and gives the first column of its rows as text.
  @discardableResult func sql(_ sql: String) throws -> [String?] {
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    var rows: [String?] = []
    let code = withUnsafeMutablePointer(to: &rows) { rows in
      sqlite3_exec(
        handle, sql,
        { rows, _, values, _ in
          let value = values?[0].map { String(cString: $0) }
          rows?.assumingMemoryBound(to: [String?].self).pointee.append(value)
          return 0
        }, rows, nil)
    }
    try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
    return rows
  }

  /// Runs SQL and leaves to another bench what a program would that is killed before its end.
  func runHalf(_ sql: String, to other: ImportBench) throws {
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    let begin = "PRAGMA cache_size = 1; BEGIN; "
    try #require(sqlite3_exec(handle, begin + sql, nil, nil, nil) == SQLITE_OK)
    for ending in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: other.path + ending)
    }
  }

  /// Keeps others from the database while the body runs.
  func locked(_ body: () throws -> Void) throws {
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK)
    try body()
  }

  /// The table as CSV.
  func csv(_ table: String? = nil) throws -> String {
    DelimitedWriter.csv.text(try Table(SQLiteTableReader(path, table: table)))
  }

  /// The table as JSON.
  func json(_ table: String? = nil) throws -> String {
    let table = try Table(SQLiteTableReader(path, table: table))
    return JSONWriter.compact(.array(table.rows.map { $0.json(table.columns) }))
  }

  func checkIndex(_ name: String = "t_search") throws {
    try sql("INSERT INTO \(name)(\(name)) VALUES ('integrity-check')")
  }
}

extension ImportOutcome {
  var counts: [Int] { [added, changed, removed, unchanged, rejected] }
}
