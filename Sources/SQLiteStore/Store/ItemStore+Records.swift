/// Something that a dataset keeps besides its items.
package struct StoredRecord: Equatable, Sendable {
  /// Its identity within its kind.
  package var id: String
  /// All of it, for the dataset to read back; the store does not look inside.
  package var payload: String

  package init(id: String, payload: String) {
    self.id = id
    self.payload = payload
  }
}

extension ItemStore {
  /// The records of a kind, in the order they were added.
  package func records(kind: String) throws(StoreError) -> [StoredRecord] {
    try read { connection throws(SQLiteError) in
      try connection.all(
        "SELECT id, payload FROM records WHERE kind = ?1 ORDER BY number", .text(kind)
      ) { StoredRecord(id: $0.text(0), payload: $0.text(1)) }
    }
  }

  /// Puts records in the place of those with their identity; where they are new, adds the others.
  ///
  /// In the same step items are stored, in their datasets, and copies, by their keys; none of them
  /// where no record is kept.
  ///
  /// - Returns: what that changed of the items.
  @discardableResult
  package func save(
    _ records: [StoredRecord], kind: String, isNew: Bool = true, items: [StoredItem] = [],
    copies: [(key: String, copy: AddressCopy)] = []
  ) throws(StoreError) -> ItemChanges {
    try change { connection throws(SQLiteError) in
      var isKept = false
      for record in records {
        if !isNew, try !connection.has(record, kind: kind) { continue }
        isKept = true
        try connection.run(
          """
          INSERT INTO records(kind, id, payload) VALUES(?1, ?2, ?3)
          ON CONFLICT(kind, id) DO UPDATE SET payload = excluded.payload
          """, .text(kind), .text(record.id), .text(record.payload))
      }
      guard isKept else { return ItemChanges() }
      for (key, copy) in copies { try connection.save(copy, key: key) }
      return try upsert(items, connection)
    }
  }

  /// Removes records, and items of a dataset with their marks and copies; those that are not there
  /// are passed over.
  ///
  /// Cost: as `remove(dataset:ids:)`.
  package func removeRecords(
    kind: String, ids: [String], dataset: String, items: [String], copies: [String]
  ) throws(StoreError) {
    try change { connection throws(SQLiteError) in
      for id in ids {
        try connection.run(
          "DELETE FROM records WHERE kind = ?1 AND id = ?2", .text(kind), .text(id))
      }
      for key in copies { try connection.run("DELETE FROM copies WHERE key = ?1", .text(key)) }
      for id in items {
        try connection.run(
          "DELETE FROM marks WHERE dataset = ?1 AND id = ?2", .text(dataset), .text(id))
      }
      _ = try remove(dataset: dataset, ids: items, connection)
    }
  }
}

extension Connection {
  fileprivate func has(_ record: StoredRecord, kind: String) throws(SQLiteError) -> Bool {
    try !all(
      "SELECT 1 FROM records WHERE kind = ?1 AND id = ?2", .text(kind), .text(record.id)
    ) { $0.int(0) }.isEmpty
  }
}

extension ItemStore {
  /// Which items of a dataset are marked.
  package func marks(dataset: String) throws(StoreError) -> Set<String> {
    try read { connection throws(SQLiteError) in
      Set(
        try connection.all("SELECT id FROM marks WHERE dataset = ?1", .text(dataset)) {
          $0.text(0)
        })
    }
  }

  /// Marks items of a dataset, or takes their marks away.
  package func mark(
    dataset: String, ids: [String], isMarked: Bool
  ) throws(StoreError) {
    try change { connection throws(SQLiteError) in
      for id in ids {
        try connection.run(
          isMarked
            ? "INSERT OR IGNORE INTO marks(dataset, id) VALUES(?1, ?2)"
            : "DELETE FROM marks WHERE dataset = ?1 AND id = ?2", .text(dataset), .text(id))
      }
    }
  }
}
