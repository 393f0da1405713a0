extension RowWindow {
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
