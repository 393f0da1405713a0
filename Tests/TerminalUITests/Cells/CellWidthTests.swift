import TestSupport
import Testing

@testable import TerminalUI

struct CellWidthTests {
  @Test(arguments: [
    ("letter", "a", 1), ("precomposed", "é", 1), ("combining", "e\u{301}", 1),
    ("several marks", "a\u{301}\u{323}\u{20DD}", 1), ("lone mark", "\u{301}", 0),
    ("han", "日", 2), ("han of plane 2", "\u{20000}", 2), ("unassigned plane 3", "\u{3FFF0}", 2),
    ("kana with voicing", "か\u{3099}", 2), ("half-width kana", "ｶ", 1), ("full-width", "Ａ", 2),
    ("hangul", "한", 2), ("decomposed hangul", "\u{1112}\u{1161}\u{11AB}", 2),
    ("ideographic space", "\u{3000}", 2), ("no-break space", "\u{A0}", 1),
    ("ambiguous", "§", 1), ("box", "│", 1), ("ellipsis", "…", 1), ("hebrew", "ש\u{5B8}", 1),
    ("arabic", "م", 1), ("thai", "น\u{E49}", 1), ("devanagari vowel", "कि", 2),
    ("emoji", "👍", 2), ("skin tone", "👍🏽", 2), ("heart as text", "❤", 1),
    ("heart as emoji", "❤️", 2), ("family", "👩‍👩‍👧‍👦", 2), ("rainbow flag", "🏳️‍🌈", 2), ("flag", "🇩🇪", 2),
    ("half a flag", "🇩", 1), ("flag of tags", "🏴\u{E0067}\u{E0062}\u{E007F}", 2),
    ("keycap", "1️⃣", 2),
    ("emoji of 2025", "\u{1FAC8}", 2), ("escape", "\u{1B}", 0), ("CR LF", "\r\n", 0),
    ("C1", "\u{9B}", 0), ("override", "\u{202E}", 0), ("soft hyphen", "\u{AD}", 0),
    ("arabic number sign", "\u{600}", 1), ("private use", "\u{E0A0}", 1),
    ("replacement", "\u{FFFD}", 1),
  ])
  func `a character takes its cells`(name: String, text: String, columns: Int) {
    #expect(text.count == 1, "\(name)")
    #expect(text.map { CellWidth.columns(of: $0) } == [columns], "\(name)")
    #expect(CellWidth.columns(of: text) == columns, "\(name)")
  }

  @Test(arguments: [
    ("", 0), ("plain", 5), ("naïve ©", 7), ("日本語 text", 11), ("שלום", 4), ("a\nb\tc", 3), ("🇩🇪🇫🇷", 4),
  ])
  func `a text takes the cells of its characters`(text: String, columns: Int) {
    #expect(CellWidth.columns(of: text) == columns)
  }

  @Test func `no character takes more than two cells`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let text = random.text()
      let widths = text.map { CellWidth.columns(of: $0) }
      #expect(widths.allSatisfy { (0...2).contains($0) })
      #expect(widths.reduce(0, +) == CellWidth.columns(of: text))
    }
  }
}
