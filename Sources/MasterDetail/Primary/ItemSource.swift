/// A list of items that can be read at any position without reading the others.
///
/// An array is the simplest one. A source over a database serves a million rows that cost nothing
/// until they are drawn: a list asks for single items and positions, and never walks the source.
public protocol ItemSource<Item>: Sendable {
  /// What is listed.
  associatedtype Item: Listable where Item.ID: Sendable

  /// The number of items.
  var count: Int { get }

  /// The item at a position, 0 to `count - 1`.
  func item(at position: Int) -> Item

  /// The position of the item with that identity; nil if it is not in the source.
  func position(of id: Item.ID) -> Int?

  /// The same items in another order, or fewer of them; nil if the source cannot arrange itself.
  ///
  /// Called when the arrangement changes, never per row.
  func arranged(by arrangement: Arrangement) -> (any ItemSource<Item>)?
}

extension ItemSource {
  /// Nil: the source cannot arrange itself.
  public func arranged(by arrangement: Arrangement) -> (any ItemSource<Item>)? { nil }
}
