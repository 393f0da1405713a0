import CSQLite

extension ItemStore {
  /// The items that contain all that was typed, the best first.
  ///
  /// What is typed are plain words, see `SearchText.terms`; without a letter or digit nothing
  /// is found. A word in the title counts five times a word in the text. When so many items fit
  /// that ranking them takes longer than `patience`, the first ones in the order of the store are
  /// given instead: with a letter or two typed no order is better than another.
  ///
  /// - Parameters:
  ///   - typed: plain words, as a person typed them.
  ///   - dataset: only its items; all items when there is none.
  ///   - limit: how many at most.
  ///   - patience: how long ranking may take.
  /// - Returns: the items, the best first.
  /// - Throws: why the store could not be searched; never because of what was typed.
  package func search(
    _ typed: String, dataset: String? = nil, limit: Int,
    patience: Duration = .milliseconds(60)
  ) throws(StoreError) -> [StoredItem] {
    guard limit > 0, let match = MatchExpression(searchText.terms(typed)) else { return [] }
    return try read { connection throws(SQLiteError) in
      do throws(SQLiteError) {
        return try connection.within(patience) { () throws(SQLiteError) in
          try connection.found(match, in: dataset, order: "ORDER BY search.rank", limit)
        }
      } catch {
        guard error.primaryCode == SQLITE_INTERRUPT else { throw error }
        // Unsorted, it stops by itself at the limit.
        return try connection.found(match, in: dataset, order: "", limit)
      }
    }
  }
}

extension Connection {
  fileprivate func found(
    _ match: MatchExpression, in dataset: String?, order: String, _ limit: Int
  ) throws(SQLiteError) -> [StoredItem] {
    guard let dataset else {
      return try all(
        """
        SELECT \(StoredItem.columns) FROM search
        CROSS JOIN items ON items.number = search.rowid
        CROSS JOIN datasets ON datasets.id = items.dataset
        WHERE search MATCH ?1 \(order) LIMIT ?2
        """, .text(match.text), .int(limit), decode: StoredItem.init(row:))
    }
    guard
      let id = try first(
        "SELECT id FROM datasets WHERE name = ?1", .text(dataset),
        decode: {
          $0.integer(0)
        })
    else { return [] }
    return try all(
      """
      SELECT \(StoredItem.columns) FROM search
      CROSS JOIN items ON items.number = search.rowid
      CROSS JOIN datasets ON datasets.id = items.dataset
      WHERE search MATCH ?1 AND search.rowid BETWEEN ?3 AND ?4 \(order) LIMIT ?2
      """, .text(match.text), .int(limit), .integer(id << ItemNumber.bits),
      .integer(ItemNumber.last(of: id)), decode: StoredItem.init(row:))
  }
}
