/// A picture in cells: `▀` and `▄` show two pixels in each, one above the other.
package enum HalfBlocks {
  /// The pixels that so many cells show; what a picture is decoded to fit.
  package static func pixels(in cells: Size) -> Size {
    // No terminal is so high; the limit keeps any size safe to double.
    Size(width: cells.width, height: min(cells.height, Int(Int32.max)) * 2)
  }

  /// The cells that a picture takes where so many are free; it is reduced, never enlarged.
  package static func size(of picture: Picture, in available: Size) -> Size {
    guard !available.isEmpty else { return Size(width: 0, height: 0) }
    let fitting = picture.size.reduced(toFit: pixels(in: available))
    return Size(width: fitting.width, height: (fitting.height + 1) / 2)
  }

  /// Draws a picture at the top left of a rectangle.
  ///
  /// Transparent pixels keep the background that is there. Sixteen colours are chosen here, as suits
  /// a picture; fewer than all are otherwise the renderer's work. A picture that is larger than the rectangle is reduced each time: decode it to fit.
  ///
  /// - Returns: whether it was drawn; not without colours and not without room.
  package static func draw(
    _ picture: Picture, in rect: Rect, on grid: inout CellGrid, colors: ColorDepth
  ) -> Bool {
    guard colors != .none, !rect.isEmpty else { return false }
    let picture = picture.reduced(to: picture.size.reduced(toFit: pixels(in: rect.size)))
    let clip = Rect(x: rect.x, y: rect.y, width: picture.width, height: (picture.height + 1) / 2)
      .intersection(rect).intersection(grid.bounds)
    guard !clip.isEmpty else { return true }
    for y in clip.y..<clip.maxY {
      for x in clip.x..<clip.maxX {
        let (column, row) = (x - rect.x, (y - rect.y) * 2)
        let upper = color(of: picture, x: column, y: row, colors)
        let lower = color(of: picture, x: column, y: row + 1, colors)
        draw(upper, lower, Rect(x: x, y: y, width: 1, height: 1), on: &grid)
      }
    }
    return true
  }

  private static func draw(
    _ upper: CellColor?, _ lower: CellColor?, _ cell: Rect, on grid: inout CellGrid
  ) {
    let background = grid[cell.x, cell.y].style.background
    if let upper {
      grid.fill(cell, with: "▀", CellStyle(upper, on: lower ?? background))
    } else if let lower {
      grid.fill(cell, with: "▄", CellStyle(lower, on: background))
    } else {
      grid.fill(cell, with: " ", CellStyle(.standard, on: background))
    }
  }

  /// The colour of a pixel; none where it is transparent.
  private static func color(
    of picture: Picture, x: Int, y: Int, _ colors: ColorDepth
  ) -> CellColor? {
    guard let color = picture.color(x: x, y: y) else { return nil }
    guard colors == .sixteen else { return .rgb(color.red, color.green, color.blue) }
    return .palette(SixteenColors.nearest(color.red, color.green, color.blue))
  }
}
