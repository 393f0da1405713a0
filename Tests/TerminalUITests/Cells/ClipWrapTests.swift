import TestSupport
import Testing

@testable import TerminalUI

struct ClipWrapTests {
  @Test(arguments: [
    ("", 5, [""]), ("abc", 5, ["abc"]), ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("the quick", 9, ["the quick"]), ("the quick ", 9, ["the quick"]), ("a  b", 4, ["a  b"]),
    ("a    b", 3, ["a", "b"]), ("  indented text", 10, ["  indented", "text"]),
    ("one\n\ntwo\n", 5, ["one", "", "two", ""]), ("one\r\ntwo", 5, ["one", "two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefgh i", 4, ["ab", "cdef", "gh i"]),
    ("well-known", 6, ["well-", "known"]), ("use --fast mode", 6, ["use", "--fast", "mode"]),
    ("日本語です", 5, ["日本", "語で", "す"]), ("日本。語", 4, ["日", "本。", "語"]), ("「日」本", 6, ["「日」", "本"]),
    ("use日本x", 5, ["use日", "本x"]), ("日本", 1, ["…", "…"]), ("a日b", 1, ["a", "…", "b"]),
    ("ab", 0, ["a", "b"]), ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
  ])
  func `text is wrapped by words and cells`(text: String, columns: Int, lines: [String]) {
    #expect(Clip.wrap(text, columns: columns) == lines)
  }

  @Test func `no line is too wide and nothing but spaces is lost`() {
    var random = SeededGenerator(seed: 4)
    for columns in 2..<12 {
      for _ in 0..<500 {
        let text = PrintableText.cleanLines(random.text() + " " + random.text())
        let lines = Clip.wrap(text, columns: columns)
        #expect(lines.allSatisfy { CellWidth.columns(of: $0) <= columns })
        let isKept: (Unicode.Scalar) -> Bool = { $0 != " " && $0 != "\n" }
        let kept = lines.flatMap { $0.unicodeScalars.filter(isKept) }
        #expect(kept == text.unicodeScalars.filter(isKept), "\(text.debugDescription)")
      }
    }
  }

  @Test func `simple text is broken as any other`() {
    var random = SeededGenerator(seed: 5)
    var count = 0
    for columns in 2..<30 {
      for _ in 0..<500 {
        let text = random.text(from: [
          0x20...0x20, 0x20...0x2F, 0x41...0x7A, 0x61...0x7A, 0x2D...0x2D, 0x80...0x600,
          0x1E00...0x1FFF, 0x2000...0x2030, 0x20A0...0x20D0, 0x2E80...0x3400, 0x3400...0xA000,
        ])
        let bytes = Array("x\(text)y".utf8)
        let range = 1..<(bytes.count - 1)
        var lines: [Range<Int>] = []
        guard Clip.wrapSimple(bytes, in: range, columns: columns, to: &lines) else { continue }
        count += 1
        #expect(
          lines.map { String(decoding: bytes[$0], as: UTF8.self) }
            == Clip.wrap(text, columns: columns), "\(text.debugDescription)")
        #expect(PrintableText.cleanLines(text) == text)
      }
    }
    #expect(count > 1_000)
  }

  @Test(arguments: [
    ("a-long-hyphenated-expression", 12, ["a-long-", "hyphenated-", "expression"]),
    ("abcdefghijklmnopq rstuvwxyz", 10, ["abcdefghij", "klmnopq", "rstuvwxyz"]),
    ("abcdefghi 日本語", 11, ["abcdefghi", "日本語"]),
    ("abcdefghi日本語, abcdefgh", 12, ["abcdefghi日", "本語,", "abcdefgh"]),
    ("abcdefgh\u{A0}abcdefgh i", 18, ["abcdefgh\u{A0}abcdefgh", "i"]),
    ("abcdefgh     abcdefgh", 8, ["abcdefgh", "abcdefgh"]),
    ("        abcdefgh", 20, ["        abcdefgh"]),
    ("abcdefg 2-3 --abcdef -", 8, ["abcdefg", "2-3", "--abcdef", "-"]),
  ])
  func `stretches of plain text are passed as a whole`(
    text: String, columns: Int, lines: [String]
  ) {
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    #expect(Clip.wrapSimple(bytes, in: 0..<bytes.count, columns: columns, to: &ranges))
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == lines)
    #expect(Clip.wrap(text, columns: columns) == lines)
  }

  @Test(arguments: [
    "a\u{301}bcdefghij", "abcdefghijk\u{301}", "abcdefgh \u{301}", "abcdefgh\u{200B}ij",
    "abcdefgh\u{AD}ij", "abcdefg\u{7F}", "abcdefg\tij", "\u{85}abcdefgh", "abcdefgh👩\u{200D}👩",
  ])
  func `marks, hints, controls and emoji are not simple`(text: String) {
    let bytes = Array(text.utf8)
    var lines: [Range<Int>] = []
    #expect(!Clip.wrapSimple(bytes, in: 0..<bytes.count, columns: 20, to: &lines))
    #expect(lines.isEmpty)
  }

  @Test func `plain text is broken the same character by character`() {
    var random = SeededGenerator(seed: 6)
    for columns in 1..<30 {
      for _ in 0..<300 {
        let parts = (0..<4).map { _ in
          random.text(from: [
            0x20...0x20, 0x61...0x7A, 0x61...0x7A, 0x21...0x7E, 0x2D...0x2D, 0xA0...0x17F,
            0x300...0x303, 0x2010...0x2014, 0x3040...0x30FF, 0xFE0F...0xFE0F, 0x200B...0x200D,
          ])
        }
        let text = parts.joined()
        var lines: [WrappedLine<String.Index>] = []
        LineWrapper.wrap(SlowText(text: text[...]), columns: columns) { lines.append($0) }
        let expected = lines.map { $0.isTooWide ? "…" : String(text[$0.range]) }
        #expect(Clip.wrap(text, columns: columns) == expected, "\(text.debugDescription)")
      }
    }
  }

  /// A text that is gone through one character at a time.
  private struct SlowText: WrappableText {
    let text: Substring

    var startIndex: String.Index { text.startIndex }
    var endIndex: String.Index { text.endIndex }

    func character(at index: String.Index) -> WrappableCharacter<String.Index> {
      text.character(at: index)
    }

    func endOfSpace(at index: String.Index) -> String.Index? {
      text[index] == " " ? text.index(after: index) : nil
    }

    func plain(from index: String.Index) -> PlainCharacters<String.Index>? { nil }
  }
}
