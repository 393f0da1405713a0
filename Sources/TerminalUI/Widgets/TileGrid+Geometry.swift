extension TileGrid {
  /// The tiles of a full page; at least one, however small the window.
  package func tilesPerPage(in rect: Rect) -> Int {
    let shape = shape(in: rect)
    return shape.columns * shape.rows
  }

  /// The pages that the tiles fill; none without tiles.
  package func pages(in rect: Rect) -> Int {
    let tiles = tilesPerPage(in: rect)
    return (count + tiles - 1) / tiles
  }

  /// The page that a tile is on.
  package func page(of index: Int, in rect: Rect) -> Int { max(0, index) / tilesPerPage(in: rect) }

  /// The tiles of a column of the page: so far is it to the neighbour at the right.
  package func rows(in rect: Rect) -> Int { shape(in: rect).rows }

  /// Where a tile is on its page, without the blank behind it; what is left over is at the margins.
  package func rect(of index: Int, in rect: Rect) -> Rect {
    let (area, shape) = (area(in: rect), shape(in: rect))
    let place = max(0, index) % (shape.columns * shape.rows)
    let x = max(0, area.width - shape.columns * tile.width) / 2 + place / shape.rows * tile.width
    let y = max(0, area.height - shape.rows * tile.height) / 2 + place % shape.rows * tile.height
    let width = tile.width > 1 ? tile.width - 1 : 1
    return Rect(x: area.x + x, y: area.y + y, width: width, height: tile.height)
      .intersection(area)
  }

  /// The part of a tile above its caption.
  package func pictureRect(of index: Int, in rect: Rect) -> Rect {
    self.rect(of: index, in: rect).inset(bottom: 1)
  }

  func captionRect(of index: Int, in rect: Rect) -> Rect {
    let tile = self.rect(of: index, in: rect)
    return tile.row(tile.height - 1)
  }

  /// The tile of the page seen at a point.
  package func index(at point: Point, in rect: Rect) -> Int? {
    let tiles = tilesPerPage(in: rect)
    let first = page * tiles
    return (first..<max(first, min(count, first + tiles))).first {
      self.rect(of: $0, in: rect).contains(point)
    }
  }

  /// Where the terminal's cursor belongs: the first cell of the highlighted caption.
  package func cursorPoint(in rect: Rect) -> Point? {
    guard let highlighted, highlighted >= 0, page(of: highlighted, in: rect) == page else {
      return nil
    }
    let line = captionRect(of: highlighted, in: rect)
    return line.isEmpty ? nil : Point(x: line.x + min(1, line.width - 1), y: line.y)
  }

  /// The row of the page dots; empty in a window of one row, which is for tiles.
  package func dotsRect(in rect: Rect) -> Rect {
    rect.height > 1 ? rect.row(rect.height - 1) : rect.row(-1)
  }

  private func area(in rect: Rect) -> Rect { rect.height > 1 ? rect.inset(bottom: 1) : rect }

  private func shape(in rect: Rect) -> (columns: Int, rows: Int) {
    let area = area(in: rect)
    return (max(1, area.width / tile.width), max(1, area.height / tile.height))
  }
}
