import TestSupport
import Testing

@testable import TerminalUI

struct ClipTests {
  @Test(arguments: [
    ("", 3, "   "), ("abc", 5, "abc  "), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abc", 1, "…"),
    ("abc", 0, ""), ("abc", -1, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日… "),
    ("日", 1, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍👩‍👧‍👦👍", 3, "👩‍👩‍👧‍👦…"),
    ("שלום", 6, "שלום  "),
  ])
  func `a text is cut or padded to its cells`(text: String, columns: Int, fitted: String) {
    #expect(Clip.fit(text, columns: columns) == fitted)
  }

  @Test(arguments: [
    (Clip.Alignment.leading, "日a   ", "日…"), (.centre, " 日a  ", "日…"), (.trailing, "   日a", "日…"),
  ])
  func `room is left where the alignment says`(
    alignment: Clip.Alignment, roomy: String, narrow: String
  ) {
    #expect(Clip.fit("日a", columns: 6, alignment: alignment) == roomy)
    #expect(Clip.fit("日本語", columns: 3, alignment: alignment) == narrow)
  }

  @Test func `a cut text is not padded`() {
    #expect(Clip.cut("日本語", columns: 4) == "日…")
    #expect(Clip.cut("ab", columns: 4) == "ab")
  }

  @Test func `a fitted text has exactly its cells`() {
    var random = SeededGenerator(seed: 3)
    for columns in 0..<12 {
      for alignment in [Clip.Alignment.leading, .centre, .trailing] {
        for _ in 0..<500 {
          let text = PrintableText.clean(random.text())
          let fitted = Clip.fit(text, columns: columns, alignment: alignment)
          #expect(CellWidth.columns(of: fitted) == columns, "\(text.debugDescription)")
        }
      }
    }
  }
}
