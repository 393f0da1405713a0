import Testing

@testable import Tables

struct CSVRecordsPlacesTests {
  /// Where a too large third record of a text would be told.
  private func place(_ text: String) throws -> String {
    let source = ByteSource(name: "big.csv", bytes: Array(text.utf8))
    var records = try CSVRecords(TextChunks(source), delimiter: .comma, preferred: .comma)
    _ = try records.advance()
    _ = try records.advance()
    return records.placed(TableError(.tooLarge(limit: 64 << 20), file: "big.csv", line: 3))
      .description
  }

  @Test func `a record that is too large is told with the quote that may be unclosed`() throws {
    let message = ": one record takes more than 64 MB; a quote may be unclosed"
    #expect(try place("a,b\n1,2\n3,\"xxx") == "big.csv:3:3" + message)
    #expect(try place("a,b\n1,2\n\"3\n4\",\"xxx\nyyy\n") == "big.csv:4:4" + message)
    #expect(try place("a,b\n1,2\nxxxx") == "big.csv:3:1" + message)
  }

  @Test func `another error stays as it is`() throws {
    let records = try CSVRecords(
      TextChunks(ByteSource(name: "a", bytes: [])), delimiter: nil, preferred: .comma)
    let error = TableError(.notAllowed, file: "a")
    #expect(records.placed(error) == error)
  }
}
