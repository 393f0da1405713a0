/// An item as the store keeps it.
package struct StoredItem: Equatable, Sendable {
  /// The name of the list it belongs to.
  package var dataset: String
  /// Its identity within the dataset.
  package var id: String
  package var title: String
  /// All that a search shall find, as people read it; the title need not be in it.
  package var text: String
  /// The whole item as JSON, for the dataset to read back; the store does not look inside.
  package var payload: String
  /// When it was fetched, in seconds since 1970.
  package var fetched: Int

  package init(
    dataset: String, id: String, title: String, text: String, payload: String, fetched: Int
  ) {
    self.dataset = dataset
    self.id = id
    self.title = title
    self.text = text
    self.payload = payload
    self.fetched = fetched
  }

  /// The columns that `init(row:)` reads, from `items` and `datasets`.
  static let columns =
    "datasets.name, items.id, items.title, items.text, items.payload, items.fetched"

  init(row: borrowing Row) {
    dataset = row.text(0)
    id = row.text(1)
    title = row.text(2)
    text = row.text(3)
    payload = row.text(4)
    fetched = row.int(5)
  }
}
