/// A box with a title, blank inside.
package struct Panel: Widget {
  package var title: StyledText
  package var borders: Borders

  package init(title: StyledText = "", borders: Borders = .lines) {
    self.title = title
    self.borders = borders
  }

  /// What is left for content.
  ///
  /// Where lines would leave nothing there are none; without lines the title takes a row, if it
  /// leaves one.
  package func inner(of rect: Rect) -> Rect {
    switch borders {
    case .lines: hasLines(rect) ? rect.inset(left: 1, top: 1, right: 1, bottom: 1) : rect
    case .none: hasTitleRow(rect) ? rect.inset(top: 1) : rect
    }
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let title = title.styled { $0 = $0.adding(.bold) }
    if borders == .none, hasTitleRow(rect) {
      grid.put(title.cut(columns: rect.width), at: Point(x: rect.x, y: rect.y), in: rect)
    }
    guard borders == .lines, hasLines(rect) else { return }
    drawLines(rect, on: &grid)
    let room = rect.width - 6  // ┌─ title ─┐
    guard room > 0, title.columns > 0 else { return }
    let place = Point(x: rect.x + 2, y: rect.y)
    grid.put(" " + title.cut(columns: room) + " ", at: place, in: rect)
  }

  private func drawLines(_ rect: Rect, on grid: inout CellGrid) {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for y in [rect.y, bottom] {
      grid.fill(Rect(x: rect.x, y: y, width: rect.width, height: 1), with: "─")
    }
    for x in [rect.x, right] {
      grid.fill(Rect(x: x, y: rect.y, width: 1, height: rect.height), with: "│")
    }
    grid.put("┌", at: Point(x: rect.x, y: rect.y))
    grid.put("┐", at: Point(x: right, y: rect.y))
    grid.put("└", at: Point(x: rect.x, y: bottom))
    grid.put("┘", at: Point(x: right, y: bottom))
  }

  private func hasLines(_ rect: Rect) -> Bool { rect.width >= 3 && rect.height >= 3 }

  private func hasTitleRow(_ rect: Rect) -> Bool { rect.height >= 2 && title.columns > 0 }
}
