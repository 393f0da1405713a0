import Synchronization
package import Tables

/// Which positions of a list are shown, in which order.
///
/// Built off the main thread; 4 to 8 bytes for each row, none of a long list that is in a file.
package struct EntryOrder: Equatable, Sendable {
  /// From row to position in the list.
  package let positions: PositionList
  private let inverse: Inverse

  /// The way back, in the form that takes the least room.
  private enum Inverse: Equatable, Sendable {
    /// The positions grow, so they are searched themselves.
    case growing
    /// From position to row, -1 where none is shown.
    case rows([Int32])
    /// The rows by their positions.
    case sorted([Int32])
    /// There are so many that a second list of them would be felt: they are looked through, but for
    /// the row found last and its neighbours.
    case looked(LastRow)
  }

  /// An order of a list with `count` entries; positions that are not in it are left out.
  ///
  /// Cost: O(n), or O(n log n) in what is shown where that is little of the list. What is given is
  /// not copied where all of it is in the list.
  package init(_ list: PositionList, count: Int) {
    let isWhole = list.allSatisfy { $0 >= 0 && Int($0) < count }
    let list = isWhole ? list : PositionList(list.filter { $0 >= 0 && Int($0) < count })
    positions = list
    if Self.isGrowing(list) {
      inverse = .growing
      return
    }
    guard list.count <= Self.many else {
      inverse = .looked(LastRow())
      return
    }
    let positions = list.array
    if positions.count >= count / 4 {
      var rows = [Int32](repeating: -1, count: count)
      for (row, position) in positions.enumerated() { rows[Int(position)] = Int32(clamping: row) }
      inverse = .rows(rows)
    } else {
      inverse = .sorted(
        positions.indices.map { Int32(clamping: $0) }
          .sorted { positions[Int($0)] < positions[Int($1)] })
    }
  }

  /// Of more rows no second list is made.
  package static let many = PositionList.mostInMemory

  /// The same of positions in memory.
  package init(positions: [Int32], count: Int) {
    self.init(PositionList(positions), count: count)
  }

  private static func isGrowing(_ positions: PositionList) -> Bool {
    var last: Int32 = -1
    return positions.allSatisfy { position in
      defer { last = position }
      return position > last
    }
  }

  /// Whether a second one like it would be felt.
  package var isLong: Bool { count > Self.many }

  /// The number of rows.
  package var count: Int { positions.count }

  /// The row that shows a position; nil if none does.
  ///
  /// Cost: O(1) or O(log n); O(n) in a long list for a row that is far from the one asked for last,
  /// some milliseconds for ten million.
  package func row(of position: Int) -> Int? {
    switch inverse {
    case .growing:
      return search(for: position) { $0 }
    case .rows(let rows):
      guard rows.indices.contains(position), rows[position] >= 0 else { return nil }
      return Int(rows[position])
    case .sorted(let rows):
      return search(for: position) { Int(rows[$0]) }
    case .looked(let last): return last.row(of: position, in: positions)
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

/// The row that was found last, beside which the next one is likely to be, and what was not found.
private final class LastRow: Equatable, Sendable {
  private let last = Mutex<(row: Int, missing: Int32?)>((0, nil))

  /// The row that shows a position; nil if none does.
  func row(of position: Int, in positions: PositionList) -> Int? {
    guard let wanted = Int32(exactly: position) else { return nil }
    let (row, missing) = last.withLock { $0 }
    if wanted == missing { return nil }
    let near = (max(0, row - 1)..<min(positions.count, row + 2)).first { positions[$0] == wanted }
    let found = near ?? positions.enumerated().first { $0.element == wanted }?.offset
    last.withLock { last in
      if let found { last.row = found } else { last.missing = wanted }
    }
    return found
  }

  /// What was asked for makes no difference.
  static func == (first: LastRow, second: LastRow) -> Bool { true }
}
