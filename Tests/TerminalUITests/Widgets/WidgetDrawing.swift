@testable import TerminalUI

extension Widget {
  /// The widget alone on a grid of a size.
  func drawn(_ width: Int, _ height: Int) -> CellGrid {
    var grid = CellGrid(Size(width: width, height: height))
    draw(in: grid.bounds, on: &grid)
    return grid
  }

  func lines(_ width: Int, _ height: Int) -> [String] { drawn(width, height).lines }

  func styles(_ width: Int, _ height: Int) -> [String] {
    let (lines, legend) = drawn(width, height).styleLines
    return lines + legend
  }
}
