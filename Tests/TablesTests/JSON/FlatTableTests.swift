import Tables
import Testing

struct FlatTableTests {
  private func table(_ text: String, _ format: TableFormat = .json) throws -> Table {
    var options = TableOptions()
    options.isFlat = true
    return try TablesTests.table(text, format, options)
  }

  @Test(arguments: [
    (
      TableFormat.json,
      "[{\"id\":1,\"owner\":{\"name\":\"A\",\"at\":{\"x\":[1,{\"y\":2}],\"z\":{}}}},{\"owner\":null}]"
    ),
    (
      .ndjson,
      "{\"id\":1,\"owner\":{\"name\":\"A\",\"at\":{\"x\":[1,{\"y\":2}],\"z\":{}}}}\n{\"owner\":null}\n"
    ),
  ])
  func `members of objects are columns, arrays and empty objects are values`(
    _ format: TableFormat, _ text: String
  ) throws {
    let table = try table(text, format)
    #expect(table.names == ["id", "owner.name", "owner.at.x", "owner.at.z", "owner"])
    #expect(table.fields.first == ["1", "A", "[1, {\"y\": 2}]", "{}"])
    #expect(table.cells.last == [.missing, .missing, .missing, .missing, .null])
    #expect(table.notes.isEmpty)
    #expect(try TablesTests.table(text, format).names == ["id", "owner"])
  }

  @Test func `two paths with one name are two columns`() throws {
    let table = try table("[{\"a.b\":1,\"a\":{\"b\":2},\"a.b_2\":3},{\"a\":{\"b\":4}}]")
    #expect(table.names == ["a.b", "a.b_2", "a.b_2_2"])
    #expect(table.fields == [["1", "2", "3"], [nil, "4"]])
    #expect(
      table.notes == ["t: columns without a name of their own are called ‘a.b_2’, ‘a.b_2_2’"])
  }

  @Test func `of equal keys the last value is taken, whole`() throws {
    let table = try table("[{\"a\":{\"b\":1,\"c\":2},\"d\":0,\"a\":{\"c\":3,\"c\":4}}]")
    #expect(table.names == ["a.c", "d"])
    #expect(table.fields == [["4", "0"]])
    #expect(
      table.notes == [
        "t:1: line 1 has the key ‘a’ more than once; the last value is taken",
        "t:1: line 1 has the key ‘a.c’ more than once; the last value is taken",
      ])
  }

  @Test func `values that are no objects stay in one column`() throws {
    let table = try table("[1,{\"value\":2,\"x\":{\"y\":3}}]")
    #expect(table.names == ["value", "x.y"])
    #expect(table.fields == [["1"], ["2", "3"]])
  }

  @Test func `deep objects are walked to their end`() throws {
    let deep = String(repeating: "{\"k\":", count: 500) + "1" + String(repeating: "}", count: 500)
    let table = try table(deep, .ndjson)
    #expect(table.names == [Array(repeating: "k", count: 500).joined(separator: ".")])
    #expect(table.fields == [["1"]])
  }

  @Test func `long keys with many members below them do not fill the memory`() throws {
    let key = String(repeating: "k", count: 1 << 20)
    let members = (0..<1000).map { "\"\($0)\":1" }.joined(separator: ",")
    let table = try table("{\"\(key)\":{\(members)}}", .ndjson)
    #expect(table.columns.map(\.name.utf8.count) == [1 << 20])
    #expect(table.fields[0][0]?.hasPrefix("{\"0\": 1, ") == true)
  }

  @Test func `cells of CSV are not touched`() throws {
    let table = try self.table("a\n\"{\"\"b\"\":1}\"\n", .csv)
    #expect(table.names == ["a"])
    #expect(table.fields == [["{\"b\":1}"]])
  }
}
