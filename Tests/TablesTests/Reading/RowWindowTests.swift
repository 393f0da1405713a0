import Foundation
import Testing

@testable import Tables

struct RowWindowTests {
  private func path(_ text: [UInt8], _ name: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(name)")
    try Data(text).write(to: path)
    return path.path
  }

  /// The rows that a window gives and those that a reader gives.
  private func rows(_ text: [UInt8], _ name: String = "t.csv") throws -> (
    window: [TableRow?], read: [TableRow], columns: Int
  ) {
    let path = try path(text, name)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let indexer = try #require(try RowIndexer(path))
    while try indexer.advance(100) {}
    let window = indexer.window
    // From the end to the beginning, so that every page is found by its place.
    let rows = (0..<window.count).reversed().map { window.row(at: $0) }
    let reader = try TableFile.open(path)
    var read: [TableRow] = []
    while let row = try reader.next() { read.append(row) }
    return (rows.reversed(), read, window.columns.count)
  }

  private static let csv = [
    "a,b\n" + (1...1_000).map { "\($0),\"x\n\($0)\"\n" }.joined(),
    "\u{FEFF}a,b\r\n" + (1...700).map { "\($0),\"é \"\"\($0)\"\"\"\r\n\r\n" }.joined(),
    "sep=;\na;b\n" + (1...300).map { "\($0);\($0);\($0)\n" }.joined(), "a,b\n", "", "a,b\n1,2",
  ]

  @Test(arguments: csv) func `rows are found by their places`(_ text: String) throws {
    let (window, read, columns) = try rows(Array(text.utf8))
    #expect(window == read.map(Optional.some))
    #expect(columns == (text.isEmpty ? 0 : text.hasPrefix("sep") ? 3 : 2))
  }

  @Test func `lines of JSON are found by their places`() throws {
    let text = (1...400).map { "{\"a\":\($0)\($0 == 300 ? ",\"z\":null" : "")}\n\n" }.joined()
    let (window, read, columns) = try rows(Array(text.utf8), "t.ndjson")
    #expect(window == read.map(Optional.some))
    #expect(columns == 2)
  }

  @Test func `what is no text with places has no window`() throws {
    #expect(try RowIndexer(path(Array("[{\"a\":1}]".utf8), "t.json")) == nil)
  }

  // MARK: Other programs

  private func database(_ count: Int) throws -> (path: String, window: RowWindow) {
    let path = try path([], "t.db")
    try write(path, "CREATE TABLE t (name TEXT)")
    try write(
      path,
      "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) "
        + "INSERT INTO t (rowid, name) SELECT i * 10, 'name ' || i FROM n")
    return (path, try window(path))
  }

  private func window(_ path: String) throws -> RowWindow {
    let indexer = try #require(try RowIndexer(path))
    while try indexer.advance(100) {}
    return indexer.window
  }

  private func write(_ path: String, _ sql: String) throws {
    let connection = try SQLiteConnection(writing: path)
    _ = try connection.prepare(sql).step()
  }

  @Test func `rows of a database are found again by their rowids`() throws {
    let (path, before) = try database(1_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(before.rowID(at: 499) == 5_000 && before.rowID(at: 1_000) == nil)
    try write(path, "DELETE FROM t WHERE rowid <= 2000")
    let after = try window(path)
    #expect(after.position(ofRowID: 5_000) == 299)
    #expect(after.position(ofRowID: 2_000) == nil && after.position(ofRowID: 5_001) == nil)
    #expect(after.row(at: 299)?.cells == [.text("name 500")])
  }

  @Test func `rows that a program deleted are missed, and none stands there twice`() throws {
    let (path, window) = try database(1_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write(path, "DELETE FROM t WHERE rowid <= 50")
    let rows = (0..<300).compactMap { window.row(at: $0)?.cells }
    #expect(Set(rows).count == rows.count && rows.count == 295)
    #expect(window.loss == .shorter && window.copy.loss == .shorter)
    // The ids are those of the rows that are shown, not of others that follow.
    #expect(window.rowID(at: 0) == 60 && window.row(at: 0)?.cells == [.text("name 6")])
    #expect(window.row(at: 127) == nil && window.rowID(at: 127) == nil)
    try write(path, "DROP TABLE t")
    let (other, whole) = try database(300)
    defer { try? FileManager.default.removeItem(atPath: other) }
    #expect(whole.row(at: 299) != nil && whole.loss == nil)
  }

  @Test func `a file that is cut or written over is noticed`() throws {
    let text = "a,b\n" + (1...2_000).map { "\($0),x\n" }.joined()
    let path = try path(Array(text.utf8), "t.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let window = try window(path)
    #expect(window.row(at: 1_999) != nil && window.loss == nil)
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.truncate(atOffset: 1_000)
    #expect(window.row(at: 1_500) == nil)
    #expect(window.loss == .shorter)
    let again = try self.window(path)
    try file.seekToEnd()
    try file.write(contentsOf: Data("1,2\n".utf8))
    #expect(again.row(at: 0) != nil && again.loss == .grown)
    try file.seek(toOffset: 4)
    try file.write(contentsOf: Data("7".utf8))
    #expect(again.row(at: 150) != nil && again.loss == .changed)
  }

  @Test func `rows of text that is not UTF-8 are copied from the first one on`() throws {
    let text = "a,b\n" + String(repeating: "1,é\n", count: 900)
    let path = try path(Array(text.utf8) + [0xE9, 0x0A], "t.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let indexer = try #require(try RowIndexer(path))
    while try indexer.advance(100) {}
    let rows = try Table(TableFile.open(path)).rows
    #expect(rows.count == 901)
    #expect((0..<indexer.window.count).map { indexer.window.row(at: $0) } == rows)
  }

  @Test(arguments: ["gzip", "UTF-16", "Latin-1"])
  func `rows that have no places in their file are copied`(_ way: String) throws {
    let text = "a,b\n" + (1...900).map { "\($0),\"é\n\($0)\"\n" }.joined()
    var options = TableOptions()
    var bytes: [UInt8] = []
    switch way {
    case "gzip": bytes = gzip(text)
    case "UTF-16":
      bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    default:
      bytes = text.unicodeScalars.map { UInt8($0.value) }
      options.encoding = .latin1
    }
    let path = try path(bytes, "t.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let indexer = try #require(try RowIndexer(path, options))
    while try indexer.advance(100) {}
    let rows = try Table(TableFile.open(path, options)).rows
    #expect(rows.count == 900)
    #expect((0..<900).reversed().map { indexer.window.row(at: $0) } == rows.reversed())
  }

  @Test func `a temporary file that cannot be made is told with its folder`() throws {
    let path = try path(gzip("a\n1\n"), "t.csv.gz")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var options = TableOptions()
    options.spool = SpoolPlace([path])
    let error = #expect(throws: TableError.self) { _ = try RowIndexer(path, options) }
    #expect(error?.description.contains("no temporary file can be written in \(path)") == true)
  }

  @Test func `a file that was cut has no rows where it ended`() throws {
    let text = "a,b\n" + String(repeating: "1,2\n", count: 500)
    let path = try path(Array(text.utf8), "t.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let indexer = try #require(try RowIndexer(path))
    while try indexer.advance(100) {}
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 404)
    #expect(indexer.window.row(at: 99)?.cells == [.text("1"), .text("2")])
    #expect(indexer.window.row(at: 100) == nil)
    #expect(indexer.window.row(at: 400) == nil)
  }

  @Test func `some of the rows are sorted, and equal ones come as the file has them`() throws {
    let path = try path(Array("a,b\n1,x\n2,y\n1,z\n3,x\n2,x\n".utf8), "t.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let indexer = try #require(try RowIndexer(path))
    while try indexer.advance(100) {}
    let window = indexer.window
    func sorted(_ within: [Int32]?, descending: Bool = false) throws -> [Int32]? {
      try window.positions(
        sortedBy: [.init(column: 0, isDescending: descending)], within: within
      ) { Array($0.utf8) }?.array
    }
    #expect(try sorted(nil) == [0, 2, 1, 4, 3])
    #expect(try sorted([4, 3, 2, 1, 0]) == [0, 2, 1, 4, 3])
    #expect(try sorted([4, 1, 0], descending: true) == [1, 4, 0])
    #expect(try sorted([]) == [])
  }

  @Test func `every row is gone through once`() throws {
    let text = "a\n" + (1...300).map { "\($0)\n" }.joined()
    let path = try path(Array(text.utf8), "t.csv")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let indexer = try #require(try RowIndexer(path))
    while try indexer.advance(100) {}
    var seen: [Int] = []
    try indexer.window.copy.forEach { position, row in
      seen.append(position)
      #expect(row.cells == [.text(String(position + 1))])
      return position < 250
    }
    #expect(seen == Array(0...250))
  }
}
