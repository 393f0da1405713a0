import CSQLite
import Foundation
import Tables

/// A damaged database is read as far as it goes or is an error, and stays as it is.
struct SQLiteTarget: FuzzTarget {
  let name = "sqlite"
  var seeds: [String] { [] }
  let byteSeeds: [[UInt8]]
  let words = [
    "SQLite format 3\u{0}", "CREATE TABLE ", "CREATE VIEW v AS SELECT * FROM v", "\u{0}", "\u{1}",
    "\u{0}\u{0}\u{0}\u{1}", "\u{D}", "\u{5}", "\u{A}", "\u{2}", "\u{7F}", "INTEGER PRIMARY KEY",
    " WITHOUT ROWID", "GENERATED ALWAYS AS (a)", "USING fts5(a)", "PRIMARY KEY", "a", "é",
  ]

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "catalog-fuzz-sqlite-\(ProcessInfo.processInfo.processIdentifier)")

  init() {
    byteSeeds =
      ["", "PRAGMA journal_mode = WAL;", "PRAGMA encoding = 'UTF-16';"].compactMap(Self.database)
  }

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    let path = folder.appendingPathComponent("t.db").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch { throw FuzzFinding("\(path) cannot be written: \(error)") }
    defer { try? FileManager.default.removeItem(at: folder) }
    let tables = (try? SQLiteTable.all(in: path).prefix(8).map(\.name)) ?? []
    for table in tables.map(Optional.some) + [nil] {
      let outcomes = (1...2).map { _ in
        TableOutcome { () throws(TableError) in try SQLiteTableReader(path, table: table) }
      }
      try FuzzFinding.expect(
        outcomes[0] == outcomes[1], "\(table ?? "the only table") is read in two ways")
    }
    let left = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    try FuzzFinding.expect(left == ["t.db"], "these files are left: \(left)")
    try FuzzFinding.expect(
      FileManager.default.contents(atPath: path).map { Array($0) } == bytes, "the file was changed")
  }

  /// The bytes of a small database.
  private static func database(_ first: String) -> [UInt8]? {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "catalog-fuzz-seed-\(UUID().uuidString).db"
    ).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var handle: OpaquePointer?
    guard sqlite3_open(path, &handle) == SQLITE_OK else { return nil }
    let sql = """
      PRAGMA page_size = 512; \(first)
      CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, b BLOB, c AS (a || 'x'));
      INSERT INTO t(a, b) VALUES ('one', x'00ff'), (NULL, 1.5), ('two', randomblob(700)), ('', 7);
      CREATE TABLE w(k TEXT PRIMARY KEY, v) WITHOUT ROWID;
      INSERT INTO w VALUES ('x', 1), ('y', NULL);
      CREATE VIEW v AS SELECT a, count(*) AS n FROM t GROUP BY a;
      CREATE INDEX i ON t(a);
      """
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    sqlite3_close(handle)
    guard code == SQLITE_OK else { return nil }
    return FileManager.default.contents(atPath: path).map { Array($0) }
  }
}
