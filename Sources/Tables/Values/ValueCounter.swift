/// Counts how often each value of a column occurs.
///
/// Up to 200,000 different values, or 32 MB of them, are counted in memory; where there are more
/// a temporary database on the disk counts them, as exactly.
package final class ValueCounter {
  private let capacity: Int
  private let room: Int
  private let textKey: (String) -> [UInt8]
  private var counts: [ValueKey: Int] = [:]
  private var size = 0
  private var table: ValueTable?
  /// How many cells were counted.
  package private(set) var total = 0

  /// - Parameters:
  ///   - capacity: how many different values are counted in memory.
  ///   - room: how many bytes they may take there.
  ///   - textKey: makes bytes that compare like texts, for values that occur equally often.
  package init(
    capacity: Int = 200_000, room: Int = 32 << 20, textKey: @escaping (String) -> [UInt8]
  ) {
    self.capacity = capacity
    self.room = room
    self.textKey = textKey
  }

  /// Whether there were too many different values for the memory.
  package var isOnDisk: Bool { table != nil }

  /// Counts a cell; one that is missing counts as one that holds nothing.
  package func add(_ cell: Cell) throws(TableError) {
    total += 1
    let key = ValueKey(cell)
    if let index = counts.index(forKey: key) {
      counts.values[index] += 1
      return
    }
    if counts.count >= capacity || size >= room { try moveToDisk() }
    counts[key] = 1
    size += key.size
  }

  /// Hands over the values, those first that occur most often, up to a limit.
  package func forEach(
    limit: Int = .max, _ body: (_ value: Cell, _ count: Int) throws -> Void
  ) throws {
    guard table == nil else {
      try moveToDisk()
      try table?.forEach(limit: limit, textKey: textKey) { try body($0.cell, $1) }
      return
    }
    let ranked = counts.map { (key: $0, count: $1, text: textKey($0.cell.display)) }
      .sorted { first, second in
        if first.count != second.count { return first.count > second.count }
        if first.text != second.text {
          return first.text.lexicographicallyPrecedes(second.text)
        }
        return first.key.kind < second.key.kind
      }
    for (key, count, _) in ranked.prefix(limit) { try body(key.cell, count) }
  }

  private func moveToDisk() throws(TableError) {
    if table == nil { table = try ValueTable() }
    try table?.add(counts)
    counts.removeAll(keepingCapacity: true)
    size = 0
  }
}
