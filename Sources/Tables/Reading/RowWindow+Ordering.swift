extension RowWindow {
  /// A column to sort by.
  package struct Order: Sendable {
    /// The column's place; rows that lack it have no value.
    package var column: Int
    package var isDescending: Bool

    package init(column: Int, isDescending: Bool) {
      self.column = column
      self.isDescending = isDescending
    }
  }

  /// Goes through wanted rows in the order of several columns, the one that counts most first, until
  /// the body answers false.
  ///
  /// `isWanted` looks at the cells of a row; `textKey` makes bytes that compare like texts. Cost:
  /// reads the file twice, sorts on the disk, and reads each row once more where it is; memory does
  /// not grow with the rows.
  package func forEach(
    sortedBy orders: [Order], textKey: (String) -> [UInt8],
    where isWanted: (_ cell: (Int) -> Cell) -> Bool, _ body: (Int, TableRow) -> Bool
  ) throws(TableError) {
    guard let styles = try styles(of: orders.map(\.column)) else { return }
    let sorter = try RowSorter(descending: orders.map(\.isDescending))
    guard let reader = try reader() else { return }
    for position in 0..<count {
      guard try reader.skip(), let place = reader.place else { break }
      guard isWanted({ reader.cell($0) }) else { continue }
      let keys = zip(orders, styles).map {
        SortKey(reader.cell($0.column), style: $1, textKey: textKey)
      }
      try sorter.add(keys, row: position, at: place)
    }
    try sorter.forEach { position, place throws(TableError) in
      guard let row = try row(reader, at: place) else { return true }
      return body(position, row)
    }
  }

  private func row(
    _ reader: any CellReader, at place: RowPlace
  ) throws(TableError) -> TableRow? {
    if let database = reader as? SQLiteTableReader {
      return try database.row(withID: Int64(place.offset))
    }
    return try self.reader(at: place).next()
  }

  /// How numbers are written in columns, by the rows that count; nil where the task was cancelled
  /// meanwhile.
  func styles(
    of columns: [Int], progress: WorkProgress = .none,
    where counts: (_ position: Int) -> Bool = { _ in true }
  ) throws(TableError) -> [NumberStyle]? {
    var guesses = columns.map { _ in NumberStyleGuess() }
    let isWhole = try pass(progress: progress) { (position, row) throws(TableError) in
      guard counts(position) else { return true }
      for (place, column) in columns.enumerated() where !guesses[place].isSettled {
        guesses[place].add(row[column])
      }
      return guesses.contains { !$0.isSettled }
    }
    return isWhole ? guesses.map { $0.style ?? .point } : nil
  }
}
