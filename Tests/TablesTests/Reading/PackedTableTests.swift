import Foundation
import Tables
import Testing

struct PackedTableTests {
  private func open(
    _ bytes: [UInt8], _ name: String, _ options: TableOptions = TableOptions()
  ) throws -> any TableReader {
    try TableFile.open(ByteSource(name: name, bytes: bytes), path: name, options)
  }

  @Test(
    arguments: [
      ("a.tsv.gz", "a,b\tc\n1\t2\n", TableFormat.tsv),
      ("a.CSV.GZ", "a\n1\n", .csv),
      ("a.gz", "a,b\n1,2\n", .csv),
      ("standard input", "{\"a\":1}\n{\"a\":2}\n", .ndjson),
      ("a.json.gz", "[{\"a\":1}]", .json),
      ("a.csv", "a,b\n1,2\n", .csv),
    ])
  func `the format is that of what is inside`(
    _ name: String, _ text: String, _ format: TableFormat
  ) throws {
    let reader = try open(gzip(text), name)
    #expect(reader.info.format == format)
    #expect(reader.info.compression == .gzip)
    #expect(
      try Table(reader).rows.count == text.split(separator: "\n").count
        - (text.first == "a" ? 1 : 0))
  }

  @Test func `what is not packed says so`() throws {
    #expect(try open(Array("a\n1\n".utf8), "a.csv").info.compression == nil)
  }

  @Test func `a packed database is to be unpacked first`() throws {
    for options in [TableOptions(), TableOptions(format: .sqlite)] {
      let error = try #require(throws: TableError.self) {
        try open(gzip("SQLite format 3\0" + String(repeating: "x", count: 200)), "a.db.gz", options)
      }
      #expect(
        error.description
          == "a.db.gz: a SQLite database cannot be read while it is packed; "
          + "unpack it first (gunzip -k FILE)")
      #expect(error.kind.rawValue == 65)
    }
  }

  @Test func `the rows before a fault are read`() throws {
    let rows = (1...200_000).map { "\($0),some text\n" }.joined()
    let reader = try open(Array(gzip("id,text\n" + rows).dropLast(9)), "cut.csv.gz")
    var count = 0
    let error = try #require(throws: TableError.self) {
      while try reader.next() != nil { count += 1 }
    }
    #expect(count > 150_000)
    #expect(
      error.description.hasPrefix("cut.csv.gz: the gzip data end too early, at unpacked byte"))
  }
}
