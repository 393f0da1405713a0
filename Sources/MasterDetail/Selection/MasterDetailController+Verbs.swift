extension MasterDetailController {
  /// The rows the list shows.
  public var items: Rows<Item> { state.items }

  /// The selected item.
  public var selection: Item? { state.selection }

  /// What a front draws the columns from.
  public var layout: SplitLayout { state.layout }

  /// What to keep between runs.
  public var snapshot: MasterDetail<Item>.Snapshot { state.snapshot }

  /// Selects a visible row and shows its detail.
  @discardableResult public func open(_ id: Item.ID) -> Bool { send(.list(.open(id))) }

  /// Moves to a row with a live detail; refused while collapsed.
  @discardableResult public func browse(_ id: Item.ID) -> Bool { send(.list(.browse(id))) }

  /// Selects nothing.
  @discardableResult public func deselect() -> Bool { send(.list(.deselect)) }

  /// Sorts and filters.
  @discardableResult public func arrange(sort: String? = nil, filter: String? = nil) -> Bool {
    send(.list(.arrange(Arrangement(sort: sort, filter: filter))))
  }

  /// Tells the size of the terminal.
  @discardableResult public func resize(to size: TerminalSize) -> Bool {
    send(.split(.resize(size)))
  }

  /// Closes the popover, else covering columns, else pops a level; false at the root.
  @discardableResult public func back() -> Bool { send(.split(.back)) }

  /// Reveals the next leading column, or hides all.
  @discardableResult public func toggleColumns() -> Bool { send(.split(.toggleColumns)) }

  /// Takes up an earlier run; before the start it is part of it.
  @discardableResult public func restore(_ snapshot: MasterDetail<Item>.Snapshot) -> Bool {
    send(.restore(snapshot))
  }

  /// Tells that the front made the detail.
  @discardableResult public func detailLoaded() -> Bool { send(.split(.detailLoaded)) }
}
