/// Which positions of a source are shown, in which order.
@usableFromInline struct RowOrder: Equatable, Sendable {
  /// From row to position in the source.
  @usableFromInline let positions: [Int]
  /// From position in the source to row; -1 for a position that is not shown.
  @usableFromInline let rows: [Int]

  private init(positions: [Int], of count: Int) {
    self.positions = positions
    var rows = [Int](repeating: -1, count: count)
    for (row, position) in positions.enumerated() { rows[position] = row }
    self.rows = rows
  }

  /// Filters, then sorts; items that are in order either way keep the order of the source.
  init<Item>(_ items: [Item], _ arrangement: Arrangement, _ arranging: Arranging<Item>) {
    var positions = Array(items.indices)
    if let includes = arrangement.filter.flatMap(arranging.filter) {
      positions.removeAll { !includes(items[$0]) }
    }
    if let areInOrder = arrangement.sort.flatMap(arranging.order) {
      positions.sort { left, right in
        if areInOrder(items[left], items[right]) { return true }
        return left < right && !areInOrder(items[right], items[left])
      }
    }
    self.init(positions: positions, of: items.count)
  }

  /// The order that is left after the removal of a position of the source.
  func removing(_ position: Int) -> RowOrder {
    RowOrder(
      positions: positions.compactMap {
        $0 == position ? nil : $0 > position ? $0 - 1 : $0
      }, of: rows.count - 1)
  }
}
