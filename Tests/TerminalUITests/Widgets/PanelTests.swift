import Testing

@testable import TerminalUI

struct PanelTests {
  @Test func `a box with a title`() {
    #expect(
      Panel(title: "Title").lines(13, 3) == ["┌─ Title ───┐", "│           │", "└───────────┘"])
    #expect(Panel().lines(4, 3) == ["┌──┐", "│  │", "└──┘"])
    #expect(Panel(title: "Title").styles(13, 3) == ["   aaaaa", "", "", "a: bold"])
  }

  @Test func `a long title is cut`() {
    #expect(Panel(title: "日本語").lines(10, 3)[0] == "┌─ 日… ──┐")
    #expect(Panel(title: "Title").lines(7, 3)[0] == "┌─ … ─┐")
    #expect(Panel(title: "Title").lines(6, 3)[0] == "┌────┐")
  }

  @Test func `its inside is blank`() {
    var grid = CellGrid(Size(width: 5, height: 4))
    grid.fill(grid.bounds, with: "x")
    let panel = Panel()
    panel.draw(in: grid.bounds, on: &grid)
    #expect(grid.lines == ["┌───┐", "│   │", "│   │", "└───┘"])
    #expect(panel.inner(of: grid.bounds) == Rect(x: 1, y: 1, width: 3, height: 2))
  }

  @Test func `without lines the title has its own row`() {
    let panel = Panel(title: "Title", borders: .none)
    let rect = Rect(x: 1, y: 1, width: 4, height: 3)
    #expect(panel.lines(4, 3) == ["Tit…", "", ""])
    #expect(panel.inner(of: rect) == Rect(x: 1, y: 2, width: 4, height: 2))
    #expect(Panel(borders: .none).inner(of: rect) == rect)
  }

  @Test func `where lines leave nothing there are none`() {
    let panel = Panel(title: "Title")
    for rect in [Rect(Size(width: 1, height: 1)), Rect(Size(width: 3, height: 2))] {
      #expect(panel.inner(of: rect) == rect)
      #expect(panel.lines(rect.width, rect.height).joined() == "")
    }
    #expect(panel.inner(of: Rect(Size(width: 0, height: 0))).isEmpty)
  }
}
