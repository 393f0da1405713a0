import CSQLite
import Testing

@testable import SQLiteStore

struct SchemaTests {
  let steps = [
    Migration(name: "a", script: "CREATE TABLE a(v)"),
    Migration(name: "b", script: "CREATE TABLE b(v); INSERT INTO a VALUES('from b')"),
    Migration(name: "c", script: "INSERT INTO b VALUES('from c')"),
  ]

  private func version(_ connection: Connection) throws -> Int? {
    try connection.first("PRAGMA user_version") { $0.int(0) }
  }

  @Test func `a new database gets all steps`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try Schema.migrate(connection, with: steps)
    #expect(try version(connection) == 3)
    #expect(try connection.all("SELECT v FROM b") { $0.text(0) } == ["from c"])
  }

  @Test(arguments: 0...3)
  func `an older database gets the steps it lacks`(done: Int) throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try Schema.migrate(connection, with: Array(steps[..<done]))
    try Schema.migrate(connection, with: steps)
    #expect(try version(connection) == 3)
    #expect(try connection.all("SELECT v FROM a") { $0.text(0) } == ["from b"])
    #expect(try connection.all("SELECT v FROM b") { $0.text(0) } == ["from c"])
  }

  @Test func `a step that fails leaves the database as it was`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try Schema.migrate(connection, with: Array(steps[..<1]))
    let broken = steps[..<2] + [Migration(name: "c", script: "INSERT INTO nowhere VALUES(1)")]
    #expect(throws: SQLiteError(code: SQLITE_ERROR)) {
      try Schema.migrate(connection, with: Array(broken))
    }
    #expect(try version(connection) == 1)
    #expect(try connection.all("SELECT v FROM a") { $0.text(0) } == [])
    #expect(try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } == 1)
  }

  @Test func `a database is marked as ours`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try Schema.migrate(connection)
    let id = try connection.first("PRAGMA application_id") { $0.integer(0) }
    #expect(id == Int64(Schema.applicationID))
    #expect(try version(connection) == Int(Schema.version))
  }

  @Test func `the table that is read at each start lies on the second page`() throws {
    let connection = try Connection(path: nil, busyTimeout: .zero)
    try Schema.migrate(connection)
    let page = try connection.first(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'datasets'"
    ) { $0.int(0) }
    #expect(page == 2)
  }
}
