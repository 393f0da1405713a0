/// A row of dots that tells which page is seen, or `2/7` where the dots do not fit.
package struct PageDots: Widget {
  /// From 0.
  package var page: Int
  package var count: Int

  package init(page: Int, count: Int) {
    self.page = page
    self.count = count
  }

  /// One page needs no dots.
  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    guard count > 1, !rect.isEmpty else { return }
    if let start = start(in: rect) {
      for place in 0..<count {
        // Not ○, which is the same as ● in ASCII.
        let dot = place == page ? "●" : "·"
        grid.put(dot, at: Point(x: start + place * 2, y: rect.y), in: rect)
      }
    } else {
      let words = "\(page + 1)/\(count)"
      guard words.utf8.count <= rect.width else { return }
      let x = rect.x + (rect.width - words.utf8.count) / 2
      grid.put(words, at: Point(x: x, y: rect.y), in: rect)
    }
  }

  /// The page whose dot is at a point.
  package func page(at point: Point, in rect: Rect) -> Int? {
    guard count > 1, rect.row(0).contains(point), let start = start(in: rect) else { return nil }
    let place = point.x - start
    return place >= 0 && place % 2 == 0 && place / 2 < count ? place / 2 : nil
  }

  /// The column of the first dot, if they all fit.
  private func start(in rect: Rect) -> Int? {
    let columns = count * 2 - 1
    return columns <= rect.width ? rect.x + (rect.width - columns) / 2 : nil
  }
}
