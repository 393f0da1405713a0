/// Items in an array, with an index from identity to position.
///
/// The index is built once, in time proportional to the number of items. Of several items with
/// one identity the first is kept.
public struct ArraySource<Item: Listable>: ItemSource where Item.ID: Sendable {
  /// The items in order.
  public private(set) var items: [Item]
  @usableFromInline private(set) var positions: [Item.ID: Int]

  /// Indexes an array.
  public init(_ items: [Item]) {
    self.items = items
    positions = Dictionary(minimumCapacity: items.count)
    for (position, item) in items.enumerated() where positions[item.id] == nil {
      positions[item.id] = position
    }
    guard positions.count < items.count else { return }
    self.items = items.enumerated().filter { positions[$1.id] == $0 }.map(\.element)
    renumber(from: 0)
  }

  /// The number of items.
  @inlinable public var count: Int { items.count }

  /// The item at a position.
  @inlinable public func item(at position: Int) -> Item { items[position] }

  /// The position of the item with that identity, in constant time.
  @inlinable public func position(of id: Item.ID) -> Int? { positions[id] }

  /// Replaces an item under its own identity, in constant time.
  mutating func update(_ item: Item, at position: Int) {
    items[position] = item
  }

  /// Inserts an item; constant time at the end, else proportional to the items behind it.
  mutating func insert(_ item: Item, at position: Int) {
    items.insert(item, at: position)
    renumber(from: position)
  }

  /// Removes an item, in time proportional to the items behind it.
  mutating func remove(at position: Int) {
    positions[items.remove(at: position).id] = nil
    renumber(from: position)
  }

  private mutating func renumber(from start: Int) {
    for position in start..<items.count { positions[items[position].id] = position }
  }
}
