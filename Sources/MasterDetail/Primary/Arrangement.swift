/// How a list is ordered and which rows it shows, as names, so that it can be stored.
///
/// ``Arranging`` says what the names mean.
public struct Arrangement: Hashable, Sendable, Codable {
  /// The name of the order; nil: as the source has it.
  public var sort: String?
  /// The name or text of the filter; nil: every row.
  public var filter: String?

  /// Makes an arrangement from the names of an order and a filter.
  public init(sort: String? = nil, filter: String? = nil) {
    self.sort = sort
    self.filter = filter
  }

  /// Whether rows stay as the source has them.
  public var isNone: Bool { sort == nil && filter == nil }
}

/// What the names in an ``Arrangement`` mean for the items of a list; decided once.
public struct Arranging<Item: Listable>: Sendable where Item.ID: Sendable {
  /// Whether one item comes before another.
  public typealias Order = @Sendable (Item, Item) -> Bool
  /// Whether an item is shown.
  public typealias Filter = @Sendable (Item) -> Bool

  let order: @Sendable (String) -> Order?
  let filter: @Sendable (String) -> Filter?

  /// Makes the meanings; nil for a name without meaning, which then changes nothing.
  public init(
    order: @escaping @Sendable (_ name: String) -> Order? = { _ in nil },
    filter: @escaping @Sendable (_ name: String) -> Filter? = { _ in nil }
  ) {
    self.order = order
    self.filter = filter
  }
}
