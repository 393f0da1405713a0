/// What stands in a pane that has nothing else to show: a title, words about it, and a key to press.
package struct MessageView: Widget {
  package var title: StyledText
  package var text: StyledText
  /// What can be done, such as `r Try again`.
  package var hint: StyledText

  package init(title: StyledText, text: StyledText = "", hint: StyledText = "") {
    self.title = title
    self.text = text
    self.hint = hint
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    guard !rect.isEmpty else { return }
    let lines = lines(in: rect.size)
    let top = rect.y + (rect.height - lines.count) / 3
    for (place, line) in lines.enumerated() {
      let x = rect.x + max(0, rect.width - line.columns) / 2
      grid.put(line, at: Point(x: x, y: top + place), in: rect)
    }
  }

  /// As many lines as fit: blank lines go first, then words, marked with `…`; the key stays, since
  /// it is the way on.
  private func lines(in size: Size) -> [StyledText] {
    let columns = size.width >= 12 ? size.width - 4 : size.width
    let head = Self.wrap(title, columns) { $0 = $0.adding(.bold) }
    let body = Self.wrap(text, columns) { $0 = $0.adding(.dim) }
    let foot = Self.wrap(hint, columns) { _ in }
    let parts = [head, body, foot].filter { !$0.isEmpty }
    let spaced = Array(parts.joined(separator: [StyledText("")]))
    if spaced.count <= size.height { return spaced }
    let kept = foot.count < size.height ? foot : []
    let words = head + body + (kept.isEmpty ? foot : [])
    let room = size.height - kept.count
    guard words.count > room, let last = words.prefix(room).last else { return words + kept }
    let marked = (last + "…").columns <= size.width ? last + "…" : last.cutShort(size.width)
    return words.prefix(room - 1) + [marked] + kept
  }

  private static func wrap(
    _ text: StyledText, _ columns: Int, _ change: (inout CellStyle) -> Void
  ) -> [StyledText] {
    text.isEmpty ? [] : text.styled(change).wrapped(columns: columns)
  }
}

extension StyledText {
  /// With an `…` at its end even if all of it would fit.
  fileprivate func cutShort(_ columns: Int) -> StyledText { (self + "…").cut(columns: columns) }
}
