import CatalogApp
import SQLiteStore

/// A store with many items, and the query that the sqlite3 program is given for the same words.
enum BenchStore {
  static func fill(_ path: String, with items: [(id: String, title: String, text: String)]) throws {
    let (store, _) = try ItemStore.open(at: path, searchText: .folding)
    let now = ItemStore.secondsNow()
    _ = try store.replace(
      dataset: "packages",
      with: items.map {
        StoredItem(
          dataset: "packages", id: $0.id, title: $0.title, text: $0.text, payload: "{}",
          fetched: now)
      })
  }

  /// The same search as SQL: every word quoted, the last a prefix, the best first.
  static func query(_ typed: String, limit: Int) -> String {
    let words = typed.split(separator: " ").map { "\"\($0)\"" }
    let match = words.joined(separator: " ") + "*"
    return """
      SELECT items.id, items.title, items.payload FROM search
      CROSS JOIN items ON items.number = search.rowid
      WHERE search MATCH '\(match)' ORDER BY search.rank LIMIT \(limit)
      """
  }
}
