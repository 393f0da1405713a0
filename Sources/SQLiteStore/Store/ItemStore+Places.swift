import CSQLite

extension ItemStore {
  /// Where the items stand that contain all that was typed, the best first.
  ///
  /// It finds what `search` finds without reading the items, for lists that read only what they
  /// show. Where ranking takes longer than `patience` the order is that of the store.
  ///
  /// - Parameters:
  ///   - typed: plain words, as a person typed them.
  ///   - limit: how many at most.
  ///   - patience: how long ranking may take.
  ///   - limitOfTime: how long the search without ranking may take.
  ///   - isCancelled: asked now and then; when it holds, what was found so far is given.
  /// - Returns: the places, the best first; where the time is over, the first ones that were found.
  /// - Throws: why the store could not be searched; never because of what was typed.
  package func places(
    matching typed: String, limit: Int, patience: Duration = .milliseconds(60),
    limitOfTime: Duration = .seconds(1), isCancelled: () -> Bool = { false }
  ) throws(StoreError) -> [StoredPlace] {
    guard limit > 0, let match = MatchExpression(searchText.terms(typed)) else { return [] }
    return try read { connection throws(SQLiteError) in
      let ranked = try connection.places(
        match, order: "ORDER BY search.rank", limit, patience, isCancelled)
      if ranked.isWhole || isCancelled() { return ranked.places }
      // Unsorted, it stops by itself at the limit.
      return try connection.places(match, order: "", limit, limitOfTime, isCancelled).places
    }
  }
}

extension Connection {
  fileprivate func places(
    _ match: MatchExpression, order: String, _ limit: Int, _ patience: Duration,
    _ isCancelled: () -> Bool
  ) throws(SQLiteError) -> (places: [StoredPlace], isWhole: Bool) {
    let deadline = ContinuousClock.now + patience
    var places: [StoredPlace] = []
    do throws(SQLiteError) {
      try interrupted(
        every: 1_000, when: { isCancelled() || ContinuousClock.now >= deadline }
      ) { () throws(SQLiteError) in
        try statement(
          """
          SELECT items.dataset, items.position FROM search
          CROSS JOIN items ON items.number = search.rowid
          WHERE search MATCH ?1 \(order) LIMIT ?2
          """
        ).run([.text(match.text), .int(limit)]) { row in
          places.append(StoredPlace(dataset: row.integer(0), position: row.int(1)))
          return true
        }
      }
    } catch {
      guard error.primaryCode == SQLITE_INTERRUPT else { throw error }
      return (places, false)
    }
    return (places, true)
  }
}
