/// A size in character cells; never negative.
package struct Size: Hashable, Sendable {
  /// Cells from left to right.
  package var width: Int
  /// Cells from top to bottom.
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether there is no cell to draw on.
  package var isEmpty: Bool { width == 0 || height == 0 }
}
