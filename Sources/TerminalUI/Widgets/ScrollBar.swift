/// A column that tells where in a list or text the rows seen are.
struct ScrollBar: Widget {
  /// The first row seen, how many are seen, and how many there are.
  var first: Int
  var visible: Int
  var count: Int
  var isFocused = false

  /// The rectangle without the column of a bar, and the column, if one is needed and leaves room
  /// for text.
  static func split(_ rect: Rect, isNeeded: Bool) -> (text: Rect, bar: Rect?) {
    guard isNeeded, rect.width >= 4 else { return (rect, nil) }
    let bar = Rect(x: rect.maxX - 1, y: rect.y, width: 1, height: rect.height)
    return (rect.inset(right: 1), bar)
  }

  func draw(in rect: Rect, on grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    grid.fill(rect)
    grid.fill(Rect(x: rect.x, y: rect.y, width: 1, height: rect.height), with: "│", .dim)
    let point = Point(x: rect.x, y: rect.y + thumb(height: rect.height))
    grid.put("▐", at: point, in: rect, isFocused ? .plain : .dim)
  }

  /// The row of the thumb: at an end only where the list is at its end.
  private func thumb(height: Int) -> Int {
    let hidden = max(1, count - visible)
    let first = max(0, min(first, hidden))
    guard first > 0, height > 2 else { return first == 0 ? 0 : height - 1 }
    return first == hidden ? height - 1 : 1 + (first - 1) * (height - 2) / hidden
  }
}
