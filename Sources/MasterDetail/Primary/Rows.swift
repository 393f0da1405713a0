/// The rows of a list, to be read at any position; reading one row reads no other.
public struct Rows<Item: Listable>: RandomAccessCollection, Sendable where Item.ID: Sendable {
  @usableFromInline var array: ArraySource<Item>
  @usableFromInline var lazy: (any ItemSource<Item>)?
  @usableFromInline var order: RowOrder?

  /// Rows over an array; the index of identities is built here.
  public init(_ items: [Item] = []) {
    array = ArraySource(items)
  }

  /// Rows over a source that is asked for single items.
  public init(_ source: some ItemSource<Item>) {
    if let source = source as? ArraySource<Item> {
      array = source
    } else {
      array = ArraySource([])
      lazy = source
    }
  }

  /// Zero.
  @inlinable public var startIndex: Int { 0 }

  /// The number of rows.
  @inlinable public var endIndex: Int {
    if let lazy { return lazy.count }
    return order?.positions.count ?? array.count
  }

  /// The item in a row.
  @inlinable public subscript(row: Int) -> Item {
    if let lazy { return lazy.item(at: row) }
    return array.item(at: order?.positions[row] ?? row)
  }

  /// The row of the item with that identity; nil if no row shows it.
  @inlinable public func position(of id: Item.ID) -> Int? {
    if let lazy { return lazy.position(of: id) }
    guard let position = array.position(of: id) else { return nil }
    guard let order else { return position }
    let row = order.rows[position]
    return row < 0 ? nil : row
  }

  /// The item with that identity, if a row shows it.
  @inlinable public func item(withID id: Item.ID) -> Item? { position(of: id).map { self[$0] } }
}

extension Rows {
  var isLazy: Bool { lazy != nil }

  /// Whether both show equal items in the same order; a lazy source is not walked to find out.
  func showsSame(as other: Rows) -> Bool {
    if isLazy || other.isLazy { return false }
    return count == other.count && elementsEqual(other)
  }

  /// These rows in another arrangement; nil if a lazy source cannot do it.
  func arranged(by arrangement: Arrangement, _ arranging: Arranging<Item>) -> Rows? {
    var rows = self
    if arrangement.isNone { return rows }
    if let lazy {
      guard let arranged = lazy.arranged(by: arrangement) else { return nil }
      rows.lazy = arranged
    } else {
      rows.order = RowOrder(array.items, arrangement, arranging)
    }
    return rows
  }
}

extension Rows: ExpressibleByArrayLiteral {
  /// Rows over a literal array.
  public init(arrayLiteral items: Item...) {
    self.init(items)
  }
}
