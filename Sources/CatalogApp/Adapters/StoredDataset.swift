import Datasets
import Tables

/// An item of any dataset, as it is found in the store.
struct StoredEntry: Identifiable, Equatable, Sendable {
  var dataset: String
  var itemID: String
  var title: String
  /// The item's own object.
  var item: JSONValue

  var id: String { dataset + "/" + itemID }
}

/// What a search through everything that is stored finds.
struct StoredDataset: Dataset {
  let name = "everything"
  let title = Phrase.term(.everything)
  let keys = ["id", "dataset", "title", "item"]

  private let entries: [StoredEntry]

  init(_ entries: [StoredEntry]) { self.entries = entries }

  func forEach(_ body: (StoredEntry) throws -> Bool) rethrows -> [TableWarning] {
    for entry in entries where try !body(entry) { break }
    return []
  }

  func row(_ entry: StoredEntry) -> ListRow {
    ListRow(.text(entry.title), subtitle: .text(entry.dataset))
  }

  func detail(_ entry: StoredEntry) -> DetailDocument {
    DetailDocument(title: .text(entry.title), subtitle: .text(entry.dataset))
  }

  func json(_ entry: StoredEntry) -> JSONValue {
    .object([
      "id": .string(entry.itemID), "dataset": .string(entry.dataset),
      "title": .string(entry.title), "item": entry.item,
    ])
  }
}
