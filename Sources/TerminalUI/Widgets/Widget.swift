/// Something that draws itself in a rectangle, and nowhere else, at any size down to nothing.
///
/// It keeps no state: what is scrolled and what is highlighted is handed in.
package protocol Widget: Sendable {
  func draw(in rect: Rect, on grid: inout CellGrid)
}
