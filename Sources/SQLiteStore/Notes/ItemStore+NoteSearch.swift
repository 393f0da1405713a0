import CSQLite

extension ItemStore {
  /// Of a longer text, in bytes, the beginning is searched only.
  package static let searchedBytes = 64 << 20

  /// The notes that contain all that was typed, the best first, as `search` finds items.
  ///
  /// Notes that were changed since the last search are indexed first, which takes about as long as
  /// to read them ten times. Where that cannot be, because the store can only be read or another
  /// process writes, they are looked through.
  ///
  /// - Parameters:
  ///   - typed: plain words, as a person typed them.
  ///   - limit: how many at most.
  ///   - patience: how long ranking may take.
  /// - Returns: the notes, the best first.
  /// - Throws: why the store could not be searched; never because of what was typed.
  package func notes(
    matching typed: String, limit: Int, patience: Duration = .milliseconds(60)
  ) throws(StoreError) -> [StoredNote] {
    let terms = searchText.terms(typed)
    guard limit > 0, let match = MatchExpression(terms) else { return [] }
    try indexStaleNotes()
    return try read { connection throws(SQLiteError) in
      try connection.snapshot { () throws(SQLiteError) in
        var found: [StoredNote]
        do throws(SQLiteError) {
          found = try connection.within(patience) { () throws(SQLiteError) in
            try connection.found(match, order: "ORDER BY note_search.rank", limit)
          }
        } catch {
          guard error.primaryCode == SQLITE_INTERRUPT else { throw error }
          found = try connection.found(match, order: "", limit)
        }
        for id in try connection.staleNotes(isLive: true) where found.count < limit {
          guard let note = try connection.note(id), try matches(note, terms, connection) else {
            continue
          }
          found.append(note)
        }
        return found
      }
    }
  }

  /// Brings the index up to date, as far as it can be written.
  private func indexStaleNotes() throws(StoreError) {
    guard !isReadOnly,
      try read({ connection throws(SQLiteError) in
        try !connection.staleNotes(isLive: nil).isEmpty
      })
    else { return }
    do throws(StoreError) {
      try change { connection throws(SQLiteError) in
        for id in try connection.staleNotes(isLive: nil) {
          // What the index has of it goes with the words that it was put in with.
          try connection.run("DELETE FROM note_search WHERE rowid = ?1", .integer(id))
          if let note = try connection.note(id) {
            try connection.run(
              "INSERT INTO note_search(rowid, name, text) VALUES(?1, ?2, ?3)", .integer(id),
              .text(searchText.indexed(note.name)),
              .text(searchText.indexed(try connection.searchedText(of: id))))
          }
          try connection.run("UPDATE notes SET stale = 0 WHERE id = ?1", .integer(id))
        }
      }
    } catch {
      switch error {
      // They are looked through instead.
      case .busy, .full, .notWritable: return
      default: throw error
      }
    }
  }

  /// Whether a note that is not in the index has all the words.
  private func matches(
    _ note: StoredNote, _ terms: [SearchTerm], _ connection: Connection
  ) throws(SQLiteError) -> Bool {
    let texts = [note.name, try connection.searchedText(of: note.id)].map {
      Array((" " + searchText.indexed($0) + " ").utf8)
    }
    return terms.filter { !$0.tokens.isEmpty }.allSatisfy { term in
      let phrase = " " + term.tokens.joined(separator: " ") + (term.isPrefix ? "" : " ")
      return texts.contains { $0.contains(Array(phrase.utf8)) }
    }
  }
}

extension Connection {
  fileprivate func found(
    _ match: MatchExpression, order: String, _ limit: Int
  ) throws(SQLiteError) -> [StoredNote] {
    try all(
      """
      SELECT \(StoredNote.columns) FROM note_search
      CROSS JOIN notes ON notes.id = note_search.rowid
      CROSS JOIN folders ON folders.id = notes.folder
      WHERE note_search MATCH ?1 AND notes.stale = 0 AND notes.trash IS NULL
      \(order) LIMIT ?2
      """, .text(match.text), .int(limit), decode: StoredNote.init(row:))
  }

  /// The notes whose words in the index, if any, are not those that they have.
  fileprivate func staleNotes(isLive: Bool?) throws(SQLiteError) -> [Int64] {
    let condition = isLive == true ? "AND trash IS NULL" : ""
    return try all("SELECT id FROM notes WHERE stale = 1 \(condition) ORDER BY id") {
      $0.integer(0)
    }
  }

  fileprivate func searchedText(of id: Int64) throws(SQLiteError) -> String {
    try first(
      "SELECT substr(text, 1, \(ItemStore.searchedBytes)) FROM note_texts WHERE note = ?1",
      .integer(id)
    ) { String(decoding: $0.bytes(0), as: UTF8.self) } ?? ""
  }
}
