/// Several lines to type in, wrapped at the right border.
package struct TextArea: Widget {
  package var input: TextInput
  /// What was seen before; drawing moves it as little as shows the cursor.
  package var viewport: Viewport
  /// What is shown in place of an empty text.
  package var placeholder: StyledText

  package init(
    input: TextInput, viewport: Viewport = Viewport(), placeholder: StyledText = ""
  ) {
    self.input = input
    self.viewport = viewport
    self.placeholder = placeholder
  }

  /// The columns that rows are wrapped in: the last is for a cursor behind a full row.
  package static func textColumns(width: Int) -> Int { max(1, width - 1) }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    guard !rect.isEmpty else { return }
    guard !input.text.isEmpty else { return drawPlaceholder(in: rect, on: &grid) }
    let rows = rows(in: rect)
    let seen = viewport(of: rows, in: rect).visible(of: rows.ranges.count, height: rect.height)
    for (place, row) in seen.enumerated() {
      grid.put(rows[row], at: Point(x: rect.x, y: rect.y + place), in: rect)
    }
  }

  /// Where the terminal's cursor belongs while this has the focus.
  package func cursorPoint(in rect: Rect) -> Point? {
    guard !rect.isEmpty else { return nil }
    let rows = rows(in: rect)
    let y = rows.row(of: input.offset) - viewport(of: rows, in: rect).offset
    let x = min(rows.column(of: input.offset), rect.width - 1)
    return Point(x: rect.x + x, y: rect.y + y)
  }

  /// What is seen when it is drawn there; to be handed in the next time.
  package func viewport(in rect: Rect) -> Viewport { viewport(of: rows(in: rect), in: rect) }

  /// Draws a bar that tells where in the text its rows are, where there are more than are seen.
  package func drawBar(in bar: Rect, beside rect: Rect, on grid: inout CellGrid) {
    let rows = rows(in: rect)
    guard rows.ranges.count > rect.height else { return }
    ScrollBar(
      first: viewport(of: rows, in: rect).offset, visible: rect.height, count: rows.ranges.count
    ).draw(in: bar, on: &grid)
  }

  /// The characters before a cell, for a click.
  package func cursor(at point: Point, in rect: Rect) -> Int {
    let rows = rows(in: rect)
    let row = viewport(of: rows, in: rect).offset + point.y - rect.y
    guard row < rows.ranges.count else { return input.text.count }
    let place = rows.place(inRow: max(0, row), column: max(0, point.x - rect.x))
    return input.text.distance(from: input.text.startIndex, to: place)
  }

  private func rows(in rect: Rect) -> TextRows {
    TextRows(of: input.text, columns: Self.textColumns(width: rect.width))
  }

  private func viewport(of rows: TextRows, in rect: Rect) -> Viewport {
    viewport.showing(
      rows.row(of: input.offset), of: rows.ranges.count, height: rect.height)
  }

  private func drawPlaceholder(in rect: Rect, on grid: inout CellGrid) {
    let words = placeholder.styled { $0 = $0.adding(.dim) }
    let lines = words.wrapped(columns: rect.width).prefix(rect.height)
    for (place, line) in lines.enumerated() {
      grid.put(line, at: Point(x: rect.x, y: rect.y + place), in: rect)
    }
  }
}
