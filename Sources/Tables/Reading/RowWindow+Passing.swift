extension RowWindow {
  /// Goes past the rows that may be wanted, in their order, until the body answers false; false where
  /// the task was cancelled.
  ///
  /// Cost: where a sieve keeps back a page of rows, that of looking at its bytes.
  package func pass(
    through sieve: RowSieve? = nil, progress: WorkProgress = .none,
    _ body: (Int, PassingRow) throws(TableError) -> Bool
  ) throws(TableError) -> Bool {
    var pages = sieve == nil ? nil : pageBytes
    var reader: (any CellReader)?
    var page = 0
    while page * RowIndex.step < count {
      if Task.isCancelled { return false }
      let rows = page * RowIndex.step..<min(count, (page + 1) * RowIndex.step)
      progress.reach(Double(rows.lowerBound) / Double(count))
      defer { page += 1 }
      if let sieve, let bytes = try pages?.bytes(ofPage: page), !sieve.mayHold(bytes, rows) {
        reader = nil
        continue
      }
      if reader == nil { reader = try self.reader(ofPage: page) }
      guard let reader else { break }
      for position in rows {
        guard try reader.skip() else {
          noteEnd()
          return true
        }
        if let sieve, pages != nil, let bytes = reader.recordBytes,
          !sieve.mayHold(bytes, position..<position + 1)
        {
          continue
        }
        guard try body(position, PassingRow(reader: reader)) else { return true }
      }
    }
    progress.reach(1)
    return true
  }

  /// Where the column of exactly that name is.
  package func place(of name: String) -> Int? {
    columns.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
