/// An item of any dataset, with the dataset's type erased.
package struct Entry: Identifiable, Equatable, Sendable {
  package let id: String
  /// The dataset's item.
  package let value: any Equatable & Sendable

  package init(id: String, value: any Equatable & Sendable) {
    self.id = id
    self.value = value
  }

  /// An entry with the identity of an item.
  package init<Item>(_ item: Item)
  where Item: Identifiable & Equatable & Sendable, Item.ID == String {
    self.init(id: item.id, value: item)
  }

  /// The item; nil if it is of another type.
  package func item<Item>(as type: Item.Type = Item.self) -> Item? { value as? Item }

  /// Whether both have the same identity and equal items.
  package static func == (first: Entry, second: Entry) -> Bool {
    first.id == second.id && isEqual(first.value, second.value)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    first == second as? Value
  }
}
