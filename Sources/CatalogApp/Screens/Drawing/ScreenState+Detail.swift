import MasterDetail
import TerminalUI

extension ScreenState {
  /// Draws what is read about the selected item, as far as it is scrolled.
  func drawDetail(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    let rect = frames.detail
    guard browser.model.selection != nil else {
      if let placeholder = browser.model.placeholder(for: .secondary) {
        draw(message(for: placeholder, browser), in: rect, on: &grid)
      }
      return
    }
    let isFocused = !browser.isListActive && modal == nil
    let page = browser.page
    let view = TextPane(
      lines: page.lines, viewport: browser.detail, isFocused: isFocused, borders: borders)
    draw(view, in: rect, on: &grid)
    let seen = browser.detail.visible(of: page.rows.count, height: rect.height)
    for line in seen {
      for slice in page.rows[line].slices {
        grid.put(
          page.pictures[slice.picture], row: slice.row,
          at: Point(x: rect.x + slice.x, y: rect.y + line - browser.detail.offset), in: rect)
      }
    }
    if isFocused || (browser.layout.isCollapsed && modal == nil) {
      grid.cursor = Point(x: rect.x, y: rect.y)
    }
  }
}
