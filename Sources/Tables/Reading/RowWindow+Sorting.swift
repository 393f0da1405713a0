extension RowWindow {
  /// The positions of rows sorted by the column at a place, as `SortOrder` sorts; nil where the task
  /// was cancelled meanwhile.
  ///
  /// Only the rows `within` are sorted, where that is given, and equal ones keep its order. `textKey`
  /// makes bytes that compare like texts. Cost: reads the file twice, and sorts on the disk;
  /// memory: 4 bytes a row.
  package func positions(
    sortedBy column: Int, within positions: [Int32]? = nil, descending: Bool,
    textKey: (String) -> [UInt8]
  ) throws(TableError) -> [Int32]? {
    let ranks = positions.map { Self.ranks($0, count: count) }
    var guess = NumberStyleGuess()
    guard
      try forEachCell(
        of: column,
        { position, cell throws(TableError) in
          if ranks?[position] != -1 { guess.add(cell) }
          return !guess.isSettled
        })
    else { return nil }
    let style = guess.style ?? .point
    let sorter = try RowSorter(descending: [descending])
    guard
      try forEachCell(
        of: column,
        { position, cell throws(TableError) in
          let rank = ranks.map { Int($0[position]) } ?? position
          if rank >= 0 {
            try sorter.add([SortKey(cell, style: style, textKey: textKey)], row: rank)
          }
          return true
        })
    else { return nil }
    let sorted = try sorter.rows()
    guard let positions else { return sorted }
    return sorted?.map { positions[Int($0)] }
  }

  /// Goes through the cells of a column until the body answers false; false where the task was
  /// cancelled.
  package func forEachCell(
    of column: Int, _ body: (Int, Cell) throws(TableError) -> Bool
  ) throws(TableError) -> Bool {
    guard let reader = try reader() else { return true }
    for position in 0..<count {
      if position.isMultiple(of: 1024), Task.isCancelled { return false }
      guard try reader.skip() else {
        noteEnd()
        break
      }
      guard try body(position, reader.cell(column)) else { break }
    }
    return true
  }

  /// Where the column of exactly that name is.
  package func place(of name: String) -> Int? {
    columns.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The places of positions among those that are sorted; -1 where one is not.
  private static func ranks(_ positions: [Int32], count: Int) -> [Int32] {
    var ranks = [Int32](repeating: -1, count: count)
    for (rank, position) in positions.enumerated() where ranks.indices.contains(Int(position)) {
      ranks[Int(position)] = Int32(clamping: rank)
    }
    return ranks
  }
}
