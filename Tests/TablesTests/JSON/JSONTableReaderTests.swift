import Tables
import Testing

struct JSONTableReaderTests {
  @Test func `columns stand in the order of their first appearance`() throws {
    let table = try table(#"[{"zeta":1,"alpha":2},{"alpha":3,"mid":4}]"#, .json)
    #expect(table.names == ["zeta", "alpha", "mid"])
    #expect(DelimitedWriter.csv.text(table) == "zeta,alpha,mid\n1,2,\n,3,4\n")
  }

  @Test func `a row in JSON is the object that it was`() throws {
    let text = #"[{"a": 1, "b": null}, {"b": [{"k": "one"}, {"k": 1.10}], "c": true}]"#
    let table = try table(text, .json)
    #expect(JSONWriter.compact(.array(table.rows.map { $0.json(table.columns) })) == text)
  }

  @Test func `of equal keys the last value is taken at the first place`() throws {
    let table = try table("[\n{\"b\":1,\"a\":2,\"b\":3}]", .json)
    #expect(table.names == ["b", "a"])
    #expect(table.cells == [[.number("3"), .number("2")]])
    #expect(table.notes == ["t:2: line 2 has the key ‘b’ more than once; the last value is taken"])
  }

  @Test func `keys that only look the same are two columns`() throws {
    let table = try table("[{\"\u{E9}\":1,\"e\u{301}\":2}]", .json)
    #expect(table.cells == [[.number("1"), .number("2")]])
    #expect(table.warnings.isEmpty)
  }

  @Test func `an array of plain values is one column`() throws {
    let table = try table(#"["red",7,null,[1]]"#, .json)
    #expect(table.names == ["value"])
    #expect(table.cells == [[.text("red")], [.number("7")], [.null], [.json([1])]])
  }

  @Test func `plain values between objects get a column of their own`() throws {
    let table = try table(#"[{"a":1},2]"#, .json)
    #expect(table.names == ["a", "value"])
    #expect(table.cells == [[.number("1")], [.missing, .number("2")]])
  }

  @Test func `an object of arrays is its columns`() throws {
    let table = try table(#"{"a":[1,2],"b":["x"]}"#, .json)
    #expect(table.names == ["a", "b"])
    #expect(table.cells == [[.number("1"), .text("x")], [.number("2"), .missing]])
  }

  @Test func `the only list of objects is the table, and what is beside it is named`() throws {
    let table = try table(#"{"resultCount":1,"results":[{"id":5}]}"#, .json)
    #expect(table.names == ["id"])
    #expect(table.cells == [[.number("5")]])
    #expect(
      table.notes == ["t: the members ‘resultCount’ beside the list are not part of the table"])
  }

  @Test(arguments: [#"{"a":1,"b":[2]}"#, #"{"a":[{"x":1}],"b":[{"x":1}]}"#])
  func `another object is one row`(_ text: String) throws {
    let table = try table(text, .json)
    #expect(table.names == ["a", "b"])
    #expect(table.rows.count == 1)
  }

  @Test func `an empty list has no rows and no columns`() throws {
    let table = try table("[]\n", .json)
    #expect(table == Table(columns: [], rows: []))
    #expect(DelimitedWriter.csv.text(table).isEmpty)
  }

  @Test func `half a surrogate pair is named`() throws {
    let table = try table("[\"a\",\n\"\\ud83c\"]", .json)
    #expect(table.notes == ["t:2: line 2 has half a surrogate pair, shown as U+FFFD"])
  }

  @Test func `a broken text gives an error with its place and no row`() throws {
    let error = try #require(throws: TableError.self) {
      try reader(Array("[{\"v\":1},\n {\"v\": NaN}]\n".utf8), .json, name: "nan.json")
    }
    #expect(error.description == "nan.json:2:8: ‘N’ is not expected here in JSON")
    #expect(error.kind.rawValue == 65)
  }

  @Test func `an empty file is no JSON`() throws {
    let error = try #require(throws: TableError.self) { try reader([], .json, name: "e.json") }
    #expect(error.description == "e.json: the file is empty, which is no JSON")
  }

  @Test func `rows know their lines`() throws {
    let rows = try table("[\n1,\n\n2]", .json).rows
    #expect(rows.map(\.line) == [2, 4])
  }
}
