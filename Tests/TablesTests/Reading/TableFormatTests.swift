import Tables
import Testing

struct TableFormatTests {
  @Test(
    arguments: [
      ("SQLite format 3\0…", "x.csv", TableFormat.sqlite),
      ("text", "x.sqlite", .sqlite),
      ("a,b\n", "x.csv", .csv),
      ("a\tb\n", "X.TSV", .tsv),
      ("[1]", "x", .json),
      ("\u{FEFF} {\"a\":1}", "x", .json),
      ("{\"a\":1}\n{\"a\":2}\n", "x", .ndjson),
      ("{\"a\":1}\n{\"a\":2}\n", "x.json", .ndjson),
      ("{\n\"a\":1}\n", "x.json", .json),
      ("{\"a\":1}\n", "x.jsonl", .ndjson),
      ("", "-", .csv),
      ("one line", "x.txt", .csv),
      ("<?xml version=\"1.0\"?>", "x", nil),
      ("\u{89}PNG\r\n\u{1A}\n\0\0\0", "x", nil),
      ("a,b\n1\0,\0 2 and more of it\n", "x.csv", .csv),
      ("a\0,b\n1,2\0\n", "x.csv", .csv),
      ("a,b\n1\0,\0 2 and more of it\n", "x", nil),
      ("\u{7F}ELF\u{2}\0\0\0", "x.csv", nil),
    ] as [(String, String, TableFormat?)])
  func `a format is seen`(_ text: String, _ name: String, _ format: TableFormat?) {
    #expect(TableFormat.detect(Array(text.utf8), name: name) == format)
  }

  @Test func `two bytes a letter are text, four are not`() {
    let letters = Array("a,b\n1,2\n".utf8)
    #expect(
      TableFormat.detect([0xFF, 0xFE] + letters.flatMap { [$0, 0] as [UInt8] }, name: "x.csv")
        == .csv)
    #expect(TableFormat.detect(letters.flatMap { [0, $0] as [UInt8] }, name: "x.csv") == .csv)
    let wide = letters.flatMap { [$0, 0, 0, 0] as [UInt8] }
    #expect(TableFormat.detect([0xFF, 0xFE, 0, 0] + wide, name: "x.csv") == nil)
  }
}
