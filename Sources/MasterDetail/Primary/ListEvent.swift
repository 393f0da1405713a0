/// What can happen to one list.
public enum ListEvent<Item: Listable>: Sendable where Item.ID: Sendable {
  /// Selects a visible row and shows its detail, or its files.
  case open(Item.ID)
  /// Moves through the list with a live detail; refused while collapsed.
  case browse(Item.ID)
  /// Selects nothing.
  case deselect
  /// Starts a load that supersedes any other; nil loads without a query.
  case load(query: String?)
  /// The newest load brought these rows.
  case finish(LoadTicket, Rows<Item>)
  /// The newest load failed.
  case fail(LoadTicket, Failure)
  /// Gives up the load; the list is again what it was before.
  case cancelLoad
  /// The data source has these rows now; a load in flight can no longer land.
  case replace(Rows<Item>)
  /// Sorts and filters.
  case arrange(Arrangement)
  /// An item is gone.
  case delete(Item.ID)
  /// An item changed under its identity.
  case update(Item)
  /// There is a new item, at a position of the source or at its end.
  case insert(Item, at: Int? = nil, opening: Bool = true)
}
