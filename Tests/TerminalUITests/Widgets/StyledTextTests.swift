import TestSupport
import Testing

@testable import TerminalUI

struct StyledTextTests {
  private let mixed = StyledText("plain ") + StyledText("bold", .bold) + StyledText(" dim", .dim)

  @Test func `its text is that of its spans`() {
    #expect(mixed.text == "plain bold dim")
    #expect(mixed.columns == 14)
    #expect(StyledText("").isEmpty)
    #expect(StyledText("").columns == 0)
    #expect(("a" as StyledText).spans == [StyledText.Span("a")])
  }

  @Test func `it is measured as it is drawn`() {
    #expect(StyledText("日本\u{1B}\u{200B}").columns == 5)
    // Both halves of a flag are one character, though they are in two spans.
    #expect((StyledText("🇩") + StyledText("🇪", .bold)).columns == 2)
    #expect((StyledText("e") + StyledText("\u{301}", .bold)).columns == 1)
  }

  @Test func `spans of empty text change nothing`() {
    let text = StyledText(spans: [.init("", .bold), .init("ab"), .init("", .dim)])
    #expect(text.cut(columns: 5) == "ab")
    #expect(text.cut(columns: 1) == "…")
    #expect(text.wrapped(columns: 1) == ["a", "b"])
  }

  @Test func `it is drawn in its styles and with its links`() {
    var grid = CellGrid(Size(width: 12, height: 1))
    let text = mixed + StyledText(spans: [.init(" link", .underline, link: "https://a.example")])
    let width = grid.put(text, at: Point(x: -2, y: 0))
    #expect(width == 19)
    #expect(grid.lines == ["ain bold dim"])
    #expect(grid.styleLines.lines == ["    aaaabbbb"])
    grid = CellGrid(grid.size)
    grid.put(text, at: Point(x: -9, y: 0))
    #expect(grid.lines == ["d dim link"])
    #expect(grid.styleLines.legend == ["a: bold", "b: dim", "c: underline link https://a.example"])
  }

  @Test func `links and styles stay within the clip`() {
    var grid = CellGrid(Size(width: 6, height: 2))
    let text = StyledText(spans: [.init("日本語", .bold, link: "https://a.example")])
    grid.put(text, at: Point(x: 0, y: 0), in: Rect(x: 1, y: 0, width: 4, height: 2))
    #expect(grid.lines == ["  本", ""])
    #expect(grid.styleLines.lines == [" aaaa", ""])
    grid.put(text, at: Point(x: 0, y: 5))
    #expect(grid.styleLines.lines == [" aaaa", ""])
  }
}
