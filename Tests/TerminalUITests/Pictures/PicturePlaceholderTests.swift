import Testing

@testable import TerminalUI

struct PicturePlaceholderTests {
  @Test func `a box holds the text`() {
    #expect(
      draw(PicturePlaceholder("Cat Bot"), width: 12, height: 5) == [
        "┌──────────┐", "│          │", "│ Cat Bot  │", "│          │", "└──────────┘",
      ])
    #expect(
      draw(PicturePlaceholder("Exploding Bot"), width: 10, height: 3) == [
        "┌────────┐", "│Explodi…│", "└────────┘",
      ])
    #expect(draw(PicturePlaceholder(""), width: 3, height: 3) == ["┌─┐", "│ │", "└─┘"])
  }

  @Test func `a small place has the text alone`() {
    #expect(draw(PicturePlaceholder(), width: 12, height: 2) == ["[picture]", ""])
    #expect(draw(PicturePlaceholder(), width: 6, height: 1) == ["[pict…"])
    #expect(draw(PicturePlaceholder(), width: 1, height: 1) == ["…"])
    #expect(draw(PicturePlaceholder(), width: 2, height: 3) == ["", "[…", ""])
    #expect(draw(PicturePlaceholder(), width: 0, height: 0).isEmpty)
    #expect(draw(PicturePlaceholder(), width: 3, height: 2) == ["[p…", ""])
  }

  @Test func `wide characters and controls keep the border straight`() {
    #expect(
      draw(PicturePlaceholder("日本語日本"), width: 8, height: 3) == [
        "┌──────┐", "│日本… │", "└──────┘",
      ])
    #expect(
      draw(PicturePlaceholder("a\r\nb\u{1B}[31m"), width: 14, height: 3) == [
        "┌────────────┐", "│  a⏎b␛[31m  │", "└────────────┘",
      ])
  }

  @Test func `it is dim`() {
    var grid = CellGrid(Size(width: 4, height: 3))
    PicturePlaceholder("ab").draw(in: grid.bounds, on: &grid)
    for y in 0..<3 {
      for x in 0..<4 { #expect(grid[x, y].style == .dim, "\(x), \(y)") }
    }
  }

  private func draw(_ placeholder: PicturePlaceholder, width: Int, height: Int) -> [String] {
    var grid = CellGrid(Size(width: width, height: height))
    placeholder.draw(in: grid.bounds, on: &grid)
    return grid.lines
  }
}
