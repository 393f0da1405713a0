/// Makes of two grids the bytes that turn a screen showing one into a screen showing the other.
package enum FrameEncoder {
  /// The bytes of one frame; none where both look the same.
  ///
  /// Without an old grid, or with one of another size, the screen is cleared and drawn in full. The
  /// bytes leave the terminal with its standard style, no open link and, where the grid has none, no
  /// cursor. They count on a terminal that does not wrap at its last column.
  package static func bytes(
    from old: CellGrid?, to new: CellGrid, _ profile: TerminalProfile
  ) -> [UInt8] {
    let before = old?.size == new.size ? old : nil
    var frame = FrameDifference(
      old: before ?? CellGrid(new.size), new: new, profile: profile, isFull: before == nil)
    frame.draw()
    if frame.writer.bytes.isEmpty { return cursorBytes(from: before?.cursor, to: new) }
    frame.writer.rest()
    frame.writer.show(new.shownCursor)
    if profile.hasSynchronizedUpdates { frame.writer.append("\u{1B}[?2026l") }
    return frame.writer.bytes
  }

  /// Where nothing else has changed.
  private static func cursorBytes(from old: Point?, to new: CellGrid) -> [UInt8] {
    let old = old.flatMap { new.bounds.contains($0) ? $0 : nil }
    guard old != new.shownCursor else { return [] }
    var writer = FrameWriter()
    if new.shownCursor == nil { writer.append("\u{1B}[?25l") }
    writer.show(new.shownCursor, isShown: old != nil)
    return writer.bytes
  }
}

extension CellGrid {
  /// The cursor, if it stands on the grid.
  fileprivate var shownCursor: Point? { cursor.flatMap { bounds.contains($0) ? $0 : nil } }
}
