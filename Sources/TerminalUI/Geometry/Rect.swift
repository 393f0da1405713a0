/// A rectangle of character cells; its size is never negative, so arithmetic on tiny windows is
/// safe.
package struct Rect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package let size: Size

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    size = Size(width: width, height: height)
  }

  package init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package var width: Int { size.width }
  package var height: Int { size.height }
  /// The first column behind it.
  package var maxX: Int { x + width }
  /// The first row below it.
  package var maxY: Int { y + height }
  package var isEmpty: Bool { size.isEmpty }

  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// What both cover; empty where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Without so many cells at its sides.
  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    Rect(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
  }

  /// One row of it, counted from its top; empty where it has no such row.
  package func row(_ index: Int) -> Rect {
    let isInside = index >= 0 && index < height
    return Rect(x: x, y: y + index, width: width, height: isInside ? 1 : 0)
  }
}
