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

  /// Makes a store of items with short texts and a payload as the store search has them.
  static func fill(_ path: String, made count: Int) throws {
    let (store, _) = try ItemStore.open(at: path, searchText: .folding)
    let now = ItemStore.secondsNow()
    let words = ["quiet", "garden", "river", "stone", "music", "winter", "paper", "light"]
    // By parts, so that the items are not all in memory.
    for start in stride(from: 0, to: count, by: 50_000) {
      try store.upsert(
        (start..<min(start + 50_000, count)).map { number in
          let (first, second) = (words[number % 8], words[number / 8 % 8])
          return StoredItem(
            dataset: "notes", id: String(number), title: "Note \(number)",
            text: "\(first) \(second) number \(number)",
            payload: #"{"id":"\#(number)","kind":"note","name":"Note \#(number)","#
              + #""words":"\#(first) \#(second)","price":null}"#,
            fetched: now)
        })
    }
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
