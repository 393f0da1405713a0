/// Tiles that fill a column downwards, then the next column, then the next page.
///
/// The last row tells the page. A tile's last row is its caption; the rest is for a picture.
package struct TileGrid: Widget {
  /// The size of a tile with the blank behind it.
  package var tile: Size
  /// All tiles, of all pages.
  package var count: Int
  /// The page seen, from 0.
  package var page: Int
  /// The captions of the page seen.
  package var captions: [StyledText]
  /// The place among all tiles of the highlighted one.
  package var highlighted: Int?
  package var isFocused: Bool

  package init(
    tile: Size, count: Int, page: Int = 0, captions: [StyledText] = [], highlighted: Int? = nil,
    isFocused: Bool = true
  ) {
    self.tile = Size(width: max(1, tile.width), height: max(1, tile.height))
    self.count = max(0, count)
    self.page = page
    self.captions = captions
    self.highlighted = highlighted
    self.isFocused = isFocused
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let first = page * tilesPerPage(in: rect)
    for (place, caption) in captions.prefix(tilesPerPage(in: rect)).enumerated() {
      let line = captionRect(of: first + place, in: rect)
      draw(caption, isHighlighted: first + place == highlighted, in: line, on: &grid)
    }
    PageDots(page: page, count: pages(in: rect)).draw(in: dotsRect(in: rect), on: &grid)
  }

  private func draw(
    _ caption: StyledText, isHighlighted: Bool, in line: Rect, on grid: inout CellGrid
  ) {
    guard !line.isEmpty else { return }
    let text = line.inset(left: 1)
    let words = caption.cut(columns: text.width).styled {
      if isHighlighted { $0 = $0.adding(.bold) }
    }
    grid.put(words, at: Point(x: text.x, y: text.y), in: text)
    guard isHighlighted else { return }
    grid.put("›", at: Point(x: line.x, y: line.y), in: line, .bold)
    if isFocused { grid.restyle(line) { $0 = $0.adding(.reverse) } }
  }
}
