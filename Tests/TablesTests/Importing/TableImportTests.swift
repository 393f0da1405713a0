import Tables
import Testing

/// What is typed comes back.
struct TableImportTests {
  @Test(arguments: [
    "id,name\n1,Ann\n2,Bob\n",
    "zip,price,ratio,n\n007,1.10,0.5,12\n012,2.50,2.25,-3\n",
    "big,huge,odd\n9223372036854775807,9223372036854775808,1e400\n-9223372036854775808,1,-0\n",
    "t,u\nNULL,\n\"\",NA\n,null\n",
    "a\n\"\"\nx\n",
    "n\n1\n\"\"\n3\n",
    "t\na\0b\n👩‍👩‍👧‍👦\né\n\"line\r\nbreak\"\n\"say \"\"hi\"\"\"\n",
    "name,select,\"a \"\"b\"\"\",rowid,rank,_rowid_\nx,1,2,3,4,5\n",
    "a,b\n",
  ])
  func `CSV is the same again`(text: String) throws {
    let bench = try ImportBench()
    let outcome = try bench.add(text)
    #expect(try bench.csv() == text)
    #expect(outcome.isNewTable && outcome.isMirror)
    // From CSV to a database, to CSV, to a database: nothing changes any more.
    let again = try bench.add(text)
    #expect(again.counts == [0, 0, 0, outcome.added, 0])
    #expect(try bench.csv() == text)
  }

  @Test func `ragged and doubled columns are all there`() throws {
    let bench = try ImportBench()
    try bench.add("c,c,C\n1,2,3,4\n5\n")
    #expect(try bench.csv() == "c,c_2,C_3,column_4\n1,2,3,4\n5,,,\n")
  }

  @Test(arguments: [TableFormat.json, .ndjson])
  func `JSON keeps kinds and digits`(format: TableFormat) throws {
    let records = [
      #"{"i": 5, "s": "5", "d": 1.5, "o": 1e400, "m": 1, "n": null, "e": "", "z": "a\u0000b"}"#,
      #"{"i": -7, "s": "007", "d": 2, "o": 1, "m": "1", "n": "x", "e": null, "z": "😀"}"#,
    ]
    let text =
      format == .json
      ? "[" + records.joined(separator: ", ") + "]" : records.joined(separator: "\n")
    let bench = try ImportBench()
    try bench.add(text, format)
    let back = "[" + records.joined(separator: ", ") + "]"
    // A number that SQLite has no room for is kept as its text.
    #expect(try bench.json() == back.replacing("1e400", with: "\"1e400\""))
  }

  @Test func `true, lists and objects are kept in columns of their own kind`() throws {
    let bench = try ImportBench()
    let outcome = try bench.add(
      #"[{"b": true, "l": [1, 2], "m": {"k": null}}, {"b": false}]"#, .json)
    #expect(try bench.sql("SELECT b || l || m FROM t WHERE b") == [#"1[1, 2]{"k": null}"#])
    #expect(outcome.columns.map(\.type) == ["BOOLEAN", "JSON", "JSON"])
    #expect(outcome.columns.map(\.hasNested) == [false, true, true])
    #expect(outcome.columns.map(\.hasBooleans) == [true, false, false])
  }

  @Test func `a database comes into a database with its blobs`() throws {
    let (first, second) = (try ImportBench(), try ImportBench())
    try first.sql(
      """
      CREATE TABLE x(id INTEGER PRIMARY KEY, b, v);
      INSERT INTO x VALUES (1, x'00ff', 1), (2, NULL, '1'), (3, x'', 2.5)
      """)
    let path = first.path
    try second.add { () throws(TableError) in try TableFile.open(path) }
    #expect(
      try second.sql("SELECT id || typeof(b) || iif(b IS NULL, '-', hex(b)) || typeof(v) FROM t")
        == ["1blob00FFinteger", "2null-text", "3blobreal"])
  }

  @Test func `a column that proves to be something else is made once more`() throws {
    let bench = try ImportBench()
    let rows = (1...3_000).map { "\($0),,\($0)" } + ["007,1.10,x,extra"]
    let text = "a,b,c\n" + rows.joined(separator: "\n") + "\n"
    let outcome = try bench.add(text)
    #expect(outcome.added == 3_001 && outcome.rejected == 0)
    #expect(
      try bench.csv() == "a,b,c,column_4\n"
        + rows.map { $0.hasSuffix("extra") ? $0 : $0 + "," }
        .joined(separator: "\n") + "\n")
    #expect(try bench.sql("SELECT DISTINCT typeof(a) FROM t") == ["text"])
  }

  @Test func `a file without columns is refused`() throws {
    let bench = try ImportBench()
    #expect(throws: TableError.self) { try bench.add("") }
  }

  @Test func `names that SQLite keeps for itself get another one`() throws {
    let bench = try ImportBench()
    let outcome = try bench.add("a\n1\n", table: nil) { $0.defaultTable = "sqlite_x" }
    #expect(outcome.table == "table_sqlite_x")
  }
}
