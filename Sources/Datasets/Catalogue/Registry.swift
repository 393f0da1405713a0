/// The datasets by their names: a new one needs a line here.
package struct Registry: Sendable {
  /// The names that can be listed, in the order of the home screen.
  package static let names = entries.map(\.name)

  private static let entries: [(name: String, make: @Sendable (any StoreShelf) -> any Dataset)] = [
    ("monsters", { _ in MonstersDataset() }),
    ("store", { shelf in StoreDataset(shelf) }),
  ]

  private let shelf: any StoreShelf

  package init(shelf: any StoreShelf) { self.shelf = shelf }

  /// The dataset with that name; nil where there is none.
  package func dataset(named name: String) -> (any Dataset)? {
    Self.entries.first { $0.name == name }?.make(shelf)
  }
}
