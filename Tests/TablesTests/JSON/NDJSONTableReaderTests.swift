import Tables
import Testing

struct NDJSONTableReaderTests {
  private let text = "{\"a\":1}\n\n{\"b\":2,\"a\":3}\r\n  {\"c\":\"\u{E9}\"}"

  @Test(arguments: [1, 3, 1 << 16])
  func `each line is a row, whatever the chunks`(_ chunk: Int) throws {
    let filler = String(repeating: "{\"a\":0}\n", count: 1000)
    var table = try table(filler + text, .ndjson, chunk: chunk)
    table.rows.removeFirst(1000)
    #expect(table.names == ["a", "b", "c"])
    #expect(
      table.cells == [
        [.number("1")], [.number("3"), .number("2")], [.missing, .missing, .text("\u{E9}")],
      ])
    #expect(table.rows.map(\.line) == [1001, 1003, 1004])
  }

  @Test func `columns come with their first row`() throws {
    let reader = try reader(Array(text.utf8), .ndjson)
    #expect(reader.columns.isEmpty)
    _ = try reader.next()
    #expect(reader.columns.map(\.name) == ["a"])
    #expect(!reader.columnsAreComplete)
    while try reader.next() != nil {}
    #expect(reader.columns.count == 3)
    #expect(reader.columnsAreComplete)
  }

  @Test func `a broken line is an error after the rows before it`() throws {
    let reader = try reader(Array("{\"a\":1}\n{\"a\":\n".utf8), .ndjson, name: "x.ndjson")
    #expect(try reader.next() != nil)
    let error = try #require(throws: TableError.self) { try reader.next() }
    #expect(error.description == "x.ndjson:2:6: the JSON text ends too early")
  }

  @Test func `records with keys of their own each do not fill the memory`() throws {
    let text = (0..<8000).map { "{\"k\($0)\":1}\n" }.joined()
    let error = try #require(throws: TableError.self) { try table(text, .ndjson) }
    #expect(
      error.description
        == "t:5794: nearly every record has keys of its own, 5794 so far; this is no table")
    #expect(error.kind.rawValue == 65)
    let list = "[" + (0..<8000).map { "{\"k\($0)\":1}" }.joined(separator: ",") + "]"
    #expect(throws: TableError.self) { try table(list, .json) }
  }

  @Test func `one record may have very many keys`() throws {
    let text = "{" + (0..<8000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"
    #expect(try table(text, .ndjson).columns.count == 8000)
  }

  @Test func `an empty file has no rows and a word about it`() throws {
    let table = try table("", .ndjson, name: "e.ndjson")
    #expect(table.rows.isEmpty)
    #expect(table.notes == ["e.ndjson: the file is empty"])
  }
}
