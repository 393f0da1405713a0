/// Rows of a list, one of which may be highlighted.
///
/// The first cell of a row is for the mark of the highlighted one, `›`; a row's own mark stands at
/// its right end. A scroll bar takes the last column where not all rows are seen.
package struct ListView: Widget {
  package struct Row: Hashable, Sendable {
    package var title: StyledText
    package var subtitle: StyledText?
    /// One or two cells, such as `●`.
    package var mark: String?
    package var isDim: Bool

    package init(
      _ title: StyledText, subtitle: StyledText? = nil, mark: String? = nil, isDim: Bool = false
    ) {
      self.title = title
      self.subtitle = subtitle
      self.mark = mark
      self.isDim = isDim
    }
  }

  /// How much room a row takes.
  package enum Density: Hashable, Sendable {
    /// A line a row, the subtitle behind the title.
    case compact
    /// The subtitle in a second line.
    case comfortable
  }

  /// The rows seen, from the top.
  package var rows: [Row]
  /// The place in `rows` of the highlighted one.
  package var highlighted: Int?
  package var isFocused: Bool
  /// The place of the first row seen among all, and how many there are.
  package var firstRow: Int
  package var count: Int
  /// Lines a row, 1 or 2.
  package var lineHeight: Int
  /// Whether the rows are of an earlier loading: they are drawn dim.
  package var isStale: Bool
  package var borders: Borders

  /// Those seen are all there is if the count is nil.
  package init(
    rows: [Row], highlighted: Int? = nil, isFocused: Bool = true, firstRow: Int = 0,
    count: Int? = nil, lineHeight: Int = 1, isStale: Bool = false, borders: Borders = .lines
  ) {
    self.rows = rows
    self.highlighted = highlighted
    self.isFocused = isFocused
    self.firstRow = firstRow
    self.count = count ?? rows.count
    self.lineHeight = max(1, min(2, lineHeight))
    self.isStale = isStale
    self.borders = borders
  }

  /// The lines that a row takes: two only where they are wanted and there is something to write.
  package static func lineHeight(
    width: Int, hasSubtitles: Bool, density: Density = .compact
  ) -> Int {
    density == .comfortable && hasSubtitles && width >= 8 ? 2 : 1
  }

  /// The rows of which at least the title is seen in so many lines.
  package static func rowsSeen(height: Int, lineHeight: Int) -> Int {
    max(0, height) / max(1, lineHeight)
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let seen = Self.rowsSeen(height: rect.height, lineHeight: lineHeight)
    let isBarNeeded = count > seen && borders == .lines
    let (area, bar) = ScrollBar.split(rect, isNeeded: isBarNeeded)
    for (place, row) in rows.prefix(seen).enumerated() {
      draw(row, isHighlighted: place == highlighted, in: rectangle(of: place, in: area), on: &grid)
    }
    if let bar {
      ScrollBar(first: firstRow, visible: seen, count: count, isFocused: isFocused)
        .draw(in: bar, on: &grid)
    }
  }

  /// Where the terminal's cursor belongs: the first cell of the highlighted row's title.
  package func cursorPoint(in rect: Rect) -> Point? {
    guard let highlighted, rows.indices.contains(highlighted) else { return nil }
    let row = rectangle(of: highlighted, in: rect)
    guard !row.isEmpty else { return nil }
    return Point(x: row.x + min(Self.titleColumn, row.width - 1), y: row.y)
  }

  /// The place in `rows` of the one that is drawn there.
  package func row(at point: Point, in rect: Rect) -> Int? {
    guard rect.contains(point) else { return nil }
    let place = (point.y - rect.y) / lineHeight
    let seen = Self.rowsSeen(height: rect.height, lineHeight: lineHeight)
    return place < min(rows.count, seen) ? place : nil
  }

  /// The cells before a title: the mark of the highlighted row and a blank.
  static let titleColumn = 2

  private func rectangle(of place: Int, in rect: Rect) -> Rect {
    Rect(x: rect.x, y: rect.y + place * lineHeight, width: rect.width, height: lineHeight)
      .intersection(rect)
  }
}
