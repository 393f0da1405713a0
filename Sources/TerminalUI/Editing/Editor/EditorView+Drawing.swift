extension EditorView {
  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    guard !rect.isEmpty else { return }
    let frame = textRect(in: rect)
    if editor.text.isEmpty { return drawPlaceholder(in: frame, on: &grid) }
    let editor = fitted(in: rect)
    let seen = seen(of: editor, in: frame)
    let marks = matches(of: editor, in: seen)
    let current = editor.text.line(at: editor.cursor)
    for (place, row) in seen.enumerated() {
      let y = frame.y + place
      if frame.x > rect.x, row.beginsLine {
        drawNumber(row.line, isCurrent: row.line == current, before: frame, y: y, on: &grid)
      }
      draw(row, of: editor, marks, at: Point(x: frame.x, y: y), in: frame, on: &grid)
    }
    drawBar(seen, in: rect, on: &grid)
  }

  private func drawPlaceholder(in frame: Rect, on grid: inout CellGrid) {
    let words = placeholder.styled { $0 = $0.adding(.dim) }
    for (place, line) in words.wrapped(columns: frame.width).prefix(frame.height).enumerated() {
      grid.put(line, at: Point(x: frame.x, y: frame.y + place), in: frame)
    }
  }

  private func drawNumber(
    _ line: Int, isCurrent: Bool, before frame: Rect, y: Int, on grid: inout CellGrid
  ) {
    let number = String(line + 1)
    grid.put(
      number, at: Point(x: frame.x - 1 - number.utf8.count, y: y), isCurrent ? .plain : .dim)
  }

  /// By bytes, for the rows of the whole text are not known.
  private func drawBar(_ seen: [EditorRow], in rect: Rect, on grid: inout CellGrid) {
    guard borders == .lines, let first = seen.first, let last = seen.last else { return }
    let count = editor.text.count
    let isAll = first.range.lowerBound == 0 && last.endsLine && last.range.upperBound == count
    guard let bar = ScrollBar.split(rect, isNeeded: !isAll).bar else { return }
    ScrollBar(
      first: first.range.lowerBound, visible: last.range.upperBound - first.range.lowerBound,
      count: count, isFocused: isFocused
    ).draw(in: bar, on: &grid)
  }

  /// What is found in the rows seen, and what begins before them.
  private func matches(of editor: TextEditor, in seen: [EditorRow]) -> [Range<Int>] {
    guard let search = editor.search, let first = seen.first, let last = seen.last else {
      return []
    }
    let start = max(0, first.range.lowerBound - search.longest)
    return editor.text.matches(
      search, in: start..<last.range.upperBound, atMost: 10_000)
  }
}

// MARK: - Rows

extension EditorView {
  /// The style of the text changes at these places only.
  private struct Styles {
    var selected: Range<Int>
    var marks: [Range<Int>]

    var isPlain: Bool { selected.isEmpty && marks.isEmpty }

    func style(at offset: Int) -> CellStyle {
      let isMarked = marks.contains { $0.contains(offset) }
      let style: CellStyle = isMarked ? .plain.adding([.bold, .underline]) : .plain
      return selected.contains(offset) ? style.adding(.reverse) : style
    }
  }

  private func draw(
    _ row: EditorRow, of editor: TextEditor, _ marks: [Range<Int>], at point: Point,
    in frame: Rect, on grid: inout CellGrid
  ) {
    let selected = editor.selection.range
    let styles = Styles(
      selected: selected.clamped(to: row.range), marks: marks.filter { $0.overlaps(row.range) })
    var characters = RowCharacters(editor.text[row.range])
    var (x, start, runX) = (0, 0, 0)
    var style = styles.isPlain ? CellStyle.plain : styles.style(at: row.range.lowerBound)
    func flush(to end: Int, on grid: inout CellGrid) {
      guard start < end else { return }
      let text = String(decoding: characters.bytes[start..<end], as: UTF8.self)
      grid.put(text, at: Point(x: point.x + runX, y: point.y), in: frame, style)
    }
    while let next = characters.next(column: x) {
      let place = next.range.lowerBound
      let now = styles.isPlain ? style : styles.style(at: row.range.lowerBound + place)
      if now != style || next.isTab {
        flush(to: place, on: &grid)
        (start, runX, style) = (place, x, now)
      }
      if next.isTab {
        let cells = Rect(x: point.x + x, y: point.y, width: next.width, height: 1)
        grid.fill(cells.intersection(frame), style)
        (start, runX) = (next.range.upperBound, x + next.width)
      }
      x += next.width
    }
    flush(to: characters.bytes.count, on: &grid)
    // A line end that is selected is one cell.
    if row.endsLine, selected.contains(row.range.upperBound) {
      let cell = Rect(x: point.x + x, y: point.y, width: 1, height: 1)
      grid.fill(cell.intersection(frame), .reverse)
    }
  }
}
