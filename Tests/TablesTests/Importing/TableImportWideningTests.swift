import Tables
import Testing

/// Columns of ours get room for what a later file brings.
struct TableImportWideningTests {
  @Test(arguments: [
    ("id,n\n1,5\n2,6\n3,7\n", "id,n\n1,5.50\n2,abc\n3,7\n"),
    ("id,n\n1,5\n2,6\n", "id,n\n1,007\n2,6.5\n"),
    ("id,n\n1,-9223372036854775808\n2,5\n", "id,n\n1,9223372036854775808\n2,1e400\n"),
    ("id,n\n1,1\n2,2\n", "id,n\n1,+1\n2,\" 2\"\n"),
    ("id,n\n1,1\n2,2\n", "id,n\n1,1\n02,2.0\n"),
  ])
  func `CSV that a column of numbers would change makes it one of text`(
    first: String, second: String
  ) throws {
    let bench = try ImportBench()
    try bench.add(first)
    let before = try bench.bytes
    let check = try bench.add(second, isTried: true)
    #expect(try bench.bytes == before)
    let outcome = try bench.add(second)
    #expect(outcome.widened == check.widened && !outcome.widened.isEmpty)
    #expect(outcome.counts == check.counts && outcome.rejected == 0)
    #expect(try bench.csv() == second)
    #expect(try bench.add(second).counts == [0, 0, 0, 2 + (second.contains("3,7") ? 1 : 0), 0])
    try bench.checkIndex()
  }

  @Test func `what was there keeps its text, and indexes stay`() throws {
    let bench = try ImportBench()
    try bench.add("{\"id\": 1, \"n\": 7}\n?\n{\"id\": 2, \"n\": 0}\n", .ndjson)
    try bench.sql("CREATE INDEX mine ON t(n); CREATE VIEW v AS SELECT n FROM t")
    try bench.add("{\"id\": 3, \"n\": \"7\"}\n?\n", .ndjson)
    #expect(
      try bench.json("t")
        == #"[{"id": 1, "n": 7}, {"id": 2, "n": 0}, {"id": 3, "n": "7"}]"#)
    #expect(try bench.sql("SELECT count(*) FROM v") == ["3"])
    #expect(try bench.sql("PRAGMA integrity_check") == ["ok"])
    #expect(
      try bench.sql("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql <> ''")
        .contains("mine"))
  }

  @Test func `a table that others refer to is not made again`() throws {
    let bench = try ImportBench()
    try bench.add("id,n\n1,5\n")
    try bench.sql("CREATE UNIQUE INDEX u ON t(id); CREATE TABLE k(t REFERENCES t(id))")
    let outcome = try bench.add("id,n\n1,05\n", table: "t")
    #expect(outcome.widened.isEmpty && outcome.rejected == 1)
    #expect(try bench.csv("t") == "id,n\n1,5\n")
  }

  // MARK: Round trips

  private static let values = [
    "null", "true", "false", "0", "1", "-7", "2.5", "1.0", "\"\"", "\"1\"", "\"true\"", "\"x\"",
    "\"[1]\"", "[]", "[1, [2, \"a\"]]", "{}", "{\"k\": 1.10}", "\"007\"", "9007199254740993",
  ]

  /// Numbers of a fixed sequence (xorshift).
  private struct Sequence {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  @Test(arguments: 1...30)
  func `JSON comes back as it was, the first time and again`(_ seed: UInt64) throws {
    var dice = Sequence(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let bench = try ImportBench()
    for _ in 0..<3 {
      let pool = (0...dice.next(6)).map { _ in Self.values[dice.next(Self.values.count)] }
      let records = (1...(2 + dice.next(5))).map { id in
        "{\"id\": \(id), "
          + ["a", "b", "c"].map { "\"\($0)\": \(pool[dice.next(pool.count)])" }
          .joined(separator: ", ") + "}"
      }
      let text = "[" + records.joined(separator: ", ") + "]"
      let outcome = try bench.add(text, .json)
      #expect(outcome.rejected == 0)
      #expect(try bench.json() == text)
      #expect(try bench.sql("PRAGMA integrity_check") == ["ok"])
    }
  }

  @Test(arguments: 1...30)
  func `CSV comes back as it was, the first time and again`(_ seed: UInt64) throws {
    let fields = [
      "", "\"\"", "0", "1", "-7", "2.5", "1.0", "007", "+1", "true", "x", "1e400", " 5", "[1]",
      "\"[1,2]\"", "9007199254740993", "-0", "1e5", ".5", "5.", "NULL", "1_000",
    ]
    var dice = Sequence(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let bench = try ImportBench()
    for _ in 0..<3 {
      let pool = (0...dice.next(6)).map { _ in fields[dice.next(fields.count)] }
      let text =
        "id,a,b,c\n"
        + (1...(2 + dice.next(5))).map { id in
          (["\(id)"] + (1...3).map { _ in pool[dice.next(pool.count)] }).joined(separator: ",")
            + "\n"
        }.joined()
      // Blanks at the ends of a field are quoted on the way out.
      let expected = text.replacing(" 5", with: "\" 5\"")
      #expect(try bench.add(text).rejected == 0)
      #expect(try bench.csv() == expected)
    }
  }

  // MARK: Tables of others

  @Test func `a column of others changes no value`() throws {
    let bench = try ImportBench()
    try bench.sql("CREATE TABLE p(id INTEGER PRIMARY KEY, r REAL, i INT, n NUMERIC)")
    let outcome = try bench.add(
      """
      id,r,i,n
      1,1e400,1,1
      2,1.50,1.0,2
      3,1,12345678901234567890,3
      4,12345678901234567,2,4
      5,1.5,5,1e-400
      6,1,1,007

      """)
    #expect(outcome.counts == [1, 0, 0, 0, 5])
    #expect(outcome.reprinted.map(\.column) == ["r", "i"])
    #expect(outcome.reprinted.map(\.given) == ["1.50", "1.0"])
    #expect(outcome.reprinted.map(\.kept) == ["1.5", "1"])
    #expect(try bench.csv() == "id,r,i,n\n2,1.5,1,2\n")
  }

  @Test func `true and false of others stay what they are`() throws {
    let bench = try ImportBench()
    try bench.sql("CREATE TABLE p(id INTEGER PRIMARY KEY, b BOOLEAN, j JSON)")
    try bench.sql("INSERT INTO p VALUES (1, 1, '[1]')")
    #expect(try bench.json() == #"[{"id": 1, "b": 1, "j": "[1]"}]"#)
  }

  // MARK: An id that repeats

  @Test func `an id that repeats only now is refused, and nothing is done`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n2,b\n")
    let before = try bench.bytes
    #expect(throws: TableError(.uselessKey(column: "id", value: "1"), file: "t.csv", line: 3)) {
      try bench.add("id,t\n1,x\n1,y\n")
    }
    #expect(throws: TableError(.uselessKey(column: "id", value: nil), file: "t.csv", line: 2)) {
      try bench.add("id,t\n,x\n1,y\n")
    }
    #expect(try bench.bytes == before)
    #expect(try bench.add("id,t\n1,x\n1,y\n", key: "id").counts == [0, 1, 1, 0, 1])
    #expect(try bench.add("id,t\n1,x\n3,y\n", key: "t").key == "t")
  }

  @Test func `an id that never was one says that positions count`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n1,b\n")
    let outcome = try bench.add("id,t\n1,a\n1,c\n")
    #expect(outcome.hasUselessID && outcome.key == nil && outcome.counts == [0, 1, 0, 1, 0])
  }

  // MARK: Names

  @Test func `all three names of the rowid can be columns`() throws {
    let bench = try ImportBench()
    let text = "rowid,oid,_rowid_\n1,2,3\n"
    try bench.add(text)
    #expect(try bench.add("rowid,oid,_rowid_\n1,2,4\n").counts == [0, 1, 0, 0, 0])
    let table = try bench.csv()
    #expect(table == "rowid,oid,_rowid__2\n1,2,4\n")
    #expect(try bench.add(table, table: "t").counts == [0, 0, 0, 1, 0])
  }

  @Test(arguments: ["", "sqlite_master", "catalog_imports", "Catalog_Imports", "t_search_data"])
  func `a name that is no table's is refused`(_ name: String) throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n")
    let before = try bench.bytes
    let error = #expect(throws: TableError.self) { try bench.add("id\n1\n", table: name) }
    #expect(error?.kind == .wrongUse)
    #expect(error?.message.contains("SQLite says") == false)
    #expect(try bench.bytes == before)
  }

  @Test func `more columns than a table can have are refused`() throws {
    let bench = try ImportBench()
    let names = (1...1_991).map { "c\($0)" }.joined(separator: ",")
    let error = #expect(throws: TableError.self) { try bench.add(names + "\n") }
    #expect(error?.reason == .tooManyColumns(1_991, limit: 1_990))
    let other = try ImportBench()
    let fewer = (1...1_990).map { "c\($0)" }.joined(separator: ",") + "\n1\n"
    try other.add(fewer)
    #expect(try other.add(fewer).unchanged == 1)
    #expect(try other.add(fewer + "1\n", key: "c1").counts == [0, 0, 0, 1, 1])
  }

  // MARK: Others who look

  @Test func `others can read until the end of an import`() throws {
    let bench = try ImportBench()
    try bench.add("id,t\n1,a\n")
    let wide = String(repeating: "x", count: 1_000)
    var read = 0
    let rows = (1...8_000).map { "\($0),\(wide)\n" }.joined()
    try bench.add("id,t\n" + rows) { plan in
      plan.goesOn = { stage in
        if case .writing(7_168) = stage { read = (try? bench.csv().utf8.count) ?? -1 }
        return true
      }
    }
    #expect(read == "id,t\n1,a\n".utf8.count)
  }
}
