import Testing

@testable import TerminalUI

struct HalfBlocksTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let none: [UInt8] = [9, 9, 9, 0]
  private let redColor = CellColor.rgb(255, 0, 0)
  private let blueColor = CellColor.rgb(0, 0, 255)

  @Test func `a cell shows two pixels`() {
    let picture = Picture(
      width: 4, height: 2, pixels: red + red + none + none + blue + none + blue + none)
    var grid = CellGrid(Size(width: 6, height: 3))
    #expect(
      HalfBlocks.draw(picture, in: Rect(x: 1, y: 1, width: 5, height: 2), on: &grid, colors: .rgb))
    #expect(grid.lines == ["", " ▀▀▄", ""])
    #expect(grid[1, 1].style == CellStyle(redColor, on: blueColor))
    #expect(grid[2, 1].style == CellStyle(redColor))
    #expect(grid[3, 1].style == CellStyle(blueColor))
    #expect(grid[4, 1].style == .plain)
  }

  @Test func `the lower half of the last row stays free`() {
    let picture = Picture(width: 1, height: 3, pixels: red + blue + red)
    var grid = CellGrid(Size(width: 1, height: 2))
    #expect(HalfBlocks.draw(picture, in: grid.bounds, on: &grid, colors: .rgb))
    #expect(grid.lines == ["▀", "▀"])
    #expect(grid[0, 1].style == CellStyle(redColor))
  }

  @Test func `transparent pixels keep the background that is there`() {
    let picture = Picture(width: 3, height: 2, pixels: red + none + none + none + red + none)
    var grid = CellGrid(Size(width: 3, height: 1))
    grid.fill(grid.bounds, with: "x", CellStyle(.green, on: .cyan, .bold))
    #expect(HalfBlocks.draw(picture, in: grid.bounds, on: &grid, colors: .rgb))
    #expect(grid.lines == ["▀▄"])
    #expect(grid[0, 0].style == CellStyle(redColor, on: .cyan))
    #expect(grid[1, 0].style == CellStyle(redColor, on: .cyan))
    #expect(grid[2, 0].style == CellStyle(.standard, on: .cyan))
  }

  @Test func `a picture that is too large is reduced`() {
    let picture = Picture(
      width: 4, height: 4, pixels: [red, red, blue, blue].flatMap { $0 + $0 + $0 + $0 })
    var grid = CellGrid(Size(width: 4, height: 1))
    #expect(HalfBlocks.draw(picture, in: grid.bounds, on: &grid, colors: .indexed))
    #expect(grid.lines == ["▀▀"])
    #expect(grid[1, 0].style == CellStyle(redColor, on: blueColor))
  }

  @Test func `nothing is drawn without colours or room`() {
    let picture = Picture(width: 1, height: 1, pixels: red)
    let blank = CellGrid(Size(width: 2, height: 2))
    var grid = blank
    #expect(!HalfBlocks.draw(picture, in: grid.bounds, on: &grid, colors: .none))
    #expect(
      !HalfBlocks.draw(picture, in: Rect(x: 0, y: 0, width: 0, height: 1), on: &grid, colors: .rgb))
    #expect(grid == blank)
  }

  @Test(arguments: [
    Rect(x: -1, y: -1, width: 3, height: 3), Rect(x: 1, y: 1, width: 9, height: 9),
    Rect(x: 5, y: 5, width: 3, height: 3), Rect(x: 0, y: 0, width: 1, height: 1),
  ])
  func `only the grid is drawn on`(rect: Rect) {
    let picture = Picture(
      width: 3, height: 6, pixels: Array(repeating: red, count: 18).flatMap { $0 })
    for size in [
      Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 3, height: 2),
    ] {
      var grid = CellGrid(size)
      #expect(HalfBlocks.draw(picture, in: rect, on: &grid, colors: .sixteen))
      let cells = HalfBlocks.size(of: picture, in: rect.size)
      let drawn = Rect(x: rect.x, y: rect.y, width: cells.width, height: cells.height)
        .intersection(grid.bounds)
      for y in 0..<size.height {
        for x in 0..<size.width {
          #expect((grid[x, y] == .blank) != drawn.contains(Point(x: x, y: y)))
        }
      }
    }
  }

  @Test func `sixteen colours are the palette's`() {
    let picture = Picture(width: 1, height: 2, pixels: red + [0, 0, 0, 255])
    var grid = CellGrid(Size(width: 1, height: 1))
    #expect(HalfBlocks.draw(picture, in: grid.bounds, on: &grid, colors: .sixteen))
    #expect(grid[0, 0].style == CellStyle(.palette(9), on: .palette(0)))
  }

  @Test(arguments: [
    (Size(width: 190, height: 190), Size(width: 20, height: 20), Size(width: 20, height: 10)),
    (Size(width: 190, height: 190), Size(width: 80, height: 5), Size(width: 10, height: 5)),
    (Size(width: 10, height: 3), Size(width: 20, height: 20), Size(width: 10, height: 2)),
    (Size(width: 10, height: 3), Size(width: 20, height: 0), Size(width: 0, height: 0)),
    (Size(width: 4, height: 2), Size(width: .max, height: .max), Size(width: 4, height: 1)),
  ])
  func `the cells of a picture are told`(pixels: Size, available: Size, cells: Size) {
    let picture = Picture(
      width: pixels.width, height: pixels.height,
      pixels: Array(repeating: 0, count: pixels.width * pixels.height * 4))
    #expect(HalfBlocks.size(of: picture, in: available) == cells)
  }
}
