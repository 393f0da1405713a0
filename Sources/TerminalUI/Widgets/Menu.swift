/// Actions to choose from, with the keys that do the same; it is drawn inside a panel.
package struct Menu: Widget {
  package struct Row: Hashable, Sendable {
    package var label: StyledText
    /// The key that does the same, shown at the right.
    package var key: String
    /// Why it cannot be chosen now, shown in place of the key; nil if it can.
    package var disabledReason: String?

    package init(_ label: StyledText, key: String = "", disabledReason: String? = nil) {
      self.label = label
      self.key = key
      self.disabledReason = disabledReason
    }
  }

  package var rows: [Row]
  /// The place in `rows` of the highlighted one.
  package var highlighted: Int?
  package var borders: Borders

  package init(rows: [Row], highlighted: Int? = nil, borders: Borders = .lines) {
    self.rows = rows
    self.highlighted = highlighted
    self.borders = borders
  }

  /// The columns in which every label and what is right of it stand whole.
  package var idealWidth: Int {
    let widths = rows.map { row in
      let hint = Self.hint(of: row).columns
      return row.label.columns + (hint > 0 ? Self.gap + hint : 0)
    }
    return Self.labelColumn + (widths.max() ?? 0) + 1
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    for (place, index) in seen(in: rect).enumerated() {
      draw(rows[index], isHighlighted: index == highlighted, in: rect.row(place), on: &grid)
    }
  }

  /// The place in `rows` of the one that is drawn there.
  package func row(at point: Point, in rect: Rect) -> Int? {
    guard rect.contains(point) else { return nil }
    let index = seen(in: rect).lowerBound + point.y - rect.y
    return rows.indices.contains(index) ? index : nil
  }

  /// Where the terminal's cursor belongs: the first cell of the highlighted label.
  package func cursorPoint(in rect: Rect) -> Point? {
    let seen = seen(in: rect)
    guard let highlighted, seen.contains(highlighted), rect.width > 0 else { return nil }
    let x = min(Self.labelColumn, rect.width - 1)
    return Point(x: rect.x + x, y: rect.y + highlighted - seen.lowerBound)
  }

  private func seen(in rect: Rect) -> Range<Int> {
    Viewport().showing(highlighted ?? 0, of: rows.count, height: rect.height)
      .visible(of: rows.count, height: rect.height)
  }

  private func draw(_ row: Row, isHighlighted: Bool, in line: Rect, on grid: inout CellGrid) {
    if isHighlighted { grid.put("›", at: Point(x: line.x, y: line.y), in: line, .bold) }
    let area = line.inset(left: Self.labelColumn, right: line.width > 3 ? 1 : 0)
    let hint = Self.hint(of: row).styled { if !isHighlighted { $0 = $0.adding(.dim) } }
    let room = area.width - Self.gap - row.label.columns
    let isDisabled = row.disabledReason != nil
    let label = row.label.cut(columns: area.width).styled {
      if isDisabled { $0 = $0.adding(.dim) }
    }
    let end = area.x + grid.put(label, at: Point(x: area.x, y: area.y), in: area)
    // A key that is cut would be another key, but some of a reason is better than none.
    let columns = hint.columns
    if columns <= room {
      grid.put(hint, at: Point(x: area.maxX - columns, y: area.y), in: area)
    } else if isDisabled, room >= 4 {
      grid.put(hint.cut(columns: room), at: Point(x: end + Self.gap, y: area.y), in: area)
    }
    if isHighlighted { grid.restyle(line) { $0 = $0.adding(.reverse) } }
  }

  private static func hint(of row: Row) -> StyledText {
    StyledText(row.disabledReason ?? row.key)
  }

  /// The cells before a label: the mark of the highlighted row and a blank.
  private static let labelColumn = 2
  private static let gap = 2
}
