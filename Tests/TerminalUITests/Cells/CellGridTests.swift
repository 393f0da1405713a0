import Testing

@testable import TerminalUI

struct CellGridTests {
  @Test func `a mark behind the clip joins nothing there`() {
    var grid = CellGrid(Size(width: 6, height: 1))
    grid.put("a日b", at: Point(x: 0, y: 0))
    // Hangul vowels take no cell of their own.
    grid.put(
      "xyz\u{11A2}\u{11A2}w", at: Point(x: 0, y: 0), in: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(grid.lines == ["x日b"])
  }
}
