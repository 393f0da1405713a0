import Testing

@testable import Tables

struct RowCodingTests {
  @Test func `a row that was written is read back the same`() throws {
    let long = String(repeating: "é", count: 70_000)
    let row = TableRow(
      [
        .missing, .null, .text(""), .text(long), .number("-1.50e400"), .bool(true), .bool(false),
        .json(.object([.init("a", [1, nil]), .init("a", .number("1.10"))])), .blob([0, 255]),
        .blob([]), .missing,
      ], line: 1 << 40)
    let bytes = RowCoding.encoded(row)
    var rest = bytes[...]
    let count = try #require(RowCoding.number(&rest))
    #expect(count == rest.count)
    #expect(RowCoding.row(rest) == row)
    #expect(RowCoding.number(&rest) == 1 << 40)
  }

  @Test func `a row without line or cells stays one`() {
    var rest = RowCoding.encoded(TableRow([]))[...]
    #expect(RowCoding.number(&rest) == rest.count)
    #expect(RowCoding.row(rest) == TableRow([]))
  }
}
