/// One line to type in, with a label before it.
///
/// A text that is too long is moved so that the cursor is seen, with `…` where it goes on.
package struct TextField: Widget {
  package var label: StyledText
  package var input: TextInput
  /// What is shown in place of an empty text.
  package var placeholder: String
  package var isFocused: Bool

  package init(
    label: StyledText = "", input: TextInput, placeholder: String = "", isFocused: Bool = true
  ) {
    self.label = label
    self.input = input
    self.placeholder = placeholder
    self.isFocused = isFocused
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let line = rect.row(0)
    let field = fieldRect(in: rect)
    let label = label.cut(columns: labelColumns(in: line)).styled {
      if isFocused { $0 = $0.adding(.bold) }
    }
    grid.put(label, at: Point(x: line.x, y: line.y), in: line)
    if input.text.isEmpty {
      let words = Clip.cut(PrintableText.clean(placeholder), columns: field.width)
      grid.put(words, at: Point(x: field.x, y: field.y), in: field, .dim)
    } else {
      drawText(in: field, on: &grid)
    }
  }

  /// Where the terminal's cursor belongs while this has the focus.
  package func cursorPoint(in rect: Rect) -> Point? {
    let field = fieldRect(in: rect)
    guard !field.isEmpty else { return nil }
    let scroll = scroll(width: field.width)
    return Point(x: field.x + scroll.cursor - scroll.offset, y: field.y)
  }

  /// The characters before a cell, for a click.
  package func cursor(at point: Point, in rect: Rect) -> Int {
    let field = fieldRect(in: rect)
    let column = point.x - field.x + scroll(width: field.width).offset
    let place = TextRows(of: input.text, columns: .max / 2).place(inRow: 0, column: max(0, column))
    return input.text.distance(from: input.text.startIndex, to: place)
  }

  private func drawText(in field: Rect, on grid: inout CellGrid) {
    let scroll = scroll(width: field.width)
    grid.put(input.text, at: Point(x: field.x - scroll.offset, y: field.y), in: field)
    guard field.width >= 4 else { return }
    if scroll.offset > 0 { grid.put("…", at: Point(x: field.x, y: field.y), in: field, .dim) }
    if scroll.offset + field.width < scroll.columns {
      grid.put("…", at: Point(x: field.maxX - 1, y: field.y), in: field, .dim)
    }
  }

  /// The cells left out at the left, the column of the cursor, and all columns of the text.
  private func scroll(width: Int) -> (offset: Int, cursor: Int, columns: Int) {
    let columns = TextRows.columns(of: input.text)
    let cursor = min(TextRows.columns(of: String(input.text[..<input.index])), columns)
    // Room for the cursor behind the text; before the end, for a wide character and the `…`.
    guard columns >= width else { return (0, cursor, columns) }
    let offset = min(cursor - max(0, width - 3), columns + 1 - width)
    return (max(0, offset), cursor, columns)
  }

  /// What is left behind the label, which takes no more than half of the line.
  private func fieldRect(in rect: Rect) -> Rect {
    let line = rect.row(0)
    let columns = label.cut(columns: labelColumns(in: line)).columns
    return line.inset(left: columns == 0 ? 0 : columns + 1)
  }

  private func labelColumns(in line: Rect) -> Int { line.width < 6 ? 0 : line.width / 2 - 1 }
}
