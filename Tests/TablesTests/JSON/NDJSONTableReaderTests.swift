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

  @Test func `broken lines are left out, listed and handed on`() throws {
    let text = "{\"a\":\n{\"a\":1}\n[1,]\r\n{\"a\":2}\nno\nno\n{\"a\":3}"
    let reader = try reader(Array(text.utf8), .ndjson, name: "x.ndjson")
    var rejected: [RejectedRecord] = []
    reader.onReject = { rejected.append($0) }
    let table = try Table(reader)
    #expect(table.fields == [["1"], ["2"], ["3"]])
    #expect(table.rows.map(\.line) == [2, 4, 7])
    #expect(
      table.notes == [
        "x.ndjson:1:6: the JSON text ends too early; the line is left out",
        "x.ndjson:3:4: ‘]’ is not expected here in JSON; the line is left out",
        "x.ndjson: … and 2 more like this",
      ])
    #expect(reader.rejectedCount == 4)
    #expect(rejected.map(\.line) == [1, 3, 5, 6])
    #expect(rejected.map(\.column) == [6, 4, 2, 2])
    #expect(rejected.first?.reason == .unexpectedEnd)
    #expect(rejected[1].bytes == Array("[1,]\r".utf8))
  }

  @Test func `of a broken line one megabyte is handed on`() throws {
    let line = "{\"a\":\"" + String(repeating: "x", count: 2 << 20)
    let reader = try reader(Array((line + "\n1\n").utf8), .ndjson)
    var rejected: [RejectedRecord] = []
    reader.onReject = { rejected.append($0) }
    #expect(try Table(reader).rows.count == 1)
    #expect(rejected.map(\.isCut) == [true])
    #expect(rejected.map(\.bytes.count) == [1 << 20])
  }

  @Test func `a text without any line of JSON is an error at its first fault`() throws {
    let reader = try reader(Array("\n{\"a\":\nno\n".utf8), .ndjson, name: "x.ndjson")
    for _ in 1...2 {
      let error = try #require(throws: TableError.self) { try reader.next() }
      #expect(error.description == "x.ndjson:2:6: the JSON text ends too early")
      #expect(error.kind.rawValue == 65)
    }
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
