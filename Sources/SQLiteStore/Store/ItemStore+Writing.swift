/// What a change did to a dataset, in items.
package struct ItemChanges: Equatable, Sendable {
  package var added: Int
  package var changed: Int
  package var removed: Int
  /// The stored item was equal, but for its place in the list and the time it was fetched.
  package var same: Int

  package init(added: Int = 0, changed: Int = 0, removed: Int = 0, same: Int = 0) {
    self.added = added
    self.changed = changed
    self.removed = removed
    self.same = same
  }
}

extension ItemStore {
  /// Makes a dataset consist of these items in this order; the items that are not among them go.
  ///
  /// Items that did not change are not written again. Of two items with the same identity the
  /// place of the first and the contents of the second are kept. Cost: 60,000 new items take about
  /// a second and a half, the same again a third of a second.
  ///
  /// - Parameters:
  ///   - dataset: holds also for items that name another one.
  ///   - items: all items of the dataset, in the order of the list.
  /// - Returns: how many items were added, changed, removed or left.
  /// - Throws: why nothing was changed.
  @discardableResult
  package func replace(
    dataset: String, with items: [StoredItem]
  ) throws(StoreError) -> ItemChanges {
    try change { connection throws(SQLiteError) in
      try replace(dataset: dataset, with: items, connection)
    }
  }

  /// The same within a change.
  @discardableResult
  func replace(
    dataset: String, with items: [StoredItem], _ connection: Connection
  ) throws(SQLiteError) -> ItemChanges {
    var changes = ItemChanges()
    var writer = try ItemWriter(dataset, connection, searchText)
    var seen: Set<Int64> = []
    seen.reserveCapacity(items.count)
    for item in items {
      let position = Int64(seen.count)
      let (number, outcome) = try writer.write(item) { number, stored in
        seen.contains(number) ? stored : position
      }
      let isNew = seen.insert(number).inserted
      if isNew { changes.count(outcome) }
    }
    let gone = try connection.numbers(in: dataset).filter { !seen.contains($0) }
    try ItemWriter.delete(gone, connection)
    changes.removed = gone.count
    return changes
  }

  /// Adds items at the end of their datasets, and replaces those that are stored where they are.
  @discardableResult
  package func upsert(_ items: [StoredItem]) throws(StoreError) -> ItemChanges {
    try change { connection throws(SQLiteError) in try upsert(items, connection) }
  }

  /// The same within a change.
  func upsert(_ items: [StoredItem], _ connection: Connection) throws(SQLiteError) -> ItemChanges {
    var changes = ItemChanges()
    var writers: [String: ItemWriter] = [:]
    for item in items {
      var writer: ItemWriter
      if let known = writers[item.dataset] {
        writer = known
      } else {
        writer = try ItemWriter(item.dataset, connection, searchText)
      }
      changes.count(try writer.write(item).outcome)
      writers[item.dataset] = writer
    }
    return changes
  }

  /// Removes items; identities that are not stored are passed over.
  ///
  /// Cost: the items behind the first removed one move up, each of them a write.
  ///
  /// - Returns: how many were removed.
  @discardableResult
  package func remove(dataset: String, ids: [String]) throws(StoreError) -> Int {
    try change { connection throws(SQLiteError) in
      try remove(dataset: dataset, ids: ids, connection)
    }
  }

  /// The same within a change.
  func remove(
    dataset: String, ids: [String], _ connection: Connection
  ) throws(SQLiteError) -> Int {
    var numbers: Set<Int64> = []
    for id in ids {
      if let number = try connection.number(of: id, in: dataset) { numbers.insert(number) }
    }
    if numbers.isEmpty { return 0 }
    try ItemWriter.delete(numbers.sorted(), connection)
    try connection.closeUp(dataset)
    return numbers.count
  }

  /// Removes a dataset and all its items.
  ///
  /// - Returns: how many items were removed.
  @discardableResult
  package func remove(dataset: String) throws(StoreError) -> Int {
    try change { connection throws(SQLiteError) in
      let numbers = try connection.numbers(in: dataset)
      try ItemWriter.delete(numbers, connection)
      try connection.run("DELETE FROM datasets WHERE name = ?1", .text(dataset))
      return numbers.count
    }
  }
}

extension ItemChanges {
  fileprivate mutating func count(_ outcome: ItemWriter.Outcome) {
    switch outcome {
    case .added: added += 1
    case .changed: changed += 1
    case .same: same += 1
    }
  }
}

extension Connection {
  fileprivate func number(of id: String, in dataset: String) throws(SQLiteError) -> Int64? {
    try first(
      """
      SELECT number FROM items
      WHERE dataset = (SELECT id FROM datasets WHERE name = ?1) AND id = ?2
      """, .text(dataset), .text(id)
    ) { $0.integer(0) }
  }

  fileprivate func numbers(in dataset: String) throws(SQLiteError) -> [Int64] {
    try all(
      "SELECT number FROM items WHERE dataset = (SELECT id FROM datasets WHERE name = ?1)",
      .text(dataset)
    ) { $0.integer(0) }
  }

  /// Gives the items of a dataset positions without gaps.
  fileprivate func closeUp(_ dataset: String) throws(SQLiteError) {
    let places = try all(
      """
      SELECT number, position FROM items
      WHERE dataset = (SELECT id FROM datasets WHERE name = ?1) ORDER BY position
      """, .text(dataset)
    ) { (number: $0.integer(0), position: $0.integer(1)) }
    for (position, place) in places.enumerated() where place.position != Int64(position) {
      try run(
        "UPDATE items SET position = ?2 WHERE number = ?1",
        .integer(place.number), .int(position))
    }
  }
}
