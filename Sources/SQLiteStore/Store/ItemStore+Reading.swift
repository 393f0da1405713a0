extension ItemStore {
  /// The names of the stored datasets, in the order they were made.
  package func datasets() throws(StoreError) -> [String] {
    try read { connection throws(SQLiteError) in
      try connection.all("SELECT name FROM datasets ORDER BY id") { $0.text(0) }
    }
  }

  /// How many items a dataset has; 0 when it is not stored.
  ///
  /// The cost does not grow with the number.
  package func count(dataset: String) throws(StoreError) -> Int {
    try read { connection throws(SQLiteError) in
      // Positions have no gaps, so the last one tells the number without a count.
      try connection.first(
        """
        SELECT ifnull(max(position) + 1, 0) FROM items
        WHERE dataset = (SELECT id FROM datasets WHERE name = ?1)
        """, .text(dataset)
      ) { $0.int(0) } ?? 0
    }
  }

  /// The items of a dataset in their order, from a position on.
  ///
  /// The cost does not grow with the position: any part of a long list is as near as its start.
  ///
  /// - Parameters:
  ///   - dataset: the name of the dataset; one that is not stored has no items.
  ///   - position: the first place, from 0.
  ///   - limit: how many at most; all when there is none.
  /// - Returns: the items in the order of the list.
  /// - Throws: why it could not be read.
  package func items(
    dataset: String, from position: Int = 0, limit: Int? = nil
  ) throws(StoreError) -> [StoredItem] {
    try read { connection throws(SQLiteError) in
      try connection.all(
        """
        SELECT \(StoredItem.columns) FROM datasets JOIN items ON items.dataset = datasets.id
        WHERE datasets.name = ?1 AND items.position >= ?2 ORDER BY items.position LIMIT ?3
        """, .text(dataset), .int(position), .int(limit.map { max($0, 0) } ?? -1),
        decode: StoredItem.init(row:))
    }
  }

  /// The item with an identity.
  package func item(dataset: String, id: String) throws(StoreError) -> StoredItem? {
    try read { connection throws(SQLiteError) in
      try connection.first(
        """
        SELECT \(StoredItem.columns) FROM datasets JOIN items ON items.dataset = datasets.id
        WHERE datasets.name = ?1 AND items.id = ?2
        """, .text(dataset), .text(id), decode: StoredItem.init(row:))
    }
  }

  /// Where the item with an identity stands in its dataset, from 0.
  package func position(dataset: String, id: String) throws(StoreError) -> Int? {
    try read { connection throws(SQLiteError) in
      try connection.first(
        """
        SELECT position FROM items
        WHERE dataset = (SELECT id FROM datasets WHERE name = ?1) AND id = ?2
        """, .text(dataset), .text(id)
      ) { $0.int(0) }
    }
  }
}
