/// Which positions of a list are shown, in which order.
///
/// Built off the main thread; 4 to 8 bytes for each row.
package struct EntryOrder: Equatable, Sendable {
  /// From row to position in the list.
  package let positions: [Int32]
  private let inverse: Inverse

  /// The way back, in the form that takes the least room.
  private enum Inverse: Equatable, Sendable {
    /// The positions grow, so they are searched themselves.
    case growing
    /// From position to row, -1 where none is shown.
    case rows([Int32])
    /// The rows by their positions.
    case sorted([Int32])
  }

  /// An order of a list with `count` entries; positions that are not in it are left out.
  ///
  /// Cost: O(n), or O(n log n) in what is shown where that is little of the list.
  package init(positions: [Int32], count: Int) {
    let positions = positions.filter { $0 >= 0 && Int($0) < count }
    self.positions = positions
    if zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 }) {
      inverse = .growing
    } else if positions.count >= count / 4 {
      var rows = [Int32](repeating: -1, count: count)
      for (row, position) in positions.enumerated() { rows[Int(position)] = Int32(clamping: row) }
      inverse = .rows(rows)
    } else {
      inverse = .sorted(
        positions.indices.map { Int32(clamping: $0) }
          .sorted { positions[Int($0)] < positions[Int($1)] })
    }
  }

  /// The number of rows.
  package var count: Int { positions.count }

  /// The row that shows a position; nil if none does.
  ///
  /// Cost: O(1) or O(log n).
  package func row(of position: Int) -> Int? {
    switch inverse {
    case .growing:
      return search(for: position) { $0 }
    case .rows(let rows):
      guard rows.indices.contains(position), rows[position] >= 0 else { return nil }
      return Int(rows[position])
    case .sorted(let rows):
      return search(for: position) { Int(rows[$0]) }
    }
  }

  /// Halves the rows, which `row` names by the place of their position among all positions.
  private func search(for position: Int, row: (Int) -> Int) -> Int? {
    var range = 0..<positions.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let found = Int(positions[row(middle)])
      if found == position { return row(middle) }
      range = found < position ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
