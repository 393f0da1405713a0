/// One list: items, arrangement, selection, and where the items come from.
///
/// Reading it and selecting cost the same however many items it has. Inserting and deleting cost
/// time proportional to the items behind; new rows, another arrangement, and edits under an
/// arrangement cost time proportional to all of them.
public struct ItemList<Item: Listable>: Sendable where Item.ID: Sendable {
  /// Where the items come from right now.
  public internal(set) var content = ContentState.notSearchedYet
  /// How the rows are ordered and filtered.
  public internal(set) var arrangement = Arrangement()
  /// The identity of the selected item.
  public internal(set) var selectedID: Item.ID?
  /// The selected item, even while a filter hides it.
  public internal(set) var selection: Item?
  /// The query that the items answer.
  public internal(set) var query: String?
  /// The newest load.
  public internal(set) var ticket = LoadTicket(number: 0)

  /// All items, in the order of their source.
  public internal(set) var source = Rows<Item>()

  let arranging: Arranging<Item>
  let keepsStaleItems: Bool
  /// Set while an arrangement is in force and the source is an array.
  var order: RowOrder?
  /// Set while the source is lazy: itself, or what it arranged.
  var arrangedSource: (any ItemSource<Item>)?
  /// Grows whenever the visible rows change, so that nobody has to compare rows.
  var version = 0
  /// What `content` returns to when a load is given up.
  var settled = ContentState.notSearchedYet
  /// Whether the selection was made by a policy and nobody used it yet.
  var isAutomatic = false
  /// Whether the first item must not be selected by itself.
  var isSuppressed = false
  /// The item to select as soon as there are results.
  var pendingID: Item.ID?

  init(arranging: Arranging<Item>, keepsStaleItems: Bool) {
    self.arranging = arranging
    self.keepsStaleItems = keepsStaleItems
  }

  /// Sorted and filtered: what the column shows.
  public var items: Rows<Item> { isHidden ? Rows() : arranged }

  /// Whether the shown rows may be out of date: a load runs, or the last one failed.
  public var isStale: Bool { (content.isLoading || content.isFailed) && !items.isEmpty }

  /// The row of the selected item; nil while a filter hides it.
  public var selectedRow: Int? { selectedID.flatMap { items.position(of: $0) } }

  /// Whether rows are hidden because they are about to be replaced.
  var isHidden: Bool { content.isLoading && !keepsStaleItems }

  /// The rows in their arrangement, hidden or not.
  var arranged: Rows<Item> {
    var rows = source
    rows.order = order
    if source.isLazy { rows.lazy = arrangedSource }
    return rows
  }
}
