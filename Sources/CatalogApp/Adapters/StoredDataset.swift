import Datasets
import SQLiteStore
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

extension StoredEntry {
  /// The item of a row of the database; null where its object cannot be read.
  init(stored item: StoredItem) {
    self.init(
      dataset: item.dataset, itemID: item.id, title: item.title,
      item: (try? JSONParser.parse(Array(item.payload.utf8))) ?? .null)
  }
}

extension StoredEntry {
  /// A file of the store.
  init(file: FileItem) {
    self.init(
      dataset: StoredFilesDataset.word, itemID: file.id, title: file.name,
      item: StoredFilesDataset(nil).json(file))
  }

  /// Two lists as one, in turn: how well items fit and how well files do cannot be compared.
  static func merged(_ first: [StoredEntry], _ second: [StoredEntry]) -> [StoredEntry] {
    var merged: [StoredEntry] = []
    for place in 0..<max(first.count, second.count) {
      if place < first.count { merged.append(first[place]) }
      if place < second.count { merged.append(second[place]) }
    }
    return merged
  }
}

/// What a search through everything that is stored finds.
struct StoredDataset: Dataset {
  /// What names it in commands.
  static let word = "everything"

  let name = word
  let title = Phrase.term(.everything)
  let keys = ["id", "dataset", "title", "item"]

  private let entries: [StoredEntry]

  init(_ entries: [StoredEntry]) { self.entries = entries }

  func forEach(_ body: (StoredEntry) throws -> Bool) rethrows -> [DatasetNote] {
    for entry in entries where try !body(entry) { break }
    return []
  }

  func row(_ entry: StoredEntry) -> ListRow {
    ListRow(.text(entry.title), subtitle: .text(entry.dataset))
  }

  func detail(_ entry: StoredEntry) -> DetailDocument {
    let members = entry.item.members ?? []
    let address = entry.item["url"]?.string ?? entry.item["link"]?.string
    return DetailDocument(
      title: .text(entry.title), subtitle: .text(entry.dataset),
      fields: members.filter { $0.value != .null }.map {
        .init(.text($0.name), .text(Cell($0.value).display))
      },
      links: address.map { [.init(.term(.openInBrowser), $0)] } ?? [])
  }

  func json(_ entry: StoredEntry) -> JSONValue {
    .object([
      "id": .string(entry.itemID), "dataset": .string(entry.dataset),
      "title": .string(entry.title), "item": entry.item,
    ])
  }
}
