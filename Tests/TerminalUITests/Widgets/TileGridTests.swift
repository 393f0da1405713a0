import Testing

@testable import TerminalUI

struct TileGridTests {
  private let rect = Rect(x: 1, y: 2, width: 20, height: 9)

  private func tiles(_ count: Int, page: Int = 0, highlighted: Int? = nil) -> TileGrid {
    TileGrid(
      tile: Size(width: 6, height: 4), count: count, page: page,
      captions: (0..<6).map { "Tile \(page * 6 + $0)" }, highlighted: highlighted)
  }

  @Test func `tiles fill a column downwards, then the next`() {
    let tiles = tiles(20)
    #expect(tiles.tilesPerPage(in: rect) == 6)
    #expect(tiles.rows(in: rect) == 2)
    #expect(
      (0..<8).map { tiles.rect(of: $0, in: rect) }.map { [$0.x, $0.y] } == [
        [2, 2], [2, 6], [8, 2], [8, 6], [14, 2], [14, 6], [2, 2], [2, 6],
      ])
    #expect(tiles.rect(of: 0, in: rect).size == Size(width: 5, height: 4))
    #expect(tiles.pictureRect(of: 1, in: rect) == Rect(x: 2, y: 6, width: 5, height: 3))
  }

  @Test(arguments: [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3)])
  func `pages`(count: Int, pages: Int) {
    #expect(tiles(count).pages(in: rect) == pages)
  }

  @Test func `a tile is on one page`() {
    #expect([0, 5, 6, 12].map { tiles(20).page(of: $0, in: rect) } == [0, 0, 1, 2])
  }

  @Test func `captions and dots are drawn`() {
    #expect(
      tiles(14, page: 1, highlighted: 8).lines(20, 9) == [
        "", "", "", "  Til… ›Til…  Til…", "", "", "", "  Til…  Til…  Til…", "       · ● ·",
      ])
  }

  @Test func `the highlighted tile is marked`() {
    let grid = tiles(6, highlighted: 1).styles(20, 9)
    #expect(grid == ["", "", "", "", "", "", "", " aaaaa", "", "a: bold reverse"])
  }

  @Test func `the mouse and the cursor find tiles`() {
    let tiles = tiles(14, page: 1, highlighted: 9)
    #expect(tiles.index(at: Point(x: 8, y: 6), in: rect) == 9)
    #expect(tiles.index(at: Point(x: 7, y: 6), in: rect) == nil)
    #expect(tiles.cursorPoint(in: rect) == Point(x: 9, y: 9))
    #expect(self.tiles(14, page: 0, highlighted: 9).cursorPoint(in: rect) == nil)
    #expect(self.tiles(14, page: 2).index(at: Point(x: 8, y: 6), in: rect) == nil)
  }

  @Test func `a window smaller than a tile shows a part of one`() {
    let tiles = tiles(3)
    #expect(tiles.tilesPerPage(in: Rect(Size(width: 3, height: 2))) == 1)
    #expect(
      tiles.rect(of: 2, in: Rect(Size(width: 3, height: 2))) == Rect(Size(width: 3, height: 1)))
    #expect(tiles.lines(3, 2) == [" T…", "1/3"])
    #expect(tiles.lines(1, 1) == [""])
  }
}
