extension CellGrid {
  /// Puts one row of another grid here, as much of it as the clip shows.
  package mutating func put(
    _ other: CellGrid, row: Int, at point: Point, in clip: Rect? = nil
  ) {
    guard row >= 0, row < other.size.height else { return }
    var x = point.x
    for column in 0..<other.size.width {
      let cell = other[column, row]
      var style = cell.style
      style.link = 0
      let text = other.text(of: cell)
      if !text.isEmpty { put(text, at: Point(x: x, y: point.y), in: clip, style) }
      x += 1
    }
  }
}
