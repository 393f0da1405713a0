import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  var borders: Borders { surroundings.isPlain ? .none : .lines }

  /// The screen as cells.
  func draw() -> CellGrid {
    var grid = CellGrid(size)
    guard !size.isEmpty else { return grid }
    let frames = frames
    if let fileBrowser {
      drawFiles(frames, fileBrowser, on: &grid)
      return grid
    }
    guard let browser else { return grid }
    // What lies over the detail comes last.
    for pane in frames.panes where !pane.isOver { draw(pane, of: browser, frames, on: &grid) }
    for pane in frames.panes where pane.isOver { draw(pane, of: browser, frames, on: &grid) }
    drawLines(frames, of: browser, on: &grid)
    drawFooter(frames, of: browser, on: &grid)
    drawMenu(frames, of: browser, on: &grid)
    drawModal(frames, on: &grid)
    return grid
  }

  private func draw(
    _ pane: Frames.PaneFrame, of browser: Browser, _ frames: Frames, on grid: inout CellGrid
  ) {
    if pane.isOver {
      grid.fill(pane.header)
      grid.fill(pane.content)
    }
    draw(titleBar(of: pane, browser), in: pane.header, on: &grid)
    switch pane.column {
    case .primary: drawList(frames, of: browser, on: &grid)
    case .supplementary: break
    case .secondary: drawDetail(frames, of: browser, on: &grid)
    }
    if pane.isDimmed {
      for rect in [pane.header, pane.content] {
        grid.restyle(rect) { $0.attributes.insert(.dim) }
      }
    }
  }

  /// Draws a widget; reads better where many are drawn.
  func draw(_ widget: some Widget, in rect: Rect, on grid: inout CellGrid) {
    widget.draw(in: rect, on: &grid)
  }
}
