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
    let styles = try styles(of: orders.map(\.column))
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

  /// How numbers are written in columns.
  private func styles(of columns: [Int]) throws(TableError) -> [NumberStyle] {
    var guesses = columns.map { _ in NumberStyleGuess() }
    if let reader = try reader() {
      for _ in 0..<count {
        guard try reader.skip(), guesses.contains(where: { !$0.isSettled }) else { break }
        for (place, column) in columns.enumerated() where !guesses[place].isSettled {
          guesses[place].add(reader.cell(column))
        }
      }
    }
    return guesses.map { $0.style ?? .point }
  }
}
