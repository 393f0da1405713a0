extension RowWindow {
  /// The positions of rows sorted by the column at a place, as `SortOrder` sorts; nil where the task
  /// was cancelled meanwhile.
  ///
  /// Only the rows `within` are sorted, where that is given. `textKey` makes bytes that compare like
  /// texts. Cost: reads the file twice, and sorts on the disk; memory: 4 bytes a row.
  package func positions(
    sortedBy column: Int, within positions: [Int32]? = nil, descending: Bool,
    textKey: (String) -> [UInt8]
  ) throws(TableError) -> [Int32]? {
    let wanted = positions.map { Self.marks($0, count: count) }
    var guess = NumberStyleGuess()
    guard
      try forEachCell(
        of: column,
        { position, cell throws(TableError) in
          if wanted?[position] ?? true { guess.add(cell) }
          return !guess.isSettled
        })
    else { return nil }
    let style = guess.style ?? .point
    let sorter = try RowSorter()
    guard
      try forEachCell(
        of: column,
        { position, cell throws(TableError) in
          if wanted?[position] ?? true {
            try sorter.add(SortKey(cell, style: style, textKey: textKey), row: position)
          }
          return true
        })
    else { return nil }
    return try sorter.rows(descending: descending)
  }

  /// Goes through the cells of a column until the body answers false; false where the task was
  /// cancelled.
  private func forEachCell(
    of column: Int, _ body: (Int, Cell) throws(TableError) -> Bool
  ) throws(TableError) -> Bool {
    guard let reader = try reader() else { return true }
    for position in 0..<count {
      if position.isMultiple(of: 1024), Task.isCancelled { return false }
      guard try reader.skip() else { break }
      guard try body(position, reader.cell(column)) else { break }
    }
    return true
  }

  private static func marks(_ positions: [Int32], count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for position in positions where marks.indices.contains(Int(position)) {
      marks[Int(position)] = true
    }
    return marks
  }
}
