import CSQLite
import Markup

@testable import SQLiteStore

/// An item with what a test does not care about filled in.
func makeItem(
  _ id: String, in dataset: String = "d", title: String? = nil, text: String = "",
  fetched: Int = 1_700_000_000
) -> StoredItem {
  StoredItem(
    dataset: dataset, id: id, title: title ?? "Title \(id)", text: text,
    payload: "{\"id\":\"\(id)\"}", fetched: fetched)
}

/// A store in memory with these items.
func makeMemoryStore(_ items: [StoredItem] = []) throws -> ItemStore {
  let store = try ItemStore.inMemory(searchText: .folding)
  try store.upsert(items)
  return store
}

extension SearchText {
  /// The folding that the program hands in.
  static let folding = SearchText(indexed: Folding.indexText) { typed in
    Folding.terms(typed: typed).map { SearchTerm(tokens: $0.tokens, isPrefix: $0.isPrefix) }
  }
}

extension Connection {
  /// How many statements are in the middle of a run.
  var runningStatements: Int {
    var count = 0
    var next = sqlite3_next_stmt(handle, nil)
    while let statement = next {
      if sqlite3_stmt_busy(statement) != 0 { count += 1 }
      next = sqlite3_next_stmt(handle, statement)
    }
    return count
  }
}

extension ItemStore {
  /// Throws unless index, items, positions and file agree and no statement was left running.
  func checkConsistency() throws {
    try read { connection throws(SQLiteError) in
      try connection.run("INSERT INTO search(search, rank) VALUES('integrity-check', 1)")
      let verdict = try connection.first("PRAGMA integrity_check") { $0.text(0) }
      let foreign = try connection.first("PRAGMA foreign_key_check") { $0.text(0) }
      let strangers = try connection.first(
        """
        SELECT (SELECT count(*) FROM items WHERE number NOT IN (SELECT rowid FROM search))
          + (SELECT count(*) FROM search WHERE rowid NOT IN (SELECT number FROM items))
          + (SELECT count(*) FROM items WHERE number >> 40 <> dataset)
        """
      ) { $0.int(0) }
      let gaps = try connection.first(
        """
        SELECT count(*) FROM (SELECT dataset FROM items GROUP BY dataset
          HAVING min(position) <> 0 OR max(position) <> count(*) - 1
            OR count(DISTINCT position) <> count(*))
        """
      ) { $0.int(0) }
      guard verdict == "ok", foreign == nil, strangers == 0, gaps == 0,
        connection.runningStatements == 0
      else { throw SQLiteError(code: SQLITE_CORRUPT) }
    }
  }

  /// The identities in dataset `d`, in their order.
  var ids: [String] {
    get throws { try items(dataset: "d").map(\.id) }
  }
}
