import Markup
import Testing

@testable import Datasets

struct FilePreviewTests {
  /// The words stand for themselves.
  private func preview(
    _ bytes: [UInt8], _ name: String, isCut: Bool = false, columns: Int = 80
  ) -> FilePreview {
    FilePreview(
      FileContent(bytes: bytes, isCut: isCut, revision: FileRevision("")), name: name,
      columns: columns, wording: Self.words)
  }

  private static func words(_ phrase: Phrase) -> String {
    switch phrase {
    case .text(let text): text
    case .term(let term): term.rawValue
    case .format(let term, let parts): ([term.rawValue] + parts.map(words)).joined(separator: "|")
    default: "?"
    }
  }

  @Test(arguments: [
    ("a.md", "# x", FileNature.markdown), ("a.MARKDOWN", "x", .markdown), ("a.txt", "x", .text),
    ("a", "x", .text), ("a.csv", "x", .table(.csv)), ("a.json", "[]", .table(.json)),
    ("a.csv", "", .empty), ("a.md", "%PDF-1.7", .binary(.pdf)), ("a.png", "text", .text),
    ("a.txt", "a\0b", .binary(.other)), ("a.txt", "\u{1}\u{2}\u{3}a", .binary(.other)),
    ("a.log", "\u{1B}[31mred\u{1B}[0m\n", .text),
  ])
  func `bytes decide, then the name`(_ name: String, _ text: String, _ nature: FileNature) {
    #expect(FileNature(Array(text.utf8), name: name) == nature)
  }

  @Test func `wide characters are text`() {
    #expect(FileNature([0xFF, 0xFE, 0x61, 0], name: "a.txt") == .text)
    let shown = preview([0xFF, 0xFE, 0x68, 0, 0x69, 0], "a.txt")
    #expect(shown.blocks.last == .code("hi"))
    #expect(shown.blocks.first == .paragraph(InlineText("files.encoding|UTF-16LE")))
  }

  @Test func `Markdown is read`() {
    let text = """
      # Title

      - one *two*
      - [x] three

      | a | b |
      |---|---|
      | 1 | 2 |

      <script>alert(1)</script> [x](javascript:alert(1)) [y](https://h.test/)
      """
    let blocks = preview(Array(text.utf8), "a.md").blocks
    #expect(blocks.first == .heading(level: 1, InlineText("Title")))
    let plain = TextDocument(blocks: blocks).plainText(nil)
    #expect(plain.contains("[x] three") && plain.contains("<script>alert(1)</script>"))
    #expect(TextDocument(blocks: blocks).links == ["https://h.test/"])
    let hasTable = blocks.contains { if case .table = $0 { true } else { false } }
    #expect(hasTable)
  }

  @Test func `Markdown with nothing to be read is shown as it is`() {
    #expect(
      preview(Array("[a]: https://h.test/".utf8), "a.md").blocks == [.code("[a]: https://h.test/")])
  }

  @Test func `a reference that stands for much ends the reading`() {
    let text =
      String(repeating: "[a]\n", count: 60_000) + "\n[a]: "
      + String(repeating: "x", count: 2_000)
    let blocks = preview(Array(text.utf8), "a.md").blocks
    guard case .code(let code)? = blocks.first else {
      Issue.record("\(blocks.count) blocks")
      return
    }
    #expect(code.utf8.count == text.utf8.count)
  }

  @Test func `rows are a table with their number`() {
    let rows = (1...60).map { "\($0),name \($0)\n" }.joined()
    let blocks = preview(Array(("id,name\n" + rows).utf8), "a.csv").blocks
    #expect(blocks.first == .paragraph(InlineText("files.rows|60")))
    guard case .table(let table)? = blocks.last else {
      Issue.record("no table")
      return
    }
    #expect(table.rows.count == 51 && table.hasHeader)
    #expect(table.rows[1].map(\.text) == ["1", "name 1"])
    let cut = preview(Array(("id,name\n" + rows).utf8), "a.csv", isCut: true).blocks
    #expect(cut.first == .paragraph(InlineText("files.more-rows|59")))
    #expect(cut.last == .paragraph(InlineText("files.goes-on")))
  }

  @Test func `what is no table after all is text`() {
    #expect(preview(Array("{".utf8), "a.json").blocks == [.code("{")])
  }

  @Test func `other bytes are numbers and letters`() {
    let blocks = preview(Array("%PDF-1.7\n".utf8) + [0xFF], "a.pdf").blocks
    #expect(
      blocks == [
        .paragraph(InlineText("files.kind-and-size|files.pdf|files.bytes|10")),
        .code(
          "00000000  25 50 44 46 2d 31 2e 37 0a ff                    %PDF-1.7..\n"),
      ])
    let narrow = preview(Array(repeating: 0, count: 9), "a", columns: 45).blocks
    #expect(
      narrow.last
        == .code(
          """
          00000000  00 00 00 00 00 00 00 00  ........
          00000008  00                       .

          """))
    let long = preview(Array(repeating: 0, count: 5_000), "a").blocks
    #expect(long.last == .paragraph(InlineText("files.goes-on")))
  }

  @Test(arguments: [
    (0, "files.bytes|0"), (1, "files.one-byte"), (999, "files.bytes|999"), (1_000, "1 kB"),
    (1_499, "1 kB"), (1_500, "2 kB"), (999_600, "1 MB"), (5_000_000_000, "5 GB"),
    (.max, "9223372 TB"),
  ])
  func `a size is told in steps of a thousand`(_ count: Int, _ text: String) {
    #expect(Self.words(ByteCount.phrase(count)) == text)
  }
}
