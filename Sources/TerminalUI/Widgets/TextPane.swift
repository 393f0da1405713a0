/// A text that is scrolled; nothing of it is left out.
package struct TextPane: Widget {
  /// Wrapped for `textColumns(width:)`.
  package var lines: [StyledText]
  package var viewport: Viewport
  package var isFocused: Bool
  package var borders: Borders

  package init(
    lines: [StyledText], viewport: Viewport = Viewport(), isFocused: Bool = true,
    borders: Borders = .lines
  ) {
    self.lines = lines
    self.viewport = viewport
    self.isFocused = isFocused
    self.borders = borders
  }

  /// The columns to wrap the lines for: the last two are for the scroll bar and a blank before it,
  /// so that a text does not move when it grows.
  package static func textColumns(width: Int) -> Int { width >= 4 ? width - 2 : max(1, width) }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let seen = viewport.visible(of: lines.count, height: rect.height)
    let isBarNeeded = lines.count > rect.height && borders == .lines
    let (area, bar) = ScrollBar.split(rect, isNeeded: isBarNeeded)
    for (place, line) in lines[seen].enumerated() {
      grid.put(line, at: Point(x: area.x, y: area.y + place), in: area)
    }
    if let bar {
      ScrollBar(
        first: seen.lowerBound, visible: rect.height, count: lines.count, isFocused: isFocused
      ).draw(in: bar, on: &grid)
    }
  }
}
