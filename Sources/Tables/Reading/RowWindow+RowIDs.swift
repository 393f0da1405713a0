extension RowWindow {
  /// The rowid of the row at a position, in a table of SQLite; nil elsewhere.
  package func rowID(at position: Int) -> Int64? {
    guard position >= 0, position < count else { return nil }
    let (page, place) = Self.page(of: position)
    guard let reader = try? reader(ofPage: page) as? SQLiteTableReader else { return nil }
    for _ in 0...place { guard (try? reader.next()) != nil else { return nil } }
    return reader.place.map { Int64($0.offset) }
  }

  /// The position of the row with a rowid; nil where there is none.
  ///
  /// Cost: reads a page.
  package func position(ofRowID id: Int64) -> Int? {
    guard let page = page(beforeOrAt: Int(id)),
      let reader = try? reader(ofPage: page) as? SQLiteTableReader
    else { return nil }
    let first = page * RowIndex.step
    for position in first..<min(count, first + RowIndex.step) {
      guard (try? reader.next()) != nil, let place = reader.place?.offset, place <= id else {
        return nil
      }
      if place == Int(id) { return position }
    }
    return nil
  }
}
