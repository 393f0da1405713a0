/// A quiet box where a picture is not there yet or cannot be shown.
package struct PicturePlaceholder: Hashable, Sendable {
  /// What the picture shows, or the word for a picture.
  package var text: String

  package init(_ text: String = "picture") { self.text = text }

  /// Draws a border with the text in its middle; the text in brackets where there is no room for
  /// both.
  package func draw(in rect: Rect, on grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    let text = PrintableText.clean(text)
    guard rect.width >= 3, rect.height >= 3 else {
      put("[\(text)]", at: rect.y + (rect.height - 1) / 2, in: rect, on: &grid)
      return
    }
    let line = String(repeating: "─", count: rect.width - 2)
    put("┌\(line)┐", at: rect.y, in: rect, on: &grid)
    for y in rect.y + 1..<rect.maxY - 1 {
      put("│", at: y, in: rect, on: &grid)
      grid.put("│", at: Point(x: rect.maxX - 1, y: y), in: rect, .dim)
    }
    put("└\(line)┘", at: rect.maxY - 1, in: rect, on: &grid)
    let inside = rect.inset(left: 1, top: 1, right: 1, bottom: 1)
    let fitted = Clip.fit(text, columns: inside.width, alignment: .centre)
    put(fitted, at: inside.y + (inside.height - 1) / 2, in: inside, on: &grid)
  }

  private func put(_ text: String, at y: Int, in rect: Rect, on grid: inout CellGrid) {
    let text = Clip.cut(text, columns: rect.width)
    grid.put(text, at: Point(x: rect.x, y: y), in: rect, .dim)
  }
}
