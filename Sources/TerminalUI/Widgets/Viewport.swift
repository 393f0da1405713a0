/// Which rows of a longer list or text are seen, by the first of them.
package struct Viewport: Hashable, Sendable {
  /// The rows above it.
  package var offset: Int

  package init(offset: Int = 0) { self.offset = offset }

  /// Moved as little as shows a row, with so many rows around it where there are any.
  ///
  /// A row that does not exist moves nothing; the margin is less where it does not fit.
  package func showing(_ row: Int, of count: Int, height: Int, margin: Int = 0) -> Viewport {
    let start = clamped(of: count, height: height)
    guard height > 0, row >= 0, row < count else { return start }
    let margin = max(0, min(margin, (height - 1) / 2))
    let (lowest, highest) = (row - height + 1 + margin, row - margin)
    return Viewport(offset: max(lowest, min(highest, start.offset)))
      .clamped(of: count, height: height)
  }

  /// Moved by so many rows, down or up, as far as there are any.
  package func scrolled(by rows: Int, of count: Int, height: Int) -> Viewport {
    let (sum, isOver) = offset.addingReportingOverflow(rows)
    return Viewport(offset: isOver ? (rows > 0 ? .max : 0) : sum)
      .clamped(of: count, height: height)
  }

  /// Moved so that no row is seen behind the last one, if that is possible.
  package func clamped(of count: Int, height: Int) -> Viewport {
    Viewport(offset: max(0, min(offset, max(0, count) - max(0, height))))
  }

  /// The rows seen.
  package func visible(of count: Int, height: Int) -> Range<Int> {
    let start = clamped(of: count, height: height).offset
    return start..<min(max(start, count), start + max(0, height))
  }
}
