import Foundation
import Tables
import Testing

/// Large files are read from the middle with the same options as from the beginning.
struct RowIndexerOptionsTests {
  private func rows(
    _ bytes: [UInt8], _ name: String, _ options: TableOptions
  ) throws -> (indexed: [TableRow?], read: [TableRow])? {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + name).path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let indexer = try RowIndexer(path, options) else { return nil }
    while try indexer.advance(100) {}
    let window = indexer.window
    return (
      (0..<window.count).map { window.row(at: $0) }, try Table(TableFile.open(path, options)).rows
    )
  }

  @Test func `comments, skipped lines and a missing header are no rows`() throws {
    var options = TableOptions()
    options.skip = 2
    options.hasHeader = false
    options.comment = try CommentMark.named("#")
    let lines = (1...1000).map { "\($0),x\n# \($0) \"\n" + ($0 == 500 ? "1,2,3\n" : "") }
    let text = "one\n\"two\n" + lines.joined()
    let (indexed, read) = try #require(try rows(Array(text.utf8), ".csv", options))
    #expect(read.count == 1001)
    #expect(indexed == read)
  }

  @Test func `lines that are no JSON are no rows, and objects are flat`() throws {
    var options = TableOptions()
    options.isFlat = true
    let lines = (1...1000).map { "{\"a\":{\"k\($0 / 100)\":\($0)},\"a.k1\":1}\nno\n" }
    let (indexed, read) = try #require(try rows(Array(lines.joined().utf8), ".ndjson", options))
    #expect(read.count == 1000)
    #expect(indexed == read)
  }

  @Test func `rows of packed files are copied`() throws {
    let (indexed, read) = try #require(try rows(gzip("a\n1\n"), ".csv.gz", TableOptions()))
    #expect(read.count == 1)
    #expect(indexed == read)
  }
}
