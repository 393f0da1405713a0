import CSQLite
import Testing

@testable import SQLiteStore

struct ConnectionTests {
  @Test(arguments: [
    (SQLiteValue.null, "null"), (.integer(.min), "integer"), (.integer(1), "integer"),
    (.real(0.1), "real"), (.text(""), "text"), (.text("1"), "text"), (.text("a\0b é"), "text"),
    (.blob([]), "blob"), (.blob([0, 255]), "blob"),
  ])
  func `a value is stored by its own class`(value: SQLiteValue, kind: String) throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try connection.script("CREATE TABLE t(v)")
    try connection.run("INSERT INTO t VALUES(?1)", value)

    let stored = try connection.first("SELECT v, typeof(v) FROM t") { row in
      let back: SQLiteValue =
        switch row.text(1) {
        case "integer": .integer(row.integer(0))
        case "real": .real(row.real(0))
        case "text": .text(row.text(0))
        case "blob": .blob(row.bytes(0))
        default: .null
        }
      return (back, row.text(1))
    }
    #expect(stored?.0 == value)
    #expect(stored?.1 == kind)
  }

  @Test func `null reads as zero, empty text and no bytes`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    let isEmpty = try connection.first("SELECT NULL") {
      $0.isNull(0) && $0.integer(0) == 0 && $0.text(0) == "" && $0.bytes(0) == []
    }
    #expect(isEmpty == true)
  }

  @Test func `text that is no UTF-8 is read with replacement characters`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    #expect(try connection.first("SELECT CAST(x'61ff62' AS TEXT)") { $0.text(0) } == "a\u{FFFD}b")
  }

  @Test func `a transaction that throws leaves nothing`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try connection.script("CREATE TABLE t(v UNIQUE)")
    #expect(throws: SQLiteError(code: SQLITE_CONSTRAINT | 8 << 8)) {
      try connection.write { () throws(SQLiteError) in
        try connection.run("INSERT INTO t VALUES(1)")
        try connection.run("INSERT INTO t VALUES(1)")
      }
    }
    #expect(try connection.first("SELECT count(*) FROM t") { $0.int(0) } == 0)
    try connection.write { () throws(SQLiteError) in try connection.run("INSERT INTO t VALUES(2)") }
    #expect(try connection.all("SELECT v FROM t") { $0.int(0) } == [2])
  }

  @Test func `a transaction whose end fails leaves nothing`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try connection.script("CREATE TABLE t(v)")
    _ = sqlite3_commit_hook(connection.handle, { _ in 1 }, nil)
    #expect(throws: SQLiteError(code: SQLITE_CONSTRAINT | 2 << 8)) {
      try connection.write { () throws(SQLiteError) in
        try connection.run("INSERT INTO t VALUES(1)")
      }
    }
    #expect(sqlite3_get_autocommit(connection.handle) != 0)
    #expect(try connection.first("SELECT count(*) FROM t") { $0.int(0) } == 0)
  }

  @Test func `a statement is left neither running nor with its values`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    let sql = "SELECT ?1 UNION ALL SELECT 2"
    #expect(try connection.first(sql, .integer(1)) { $0.int(0) } == 1)
    #expect(connection.runningStatements == 0)
    #expect(try connection.first(sql) { $0.isNull(0) } == true)
  }

  @Test func `a statement is prepared once`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    #expect(try connection.statement("SELECT 1") === connection.statement("SELECT 1"))
  }

  @Test func `foreign keys are watched`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    #expect(try connection.first("PRAGMA foreign_keys") { $0.int(0) } == 1)
  }

  @Test func `long work ends when its time is over`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    let endless = """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
      """
    #expect(throws: SQLiteError(code: SQLITE_INTERRUPT)) {
      try connection.within(.zero) { () throws(SQLiteError) in try connection.run(endless) }
    }
    #expect(connection.runningStatements == 0)
    // The next work has its own time.
    let count = try connection.first(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9999) "
        + "SELECT count(*) FROM n"
    ) { $0.int(0) }
    #expect(count == 9999)
  }

  @Test func `an error has a code and words but no statement`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT secret FROM t") }
    #expect(error?.reason == "code 1, SQL logic error")
  }
}
