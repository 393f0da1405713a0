extension ListView {
  func draw(_ row: Row, isHighlighted: Bool, in rect: Rect, on grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    if isHighlighted { grid.put("›", at: Point(x: rect.x, y: rect.y), in: rect, .bold) }
    let line = drawMark(row, in: rect.row(0).inset(left: Self.titleColumn), on: &grid)
    // Without the focus only the words stand out, not the row.
    let title =
      isHighlighted && !isFocused ? row.title.styled { $0 = $0.adding(.reverse) } : row.title
    // Dim in reverse video is hard to read.
    let isLoud = isHighlighted && isFocused
    let subtitle = row.subtitle?.styled { $0 = isLoud ? $0 : $0.adding(.dim) } ?? ""
    if lineHeight == 1 {
      let parts = Self.share(line.width, title, subtitle)
      grid.put(parts.title, at: Point(x: line.x, y: line.y), in: line)
      grid.put(parts.subtitle, at: Point(x: line.x + parts.column, y: line.y), in: line)
    } else {
      grid.put(title.cut(columns: line.width), at: Point(x: line.x, y: line.y), in: line)
      let below = rect.row(1).inset(left: Self.titleColumn)
      grid.put(subtitle.cut(columns: below.width), at: Point(x: below.x, y: below.y), in: below)
    }
    if row.isDim || isStale { grid.restyle(rect) { $0 = $0.adding(.dim) } }
    if isLoud { grid.restyle(rect) { $0 = $0.adding(.reverse) } }
  }

  /// Draws the mark, if it leaves room for some of the title.
  ///
  /// - Returns: what it leaves of the line.
  private func drawMark(_ row: Row, in line: Rect, on grid: inout CellGrid) -> Rect {
    guard let mark = row.mark.map({ StyledText($0).cut(columns: 2) }) else { return line }
    let columns = mark.columns
    guard columns > 0, line.width >= columns + 4 else { return line }
    grid.put(mark, at: Point(x: line.maxX - columns, y: line.y), in: line)
    return line.inset(right: columns + 1)
  }

  /// The column where subtitles begin, the same for all rows; nil where there is no room for them.
  private static func subtitleColumn(_ width: Int) -> Int? {
    let column = min(width * 3 / 5, 40) + gap
    return width - column >= 10 ? column : nil
  }

  /// A title and a subtitle for one line; a title that needs more than its column has all of it, and
  /// a subtitle only where both fit.
  private static func share(
    _ width: Int, _ title: StyledText, _ subtitle: StyledText
  ) -> (title: StyledText, subtitle: StyledText, column: Int) {
    let end = title.columns + gap
    guard let column = subtitleColumn(width) else { return (title.cut(columns: width), "", width) }
    if end <= column { return (title, subtitle.cut(columns: width - column), column) }
    if end + subtitle.columns <= width { return (title, subtitle, end) }
    return (title.cut(columns: width), "", width)
  }

  /// The cells between a title and its subtitle.
  private static let gap = 2
}
