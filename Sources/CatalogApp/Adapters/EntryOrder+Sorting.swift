import Markup
package import Tables

extension EntryOrder {
  /// The positions of a list sorted by a value of its entries: numbers by value, text as people
  /// sort, nothing last; equal ones in the order they came.
  ///
  /// Cost: reads every entry and keeps a key for each while it sorts, about 100 bytes.
  ///
  /// - Parameters:
  ///   - list: what is sorted.
  ///   - positions: those to sort; all if nil.
  ///   - isDescending: turns all but empty values round.
  ///   - value: what an entry is sorted by.
  /// - Returns: the positions in their new order; nil when the task was cancelled meanwhile.
  @concurrent
  package static func sortedPositions(
    _ list: any EntryList, within positions: [Int32]? = nil, descending isDescending: Bool = false,
    by value: @Sendable (Entry) -> Cell
  ) async -> [Int32]? {
    let list = list.forReadingAll
    let count = positions?.count ?? list.count
    var cells: [Cell] = []
    cells.reserveCapacity(count)
    for row in 0..<count {
      if row.isMultiple(of: 256), Task.isCancelled { return nil }
      cells.append(value(list.entry(at: positions.map { Int($0[row]) } ?? row)))
    }
    let places = SortOrder.places(of: cells, descending: isDescending, textKey: NaturalOrder.key)
    return Task.isCancelled ? nil : places.map { positions?[$0] ?? Int32(clamping: $0) }
  }
}
