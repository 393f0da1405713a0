import Testing

@testable import CatalogApp

struct TextLinesTests {
  @Test(arguments: [
    ("", []), ("a", ["a|0"]), ("a\n", ["a|1"]), ("\n", ["|1"]),
    ("a\r\nb\rc\n\r\n", ["a|2", "b|1", "c|1", "|2"]),
    ("\n\r", ["|1", "|1"]), ("é\u{2028}\u{85}\r\n", ["é\u{2028}\u{85}|2"]),
  ])
  func `lines end in LF, CR LF or CR alone`(_ text: String, _ lines: [String]) {
    let pieces = TextLines.pieces(of: text[...].utf8)
    #expect(pieces.map { "\(Substring($0.line))|\($0.end.count)" } == lines)
  }

  @Test(arguments: [("", ""), (" \t", ""), (" a b\t", "a b"), ("\u{A0}a", "\u{A0}a")])
  func `blanks and tabs around a text go`(_ text: String, _ trimmed: String) {
    #expect(String(Substring(TextLines.trimmed(text[...].utf8))) == trimmed)
  }
}
