import Testing

@testable import TerminalUI

struct StyledTextHighlightTests {
  private func marked(_ text: StyledText, _ ranges: [Range<Int>]) -> [String] {
    var grid = CellGrid(Size(width: 20, height: 1))
    grid.put(text.highlighting(ranges) { $0 = $0.adding(.underline) }, at: Point(x: 0, y: 0))
    return grid.lines + grid.styleLines.lines + grid.styleLines.legend
  }

  @Test func `what was found is marked`() {
    #expect(marked("goblin", [1..<3]) == ["goblin", " aa", "a: underline"])
    #expect(marked("goblin", [4..<5, 0..<1]) == ["goblin", "a   a", "a: underline"])
  }

  @Test func `styles below stay`() {
    let text = StyledText("ab") + StyledText("cd", .bold)
    #expect(
      marked(text, [1..<3]) == ["abcd", " abc", "a: underline", "b: bold underline", "c: bold"])
  }

  @Test func `ranges outside the text or over each other are harmless`() {
    #expect(marked("goblin", [4..<100]) == ["goblin", "    aa", "a: underline"])
    #expect(marked("goblin", [-5..<1, -9..<(-2), 50..<60]) == ["goblin", "a", "a: underline"])
    #expect(marked("", [0..<2]) == ["", ""])
    var changes = 0
    _ = StyledText("goblin").highlighting([0..<4, 2..<6, 1..<1]) { _ in changes += 1 }
    #expect(changes == 1)
  }

  @Test func `offsets count characters`() {
    #expect(marked("e\u{301}👍🏽b", [1..<2]) == ["e\u{301}👍🏽b", " aa", "a: underline"])
    #expect(marked("\u{202E}b", [1..<2]) == ["<U+202E>b", "        a", "a: underline"])
  }

  @Test func `nothing found changes nothing`() {
    let text = StyledText("ab") + StyledText("cd", .bold)
    #expect(text.highlighting([]) { $0 = .reverse } == text)
  }
}
