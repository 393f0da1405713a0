import Foundation
import Tables
import Testing

struct TableFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "tables-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `a file is read by what it is`() throws {
    defer { remove() }
    let csv = try TableFile.open(file("a.txt", "a;b\n1;2\n"))
    #expect(
      csv.info == TableInfo(format: .csv, encoding: .utf8, delimiter: .semicolon))
    #expect(try Table(csv).fields == [["1", "2"]])
    let json = try TableFile.open(file("b", "[{\"a\":1}]"))
    #expect(json.info == TableInfo(format: .json, encoding: .utf8))
    #expect(try Table(json).fields == [["1"]])
    let lines = try TableFile.open(file("c.jsonl", "{\"a\":1}\n"))
    #expect(try Table(lines).fields == [["1"]])
  }

  @Test func `what the user says goes before what is seen`() throws {
    defer { remove() }
    let path = try file("a.txt", "[a:b\n1:2\n")
    let delimiter = try Delimiter.named(":")
    let table = try Table(TableFile.open(path, TableOptions(delimiter: delimiter)))
    #expect(table.names == ["[a", "b"])
    let forced = try TableFile.open(path, TableOptions(format: .tsv))
    #expect(forced.info.format == .tsv)
  }

  @Test func `a file longer than a chunk is read to its end`() throws {
    defer { remove() }
    let rows = (0..<30_000).map { "\($0),\"é \($0)\"\n" }.joined()
    let table = try Table(TableFile.open(file("big.csv", "id,name\n" + rows)))
    #expect(table.rows.count == 30_000)
    #expect(table.fields.last == ["29999", "é 29999"])
    #expect(table.rows.last?.line == 30_001)
  }

  @Test func `faults of files are named`() throws {
    defer { remove() }
    let missing = folder.appending(path: "no.csv").path
    let expected: [(String, String, Int32)] = [
      (missing, "there is no such file", 66),
      (folder.path, "this is a folder, not a file", 66),
      (
        try file("feed.xml", "<rss/>"),
        "this is no table; CSV, TSV, JSON, NDJSON and SQLite files can be read (--format names one)",
        65
      ),
      (
        try file("x.sqlite", "plain text that is long enough"),
        "this is no SQLite database, or an encrypted one", 65
      ),
      (
        try file("two.json", "{\"a\":1} {\"a\":2}"),
        "there is more text after the JSON value (for a value a line use --format ndjson)", 65
      ),
    ]
    for (path, sentence, code) in expected {
      let error = try #require(throws: TableError.self) { try TableFile.open(path) }
      #expect(error.message == sentence)
      #expect(error.kind.rawValue == code)
      #expect(error.description.hasPrefix(path))
    }
  }

  @Test(
    arguments: [
      (TableError(.notAllowed, file: "f"), "f: you are not allowed to read this file", 77),
      (
        TableError(.terminalInput, file: "standard input"),
        "standard input: standard input is a terminal; name a file or pipe one in", 66
      ),
      (
        TableError(.tooLarge(limit: 64 << 20), file: "f", line: 3),
        "f:3: one record takes more than 64 MB; a quote may be unclosed", 65
      ),
      (
        TableError(.locked, file: "f"),
        "f: another program has locked the database; try again later", 75
      ),
      (
        TableError(.sqliteFromInput, file: "standard input"),
        "standard input: a SQLite database cannot be read from a pipe; name the file", 64
      ),
      (TableError(.cannotRead(code: 5), file: "f"), "f: reading fails: Input/output error", 74),
      (TableError(.sqlite(code: 1, message: "x"), file: "f"), "f: SQLite says: x (1)", 65),
    ] as [(TableError, String, Int32)])
  func `an error is one sentence after its place`(
    _ error: TableError, _ sentence: String, _ code: Int32
  ) {
    defer { remove() }
    #expect(error.description == sentence)
    #expect(error.kind.rawValue == code)
  }
}
