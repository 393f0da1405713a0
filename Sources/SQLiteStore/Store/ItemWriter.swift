/// Writes the items of one dataset within a transaction.
///
/// The only place that writes the words of items, both to `items` and to `search`: what one
/// statement does to an item, its neighbour does to the index. Triggers would do the same at three times the cost.
struct ItemWriter {
  /// What became of an item.
  enum Outcome { case added, changed, same }

  private let dataset: Int64
  private let searchText: SearchText
  private let find: Statement
  private let insertItem: Statement
  private let insertWords: Statement
  private let updateItem: Statement
  private let updateWords: Statement
  private var nextNumber: Int64
  private var nextPosition: Int64

  /// Prepares to write; the dataset is made when it is new.
  init(
    _ name: String, _ connection: Connection, _ searchText: SearchText
  ) throws(SQLiteError) {
    self.searchText = searchText
    try connection.run(
      "INSERT INTO datasets(name) VALUES(?1) ON CONFLICT(name) DO NOTHING", .text(name))
    dataset =
      try connection.first(
        "SELECT id FROM datasets WHERE name = ?1", .text(name)
      ) { $0.integer(0) } ?? 0
    nextNumber = dataset << ItemNumber.bits
    nextPosition = 0
    let last =
      try connection.first(
        """
        SELECT (SELECT max(number) FROM items WHERE number BETWEEN ?1 AND ?2),
          (SELECT max(position) FROM items WHERE dataset = ?3)
        """,
        .integer(nextNumber), .integer(ItemNumber.last(of: dataset)), .integer(dataset)
      ) { $0.isNull(0) ? nil : (number: $0.integer(0), position: $0.integer(1)) } ?? nil
    if let last {
      nextNumber = last.number + 1
      nextPosition = last.position + 1
    }
    find = try connection.statement(
      """
      SELECT number, position, title = ?3 AND text = ?4, payload = ?5, fetched = ?6
      FROM items WHERE dataset = ?1 AND id = ?2
      """)
    insertItem = try connection.statement(
      """
      INSERT INTO items(number, dataset, id, position, fetched, title, payload, text)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """)
    insertWords = try connection.statement(
      "INSERT INTO search(rowid, title, text) VALUES(?1, ?2, ?3)")
    updateItem = try connection.statement(
      """
      UPDATE items SET position = ?2, fetched = ?3, title = ?4, payload = ?5, text = ?6
      WHERE number = ?1
      """)
    updateWords = try connection.statement(
      "UPDATE search SET title = ?2, text = ?3 WHERE rowid = ?1")
  }

  /// Writes an item that is new or has the identity of a stored one, which it then replaces.
  ///
  /// - Parameters:
  ///   - item: belongs to the dataset of the writer, whatever it says itself.
  ///   - place: gives the position, told the number and position of the stored item, or those a new
  ///     one would get at the end.
  /// - Returns: the number of the item and what became of it.
  /// - Throws: the code of SQLite.
  mutating func write(
    _ item: StoredItem,
    place: (_ number: Int64, _ position: Int64) -> Int64 = { _, position in position }
  ) throws(SQLiteError) -> (number: Int64, outcome: Outcome) {
    let stored = try find.first([
      .integer(dataset), .text(item.id), .text(item.title), .text(item.text),
      .text(item.payload), .int(item.fetched),
    ]) {
      (
        number: $0.integer(0), position: $0.integer(1), hasSameWords: $0.integer(2) != 0,
        hasSamePayload: $0.integer(3) != 0, hasSameTime: $0.integer(4) != 0
      )
    }
    guard let stored else { return try insert(item, at: place(nextNumber, nextPosition)) }
    let number = stored.number
    let position = place(number, stored.position)
    let isSame = stored.hasSameWords && stored.hasSamePayload
    if isSame, stored.hasSameTime, stored.position == position { return (number, .same) }
    try updateItem.run([
      .integer(number), .integer(position), .int(item.fetched), .text(item.title),
      .text(item.payload), .text(item.text),
    ])
    if !stored.hasSameWords {
      try updateWords.run([
        .integer(number), .text(searchText.indexed(item.title)),
        .text(searchText.indexed(item.text)),
      ])
    }
    return (number, isSame ? .same : .changed)
  }

  private mutating func insert(
    _ item: StoredItem, at position: Int64
  ) throws(SQLiteError) -> (number: Int64, outcome: Outcome) {
    let number = nextNumber
    try insertItem.run([
      .integer(number), .integer(dataset), .text(item.id), .integer(position),
      .int(item.fetched), .text(item.title), .text(item.payload), .text(item.text),
    ])
    try insertWords.run([
      .integer(number), .text(searchText.indexed(item.title)),
      .text(searchText.indexed(item.text)),
    ])
    nextNumber += 1
    nextPosition = max(nextPosition, position + 1)
    return (number, .added)
  }

  /// Takes items of any dataset out by their numbers, and leaves gaps in the positions.
  static func delete(_ numbers: [Int64], _ connection: Connection) throws(SQLiteError) {
    let deleteWords = try connection.statement("DELETE FROM search WHERE rowid = ?1")
    let deleteItem = try connection.statement("DELETE FROM items WHERE number = ?1")
    for number in numbers {
      try deleteWords.run([.integer(number)])
      try deleteItem.run([.integer(number)])
    }
  }
}

/// How items are numbered: the dataset in the high bits, a running number in the low ones.
enum ItemNumber {
  static let bits: Int64 = 40

  /// The highest number an item of a dataset can have.
  static func last(of dataset: Int64) -> Int64 { (dataset + 1) << bits - 1 }
}
