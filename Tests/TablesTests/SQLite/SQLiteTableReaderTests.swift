import CSQLite
import Foundation
import Tables
import Testing

struct SQLiteTableReaderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "sqlite-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private var listing: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func run(_ sql: String, _ path: String) throws {
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
  }

  private func database(_ sql: String, _ name: String = "a ?#%é.db") throws -> String {
    let path = folder.appending(path: name).path
    try run(sql, path)
    return path
  }

  @Test func `each cell is read by its own storage class`() throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE t(v);
      INSERT INTO t VALUES (1), ('1'), (1.10), (1e300), (0.001), (1000000.0), (NULL), (''), ('NULL'),
        (x'00ff10'), (9e999), (-9e999), (9223372036854775807), ('a' || char(0) || 'b');
      """)
    let table = try Table(TableFile.open(path))
    #expect(table.names == ["v"])
    let cells: [Cell] = [
      .number("1"), .text("1"), .number("1.1"), .number("1e+300"), .number("0.001"),
      .number("1000000.0"), .null, .text(""), .text("NULL"), .blob([0, 255, 16]),
      .text("Infinity"), .text("-Infinity"), .number("9223372036854775807"), .text("a\0b"),
    ]
    #expect(table.cells == cells.map { [$0] })
    #expect(try listing.count == 1)
  }

  @Test func `a table with all the columns that SQLite allows is read`() throws {
    defer { remove() }
    let names = (0..<2_000).map { "c\($0)" }.joined(separator: ", ")
    let path = try database("CREATE TABLE t(\(names)); INSERT INTO t(c1999) VALUES ('end');")
    let table = try Table(TableFile.open(path))
    #expect(table.names.count == 2_000)
    #expect(table.fields.map(\.last) == ["end"])
  }

  @Test func `nothing and the empty text stay two things in CSV`() throws {
    defer { remove() }
    let path = try database(
      "CREATE TABLE n(id INTEGER PRIMARY KEY, t); INSERT INTO n(t) VALUES (NULL), (''), ('NULL')")
    let csv = DelimitedWriter.csv.text(try Table(TableFile.open(path)))
    #expect(csv == "id,t\n1,\n2,\"\"\n3,NULL\n")
    #expect(try table(csv).cells.map { $0[1] } == [.null, .text(""), .text("NULL")])
  }

  @Test func `generated columns are shown, hidden ones and shadow tables are not`() throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE deeds(
        body TEXT, id AS (json_extract(body, '$.id')) STORED, who AS (upper(body ->> 'who')) VIRTUAL
      );
      INSERT INTO deeds(body) VALUES ('{"id":3,"who":"ann"}');
      CREATE VIRTUAL TABLE ft USING fts5(title, text);
      INSERT INTO ft VALUES ('a', 'b');
      CREATE VIEW v AS SELECT who FROM deeds;
      CREATE INDEX i ON deeds(who);
      ANALYZE;
      """)
    let tables = try SQLiteTable.all(in: path)
    #expect(tables.map(\.name) == ["deeds", "ft", "v"])
    #expect(tables.map(\.kind) == [.table, .virtual, .view])
    let deeds = try Table(SQLiteTableReader(path, table: "deeds"))
    #expect(deeds.names == ["body", "id", "who"])
    #expect(deeds.fields == [["{\"id\":3,\"who\":\"ann\"}", "3", "ANN"]])
    let text = try Table(SQLiteTableReader(path, table: "FT"))
    #expect(text.names == ["title", "text"])
    #expect(text.fields == [["a", "b"]])
    #expect(try Table(SQLiteTableReader(path, table: "v")).fields == [["ANN"]])
  }

  @Test func `names may hold anything`() throws {
    defer { remove() }
    let path = try database(
      #"""
      CREATE TABLE "a ""b"" 'c' [d]"("x ""y""", "select", rowid, _rowid_, oid);
      INSERT INTO "a ""b"" 'c' [d]" VALUES (1, 2, 3, 4, 5);
      """#)
    let table = try Table(TableFile.open(path))
    #expect(table.names == ["x \"y\"", "select", "rowid", "_rowid_", "oid"])
    #expect(table.fields == [["1", "2", "3", "4", "5"]])
  }

  @Test(arguments: ["", " WITHOUT ROWID"])
  func `all rows are read, in portions or not`(_ suffix: String) throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, b)\(suffix);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
        INSERT INTO t SELECT i, NULL FROM n;
      INSERT INTO t VALUES (-9223372036854775808, zeroblob(5000000)), (-5, zeroblob(5000000)),
        (9223372036854775807, 'last');
      """)
    let table = try Table(TableFile.open(path))
    #expect(table.rows.count == 1503)
    #expect(table.rows.first?[0] == .number("-9223372036854775808"))
    #expect(table.rows.last?[1] == .text("last"))
  }

  @Test func `another program can write while rows are read`() throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 800)
        INSERT INTO t SELECT i FROM n;
      """)
    let reader = try TableFile.open(path)
    #expect(try reader.next() != nil)
    try run("INSERT INTO t VALUES (5000)", path)
    var count = 1
    while try reader.next() != nil { count += 1 }
    #expect(count == 801)
  }

  @Test func `a file in WAL mode is read without making files beside it`() throws {
    defer { remove() }
    let path = try database(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE t(id INTEGER PRIMARY KEY);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 800)
        INSERT INTO t SELECT i FROM n;
      """, "w.db")
    #expect(try listing == ["w.db"])
    let reader = try TableFile.open(path)
    #expect(try reader.next() != nil)
    #expect(try listing == ["w.db"])
    // A writer that stays makes a log; the next portion sees what is in it.
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, "INSERT INTO t VALUES (5000)", nil, nil, nil) == SQLITE_OK)
    var count = 1
    while try reader.next() != nil { count += 1 }
    #expect(count == 801)
  }

  @Test func `text that is no UTF-8 is shown, with a word`() throws {
    defer { remove() }
    let path = try database(
      "CREATE TABLE t(a); INSERT INTO t VALUES (CAST(x'61ff' AS TEXT))", "b.db")
    let table = try Table(TableFile.open(path))
    #expect(table.fields == [["a\u{FFFD}"]])
    #expect(
      table.notes == [
        "\(path): a text in column ‘a’ is not UTF-8, its bad bytes are shown as U+FFFD"
      ])
  }

  @Test func `the table must be named where there are several`() throws {
    defer { remove() }
    let path = try database("CREATE TABLE a(x); CREATE TABLE b(x)", "two.db")
    let several = try #require(throws: TableError.self) { try TableFile.open(path) }
    #expect(
      several.message
        == "the database has 2 tables; choose from ‘a’, ‘b’ (FILE#TABLE names one)")
    let wrong = try #require(throws: TableError.self) {
      try TableFile.open(path, TableOptions(table: "c"))
    }
    #expect(wrong.message == "there is no table ‘c’; choose from ‘a’, ‘b’")
    #expect(several.kind.rawValue == 64)
    #expect(wrong.kind.rawValue == 66)
  }

  @Test func `a database without tables is named`() throws {
    defer { remove() }
    let path = try database("PRAGMA user_version = 1", "none.db")
    let error = try #require(throws: TableError.self) { try TableFile.open(path) }
    #expect(error.message == "the database has no tables")
  }

  @Test func `a table next to views may go unnamed`() throws {
    defer { remove() }
    let path = try database("CREATE TABLE a(x); CREATE VIEW b AS SELECT 1", "v.db")
    #expect(try TableFile.open(path).info.table == "a")
  }

  @Test func `a broken view is an error`() throws {
    defer { remove() }
    let path = try database("CREATE VIEW b AS SELECT * FROM nowhere", "broken.db")
    let error = try #require(throws: TableError.self) { try TableFile.open(path) }
    #expect(error.kind == .badData)
    #expect(error.message == "SQLite says: no such table: main.nowhere (1)")
  }

  @Test func `a view, a table without rowid and odd names are read in their way`() throws {
    defer { remove() }
    let path = try database(
      #"""
      CREATE TABLE ""("" INTEGER, " " TEXT, "a#b" BLOB);
      INSERT INTO "" VALUES (1, 'x', x'00');
      CREATE TABLE "t#1"(k TEXT PRIMARY KEY, v) WITHOUT ROWID;
      INSERT INTO "t#1" VALUES ('b', 2), ('a', 1);
      CREATE VIEW "v '""' w" AS SELECT k AS "the key", v * 10 FROM "t#1" ORDER BY k DESC;
      """#, "odd.db")
    let empty = try Table(SQLiteTableReader(path, table: ""))
    #expect(empty.names == ["column_1", " ", "a#b"])
    #expect(empty.cells == [[.number("1"), .text("x"), .blob([0])]])
    let plain = try Table(TableFile.open(path, TableOptions(table: "t#1")))
    #expect(plain.fields == [["a", "1"], ["b", "2"]])
    let view = try Table(TableFile.open(path, TableOptions(table: "v '\"' w")))
    #expect(view.names == ["the key", "v * 10"])
    #expect(view.fields == [["b", "20"], ["a", "10"]])
  }

  @Test func `a column whose name is no UTF-8 gives its values, not its name`() throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE t(good, bXd);
      INSERT INTO t VALUES (1, 2);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = CAST(replace(CAST(sql AS BLOB), 'bXd', x'62ff64') AS TEXT);
      """, "bad.db")
    let table = try Table(TableFile.open(path))
    #expect(table.fields == [["1", "2"]])
    #expect(table.names == ["good", "column_2"])
  }

  @Test func `a table of a module that is not there spoils only itself`() throws {
    defer { remove() }
    let path = try database(
      """
      CREATE TABLE t(a); INSERT INTO t VALUES (1);
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema(type, name, tbl_name, rootpage, sql)
        VALUES ('table', 'far', 'far', 0, 'CREATE VIRTUAL TABLE far USING nowhere(a)');
      """, "module.db")
    #expect(try Table(TableFile.open(path, TableOptions(table: "t"))).fields == [["1"]])
  }

  @Test func `a header that only asks readers for WAL leaves no files either`() throws {
    defer { remove() }
    let path = try database(
      "PRAGMA journal_mode = WAL; CREATE TABLE t(a); INSERT INTO t VALUES (1)", "w.db")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[18] = 1
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(try Table(TableFile.open(path)).fields == [["1"]])
    #expect(try listing == ["w.db"])
  }
}
