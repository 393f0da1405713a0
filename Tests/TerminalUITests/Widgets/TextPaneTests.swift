import Testing

@testable import TerminalUI

struct TextPaneTests {
  private let lines = (1...9).map { StyledText("Line \($0)", $0 == 2 ? .bold : .plain) }

  @Test func `a short text needs no scroll bar`() {
    let pane = TextPane(lines: Array(lines.prefix(2)))
    #expect(pane.lines(10, 3) == ["Line 1", "Line 2", ""])
    #expect(pane.styles(10, 3) == ["", "aaaaaa", "", "a: bold"])
  }

  @Test func `a long text is seen where the viewport is`() {
    #expect(TextPane(lines: lines).lines(10, 3) == ["Line 1   ▐", "Line 2   │", "Line 3   │"])
    #expect(
      TextPane(lines: lines, viewport: Viewport(offset: 4)).lines(10, 3) == [
        "Line 5   │", "Line 6   ▐", "Line 7   │",
      ])
    #expect(
      TextPane(lines: lines, viewport: Viewport(offset: 40)).lines(10, 3) == [
        "Line 7   │", "Line 8   │", "Line 9   ▐",
      ])
    #expect(TextPane(lines: lines, borders: .none).lines(10, 2) == ["Line 1", "Line 2"])
  }

  @Test func `the thumb of the focused pane is not dim`() {
    let pane = TextPane(lines: [StyledText("a"), StyledText("b"), StyledText("c")])
    #expect(pane.styles(5, 2) == ["", "    a", "a: dim"])
    var other = pane
    other.isFocused = false
    #expect(other.styles(5, 2) == ["    a", "    a", "a: dim"])
  }

  @Test func `text wrapped for it stays off the scroll bar`() {
    let text = StyledText("The quick brown fox jumps over the lazy dog")
    let pane = TextPane(lines: text.wrapped(columns: TextPane.textColumns(width: 12)))
    #expect(pane.lines(12, 3) == ["The quick  ▐", "brown fox  │", "jumps over │"])
    #expect(TextPane.textColumns(width: 0) == 1)
    #expect(TextPane.textColumns(width: 3) == 3)
  }

  @Test func `tiny panes show text alone`() {
    #expect(TextPane(lines: lines).lines(1, 1) == ["L"])
    #expect(TextPane(lines: lines).lines(3, 2) == ["Lin", "Lin"])
    #expect(TextPane(lines: []).lines(3, 2) == ["", ""])
  }
}
