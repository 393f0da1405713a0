import CSQLite
import Foundation
import Tables
import Testing

struct SQLiteRowIndexerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "sqlite-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func database(_ sql: String) throws -> String {
    let path = folder.appending(path: "large.db").path
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
    return path
  }

  @Test func `rows of a large table are found by their ids`() throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE t(rowid TEXT, v);
      WITH RECURSIVE n(i) AS (SELECT -500 UNION ALL SELECT i + 3 FROM n WHERE i < 70000)
        INSERT INTO t(_rowid_, rowid, v) SELECT i, 'r' || i, i FROM n;
      CREATE VIEW w AS SELECT * FROM t;
      CREATE TABLE u(k TEXT PRIMARY KEY) WITHOUT ROWID;
      """)
    let indexer = try #require(try RowIndexer(path, TableOptions(table: "t")))
    while try indexer.advance(1_000) {}
    let window = indexer.window
    let rows = try Table(SQLiteTableReader(path, table: "t")).rows
    #expect(window.count == rows.count)
    #expect(window.columns.map(\.name) == ["rowid", "v"])
    for position in [0, 1, 127, 128, 129, 12_345, rows.count - 1] {
      #expect(window.row(at: position) == rows[position])
    }
    #expect(window.row(at: rows.count) == nil)
    let sorted = try window.positions(
      sortedBy: [.init(column: 1, isDescending: true)], textKey: { Array($0.utf8) })
    #expect(sorted?.array.prefix(2) == [Int32(rows.count - 1), Int32(rows.count - 2)])
  }

  @Test func `rows of a view and of a table without ids are copied`() throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE t(v);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
        INSERT INTO t SELECT i FROM n;
      CREATE VIEW w AS SELECT v, 'é' || v, v / 3.0, NULL, zeroblob(v % 5) FROM t;
      CREATE TABLE u(k TEXT PRIMARY KEY, v) WITHOUT ROWID;
      INSERT INTO u SELECT 'k' || v, v FROM t;
      """)
    for table in ["w", "u"] {
      let indexer = try #require(try RowIndexer(path, TableOptions(table: table)))
      while try indexer.advance(100) {}
      let window = indexer.window
      let rows = try Table(SQLiteTableReader(path, table: table)).rows
      #expect((0..<window.count).reversed().map { window.row(at: $0) } == rows.reversed())
    }
  }
}
