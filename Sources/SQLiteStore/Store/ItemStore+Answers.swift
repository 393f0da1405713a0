/// An answer as it came, kept to be shown again.
package struct RecordedAnswer: Equatable, Sendable {
  package var body: [UInt8]
  /// When it came, in seconds since 1970.
  package var at: Int

  package init(body: [UInt8], at: Int) {
    self.body = body
    self.at = at
  }
}

extension ItemStore {
  /// Keeps an answer that came at a moment, in seconds since 1970, in the place of an earlier one.
  ///
  /// In the same step the items of the answer are stored, and answers that came before another
  /// moment are forgotten.
  package func saveAnswer(
    key: String, body: [UInt8], at: Int, items: [StoredItem] = [], forgetting moment: Int = .min
  ) throws(StoreError) {
    try change { connection throws(SQLiteError) in
      try connection.run("DELETE FROM answers WHERE at < ?1", .int(moment))
      _ = try upsert(items, connection)
      try connection.run(
        """
        INSERT INTO answers(key, at, body) VALUES(?1, ?2, ?3)
        ON CONFLICT(key) DO UPDATE SET at = excluded.at, body = excluded.body
        """, .text(key), .int(at), .blob(body))
    }
  }

  /// The answer kept under a key.
  package func answer(key: String) throws(StoreError) -> RecordedAnswer? {
    try read { connection throws(SQLiteError) in
      try connection.first("SELECT body, at FROM answers WHERE key = ?1", .text(key)) {
        RecordedAnswer(body: $0.bytes(0), at: $0.int(1))
      }
    }
  }
}
