/// The row at the foot: the keys that do something now, or a message in their place.
package struct KeyHints: Widget {
  /// The most important first; the last one, such as that for help, is kept before all others.
  package var hints: [(key: String, label: String)]
  /// What is told in place of the hints.
  package var message: StyledText?

  package init(hints: [(key: String, label: String)], message: StyledText? = nil) {
    self.hints = hints
    self.message = message
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let line = rect.row(0)
    if let message {
      grid.put(message.cut(columns: line.width), at: Point(x: line.x, y: line.y), in: line)
      return
    }
    var x = line.x
    for text in fitting(line.width) {
      x += grid.put(text, at: Point(x: x, y: line.y), in: line) + Self.gap
    }
  }

  /// As many of the first hints as fit whole, and the last one.
  private func fitting(_ width: Int) -> [StyledText] {
    var texts = hints.map { StyledText($0.key, .bold) + StyledText(" " + $0.label) }
    var room = width
    var last: [StyledText] = []
    if let text = texts.last, text.columns <= room {
      texts.removeLast()
      room -= text.columns + Self.gap
      last = [text]
    }
    let first = texts.prefix { text in
      let fits = text.columns <= room
      room -= text.columns + Self.gap
      return fits
    }
    return first + last
  }

  private static let gap = 2
}
