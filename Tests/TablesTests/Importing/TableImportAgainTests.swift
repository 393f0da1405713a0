import Tables
import Testing

/// What a second import does.
struct TableImportAgainTests {
  @Test func `rows are known by their id`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,old\n2,gone\n3,same\n")
    let outcome = try bench.add("id,t\n3,same\n1,new\n4,more\n")
    #expect(outcome.counts == [1, 1, 1, 1, 0] && outcome.key == "id")
    #expect(try bench.csv() == "id,t\n1,new\n3,same\n4,more\n")
    try bench.checkIndex()
    let found = "SELECT count(*) FROM t_search WHERE t_search MATCH "
    #expect(try bench.sql(found + "'old'") == ["0"])
    #expect(try bench.sql(found + "'gone'") == ["0"])
    #expect(try bench.sql(found + "'new'") == ["1"])
  }

  @Test func `rows without an id are known by their position`() throws {
    let bench = try ImportBench()
    try bench.add("t\na\nb\nc\n")
    let outcome = try bench.add("t\na\nx\n")
    #expect(outcome.counts == [0, 1, 1, 1, 0] && outcome.key == nil)
    #expect(try bench.csv() == "t\na\nx\n")
  }

  @Test func `an id that repeats knows nobody`() throws {
    let bench = try ImportBench()
    let text = "id,t\n1,a\n1,b\n"
    try bench.add(text)
    #expect(try bench.add(text).counts == [0, 0, 0, 2, 0])
    #expect(try bench.csv() == text)
  }

  @Test func `a key leaves out rows that repeat it or have none, and is remembered`() throws {
    let bench = try ImportBench()
    var lines = ""
    func take(_ plan: inout TableImport) {
      plan.deliver = { rows in try rows.forEach { lines += String(decoding: $0, as: UTF8.self) } }
    }
    let text = "mail,t\na@x,1\nb@x,2\na@x,3\n,4\n"
    let outcome = try bench.add(text, key: "mail", take)
    #expect(outcome.counts == [2, 0, 0, 0, 2])
    #expect(
      lines == """
        {"line": 4, "reason": "doubleKey(column: \\"mail\\", value: \\"a@x\\")", "record": {"mail": "a@x", "t": 3}}
        {"line": 5, "reason": "noKey(column: \\"mail\\")", "record": {"mail": null, "t": 4}}

        """)
    #expect(try bench.add("mail,t\nb@x,2\na@x,9\n").counts == [0, 1, 0, 1, 0])
    #expect(throws: TableError.self) { try bench.add(text, key: "post") }
  }

  @Test func `new columns are added, and none is lost`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n2,b\n")
    #expect(try bench.add("id,n\n1,5\n2,\n").counts == [0, 1, 0, 1, 0])
    #expect(try bench.csv() == "id,t,n\n1,a,5\n2,b,\n")
    #expect(try bench.sql("SELECT typeof(n) FROM t") == ["integer", "null"])
    try bench.checkIndex()
    // It is still known as a table of ours.
    #expect(try bench.add("id,t\n1,a\n").removed == 1)
  }

  @Test func `a column that would change a value becomes one of text`() throws {
    let bench = try ImportBench()
    try bench.add("id,n\n1,5\n2,6\n3,7\n")
    let outcome = try bench.add("id,n\n1,05\n2,x\n")
    #expect(outcome.counts == [0, 2, 1, 0, 0])
    #expect(try bench.csv() == "id,n\n1,05\n2,x\n")
  }

  @Test func `one is not 1.0, and letters have a case`() throws {
    let bench = try ImportBench()
    try bench.add("id,n,t\n1,1,a\n2,2.5,b\n")
    #expect(try bench.add("id,n,t\n1,1.0,A\n2,2.5,b\n").counts == [0, 1, 0, 1, 0])
    #expect(try bench.csv() == "id,n,t\n1,1.0,A\n2,2.5,b\n")
  }

  @Test func `a line that cannot be read is rejected, and costs no row that is there`() throws {
    let bench = try ImportBench()
    let first = try bench.add(
      "{\"id\": 1, \"t\": \"a\"}\nnonsense\n{\"id\": 2, \"t\": \"b\"}\n", .ndjson)
    #expect(first.counts == [2, 0, 0, 0, 1])
    let second = try bench.add("{\"id\": 1, \"t\": \"x\"}\n{\"id\": 2, \"t\"\n", .ndjson)
    #expect(second.counts == [0, 1, 0, 0, 1] && second.keepsOthers)
    #expect(try bench.csv() == "id,t\n1,x\n2,b\n")
    let other = try ImportBench()
    try other.add("{\"t\": \"a\"}\n{\"t\": \"b\"}\n{\"t\": \"c\"}\n{\"t\": \"d\"}\n", .ndjson)
    let third = try other.add("{\"t\": \"a\"}\n?\n{\"t\": \"c\"}\n", .ndjson)
    #expect(third.counts == [0, 0, 1, 2, 1] && !third.keepsOthers)
    #expect(try other.csv() == "t\na\nb\nc\n")
  }

  // MARK: Tables of others

  @Test func `from another's table nothing is removed`() throws {
    let bench = try ImportBench()
    try bench.sql(
      """
      CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE, price REAL,
        big AS (upper(name)));
      INSERT INTO people VALUES (1, 'ann', 1.5), (2, 'bob', 2);
      """)
    let outcome = try bench.add("id,name,price,big\n1,Ann,1.50,x\n3,Cas,5,y\n")
    #expect(outcome.table == "people" && !outcome.isMirror)
    #expect(outcome.counts == [1, 1, 0, 0, 0])
    #expect(outcome.columns.map(\.isLeftOut) == [false, false, false, true])
    #expect(try bench.csv() == "id,name,price,big\n1,Ann,1.5,ANN\n2,bob,2.0,BOB\n3,Cas,5.0,CAS\n")
    #expect(try bench.sql("SELECT name FROM sqlite_schema") == ["people"])
  }

  @Test func `without a key nobody touches another's rows`() throws {
    let bench = try ImportBench()
    try bench.sql("CREATE TABLE p(name TEXT); INSERT INTO p VALUES ('a')")
    let before = try bench.bytes
    #expect(throws: TableError(.needsKey(table: "p"), file: bench.path)) {
      try bench.add("name\nb\n")
    }
    #expect(throws: TableError.self) { try bench.add("name,k\nb,1\n", key: "k") }
    #expect(try bench.bytes == before)
    try bench.sql("INSERT INTO p VALUES ('a')")
    #expect(throws: TableError(.doubleKey(column: "name", table: "p"), file: bench.path)) {
      try bench.add("name\na\n", key: "name")
    }
  }

  @Test func `what the table refuses is rejected, the rest comes`() throws {
    let bench = try ImportBench()
    try bench.sql("CREATE TABLE p(id INTEGER PRIMARY KEY, name TEXT NOT NULL, n INT CHECK(n < 9))")
    let outcome = try bench.add("id,name,n\n1,a,1\n2,,1\n3,c,10\nx,d,1\n4,e,2\n")
    #expect(outcome.counts == [2, 0, 0, 0, 3])
    #expect(try bench.csv() == "id,name,n\n1,a,1\n4,e,2\n")
  }

  @Test(arguments: [
    "CREATE VIEW v AS SELECT 1 AS id", "CREATE TABLE v(id PRIMARY KEY) WITHOUT ROWID",
    "CREATE VIRTUAL TABLE v USING fts5(id)",
  ])
  func `what has no rows to be known is refused`(sql: String) throws {
    let bench = try ImportBench()
    try bench.sql(sql)
    #expect(throws: TableError(.notWritable(table: "v"), file: bench.path)) {
      try bench.add("id\n1\n", table: "V")
    }
  }

  @Test func `a table that took the place of ours is another's`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n")
    try bench.sql(
      "DROP TABLE t; CREATE TABLE t(id, t TEXT, u); INSERT INTO t VALUES (9, 'mine', 0)")
    #expect(try bench.add("id,t\n1,a\n").counts == [1, 0, 0, 0, 0])
    #expect(try bench.sql("SELECT count(*) FROM t") == ["2"])
  }

  // MARK: All or nothing

  @Test func `a check changes nothing and knows all`() throws {
    let bench = try ImportBench()
    let fresh = try bench.add("id,t\n1,a\n", isTried: true)
    #expect(fresh.counts == [1, 0, 0, 0, 0])
    #expect(try bench.names == [])
    try bench.add("id,t\n1,a\n2,b\n")
    let before = try bench.bytes
    let outcome = try bench.add("id,t,u\n1,x,y\n3,c,\n", isTried: true)
    #expect(outcome.counts == [1, 1, 1, 0, 0])
    #expect(outcome.columns.map(\.isNew) == [false, false, true])
    #expect(try bench.bytes == before)
    #expect(try bench.names == ["t.db"])
  }

  @Test(arguments: ["id,t\n1,b\n", "id,t\n1,b\n2,c\n3,d\n4\n"])
  func `an import that is stopped or fails changes nothing`(text: String) throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n2,b\n")
    let before = try bench.csv()
    #expect(throws: TableError(.stopped, file: bench.path)) {
      try bench.add(text) { $0.goesOn = { if case .indexing = $0 { false } else { true } } }
    }
    #expect(try bench.csv() == before)
    #expect(throws: TableError.self) {
      try bench.add(text + "5,\"open\n") { _ in }
    }
    #expect(throws: CancellationError.self) {
      try bench.add("id,t\n1,b\n1,c\n", key: "id") {
        $0.deliver = { _ in throw CancellationError() }
      }
    }
    #expect(try bench.csv() == before)
    #expect(try bench.names == ["t.db"])
  }

  @Test func `what a program left that was killed is taken back`() throws {
    let (first, second) = (try ImportBench(), try ImportBench())
    try first.add(
      "id,t\n" + (1...2_000).map { "\($0),\(String(repeating: "x", count: 90))\n" }.joined())
    let before = try first.csv()
    try first.runHalf("UPDATE t SET t = 'half'", to: second)
    #expect(try second.names == ["t.db", "t.db-journal"])
    #expect(try second.csv() == before)
    #expect(try second.names == ["t.db"])
  }

  @Test func `a database that another program writes to is told`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n")
    let before = try bench.bytes
    try bench.locked {
      let error = #expect(throws: TableError.self) { try bench.add("id,t\n1,b\n") }
      #expect(error?.kind == .tryLater)
    }
    #expect(try bench.bytes == before)
  }

  @Test func `a database in WAL mode stays in it`() throws {
    let bench = try ImportBench()
    try bench.sql("PRAGMA journal_mode = WAL; CREATE TABLE t(id INTEGER PRIMARY KEY, t TEXT)")
    #expect(try bench.add("id,t\n1,a\n").counts == [1, 0, 0, 0, 0])
    #expect(try bench.sql("PRAGMA journal_mode") == ["wal"])
    #expect(try bench.csv() == "id,t\n1,a\n")
  }

  @Test func `the notes of imports are no table of anybody`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n")
    #expect(try SQLiteTable.all(in: bench.path).map(\.name) == ["t", "t_search"])
    #expect(
      try bench.sql(#"SELECT "table" || file || ifnull(key, '-') || search FROM catalog_imports"#)
        == ["tt.csv-t_search"])
    #expect(try Table(TableFile.open(bench.path)).columns.map(\.name) == ["id", "t"])
  }

  @Test func `a file with other columns does not take the place of the only table`() throws {
    let bench = try ImportBench()
    try bench.add("name,age\nAnn,1\nBob,2\n", table: "people")
    let outcome = try bench.add("order,total\n7,9.5\n")
    #expect(outcome.table == "t")
    #expect(outcome.isNewTable)
    #expect(
      try Table(SQLiteTableReader(bench.path, table: "people")).rows.map(\.cells)
        == [[.text("Ann"), .number("1")], [.text("Bob"), .number("2")]])
  }
}
