extension ItemList {
  /// Selects an item of the source for the user, who thereby overrides what was pending.
  mutating func select(_ item: Item) {
    selectedID = item.id
    selection = item
    isAutomatic = false
    isSuppressed = false
    pendingID = nil
  }

  /// Selects the first visible row, if the policy may do so.
  mutating func selectFirst() -> Bool {
    guard selectedID == nil, content.isResults, !isSuppressed, let first = items.first else {
      return false
    }
    select(first)
    isAutomatic = true
    return true
  }

  /// Selects the pending item once there are results; forgets it if it is not among them.
  mutating func resolvePending() {
    guard let id = pendingID, content.isResults else { return }
    pendingID = nil
    if let item = source.item(withID: id) { select(item) }
  }

  mutating func deselect() {
    selectedID = nil
    selection = nil
    isAutomatic = false
  }
}

/// What becomes of the selection when its item vanishes.
struct Vanishing {
  /// Whether a neighbour is selected instead.
  var selectsNeighbour: Bool
  /// Whether, without a neighbour, the first item stays unselected too.
  var suppressesFirst: Bool

  /// For the results of a new query: never a neighbour.
  static let newQuery = Vanishing(selectsNeighbour: false, suppressesFirst: false)
}

extension ItemList {
  /// Settles the selection after its item vanished: the neighbour inherits its origin.
  mutating func vanish(to neighbour: Item?, _ vanishing: Vanishing) {
    if vanishing.selectsNeighbour, let neighbour {
      selectedID = neighbour.id
      selection = neighbour
    } else {
      deselect()
      if vanishing.suppressesFirst { isSuppressed = true }
    }
  }

  /// The row of `old` nearest to the selection that is also in `new`: following ones first.
  func neighbour(from old: Rows<Item>, in new: Rows<Item>) -> Item? {
    guard let selectedID, let row = old.position(of: selectedID) else { return nil }
    // Lazy sources are probed near the selection, never walked.
    let reach = old.isLazy || new.isLazy ? 32 : old.count
    for next in old.indices.dropFirst(row + 1).prefix(reach) {
      if let item = new.item(withID: old[next].id) { return item }
    }
    for previous in old.indices.prefix(row).suffix(reach).reversed() {
      if let item = new.item(withID: old[previous].id) { return item }
    }
    return nil
  }
}
