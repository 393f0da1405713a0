extension RowWindow {
  /// The positions of rows sorted by columns, the one that counts most first, as `SortOrder` sorts;
  /// nil where the task was cancelled meanwhile.
  ///
  /// Only the rows `within` are sorted, where that is given; equal ones come as the file has them.
  /// `textKey` makes bytes that compare like texts. Cost: reads the file twice, and sorts on the
  /// disk; memory: 1 byte a row of the file where not all are sorted.
  package func positions(
    sortedBy orders: [Order], within positions: [Int32]? = nil, progress: WorkProgress = .none,
    textKey: (String) -> [UInt8]
  ) throws(TableError) -> PositionList? {
    let wanted = positions.map { Self.marks($0, count: count) }
    let reading = progress.part(from: 0, to: 0.3)
    guard
      let styles = try styles(
        of: orders.map(\.column), progress: reading, where: { wanted?[$0] ?? true })
    else { return nil }
    let sorter = try RowSorter(descending: orders.map(\.isDescending))
    let isWhole = try pass(progress: progress.part(from: 0.3, to: 0.7)) {
      (position, row) throws(TableError) in
      guard wanted?[position] ?? true else { return true }
      let keys = zip(orders, styles).map { SortKey(row[$0.column], style: $1, textKey: textKey) }
      try sorter.add(keys, row: position)
      return true
    }
    guard isWhole else { return nil }
    return try sorter.rows(in: spool, progress: progress.part(from: 0.7, to: 1))
  }

  /// Whether each row is among some positions.
  private static func marks(_ positions: [Int32], count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for position in positions where marks.indices.contains(Int(position)) {
      marks[Int(position)] = true
    }
    return marks
  }
}
