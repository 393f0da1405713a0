/// A line between two panes.
package struct Divider: Widget {
  /// Whether it is being moved.
  package var isDragged: Bool
  package var borders: Borders

  package init(isDragged: Bool = false, borders: Borders = .lines) {
    self.isDragged = isDragged
    self.borders = borders
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    guard borders == .lines else { return }
    let line = Rect(x: rect.x, y: rect.y, width: min(1, rect.width), height: rect.height)
    grid.fill(line, with: "│", isDragged ? .bold : .dim)
  }
}
