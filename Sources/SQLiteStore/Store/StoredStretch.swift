/// A stored dataset as a stretch of one long list of all items.
package struct StoredStretch: Hashable, Sendable {
  /// The number of the dataset, by which `StoredPlace` names it.
  package var number: Int64
  /// The name of the dataset.
  package var dataset: String
  /// How many items it has; they stand at 0 to `count - 1`.
  package var count: Int

  package init(number: Int64, dataset: String, count: Int) {
    self.number = number
    self.dataset = dataset
    self.count = count
  }
}

/// Where an item stands, in a few bytes.
package struct StoredPlace: Hashable, Sendable {
  /// The number of its dataset.
  package var dataset: Int64
  /// Its position in the dataset, from 0.
  package var position: Int

  package init(dataset: Int64, position: Int) {
    self.dataset = dataset
    self.position = position
  }
}

extension ItemStore {
  /// The datasets with the number of their items, in the order they were made, as of one moment.
  ///
  /// The cost grows with the number of datasets alone.
  package func stretches() throws(StoreError) -> [StoredStretch] {
    try read { connection throws(SQLiteError) in
      // Positions have no gaps, so the last one tells the number without a count.
      try connection.all(
        """
        SELECT id, name, ifnull((SELECT max(position) + 1 FROM items WHERE dataset = datasets.id), 0)
        FROM datasets ORDER BY id
        """
      ) { StoredStretch(number: $0.integer(0), dataset: $0.text(1), count: $0.int(2)) }
    }
  }
}
