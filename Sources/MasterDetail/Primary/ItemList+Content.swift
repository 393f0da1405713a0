extension ItemList {
  /// Starts a load; blank queries are none.
  mutating func load(_ query: String?) -> Bool {
    let query = query?.trimmed
    if query?.isEmpty == true { return false }
    let wasShown = !items.isEmpty
    ticket = LoadTicket(number: ticket.number + 1)
    content = .loading(query: query)
    if wasShown, isHidden { version += 1 }
    return true
  }

  /// Lands a load: a new query drops the filter and lifts the suppression, a reload keeps both.
  mutating func finish(_ ticket: LoadTicket, _ rows: Rows<Item>, _ vanishing: Vanishing) -> Bool {
    guard case .loading(let query) = content, ticket == self.ticket else { return false }
    let isNew = query != self.query
    let wasHidden = isHidden
    self.query = query
    if isNew {
      arrangement.filter = nil
      isSuppressed = false
    }
    install(rows, isNew ? .newQuery : vanishing, wasHidden: wasHidden)
    return true
  }

  mutating func fail(_ ticket: LoadTicket, _ failure: Failure) -> Bool {
    guard content.isLoading, ticket == self.ticket else { return false }
    settle(as: .failed(failure))
    return true
  }

  mutating func cancelLoad() -> Bool {
    guard content.isLoading else { return false }
    settle(as: settled)
    return true
  }

  /// Takes rows pushed by the data source; a load in flight can no longer land.
  mutating func replace(_ rows: Rows<Item>, _ vanishing: Vanishing) {
    install(rows, vanishing, wasHidden: isHidden)
  }

  /// Empties the list for another folder: the order stays, the filter does not.
  mutating func reset(to rows: Rows<Item>?) {
    let before = items
    arrangement.filter = nil
    source = rows ?? Rows()
    arrange()
    selectedID = nil
    selection = nil
    isAutomatic = false
    isSuppressed = false
    query = nil
    settled = rows.map { ContentState(isEmpty: $0.isEmpty, query: nil) } ?? .notSearchedYet
    content = settled
    if !items.showsSame(as: before) { version += 1 }
  }

  /// Sorts and filters; refused if a lazy source cannot.
  mutating func arrange(_ arrangement: Arrangement) -> Bool {
    let before = items
    guard let after = source.arranged(by: arrangement, arranging) else { return false }
    self.arrangement = arrangement
    order = after.order
    arrangedSource = after.lazy
    if before.isLazy || before.order != after.order, !items.showsSame(as: before) { version += 1 }
    return true
  }

  /// Brings the rows into the arrangement again after the source changed.
  mutating func arrange() {
    let after = source.arranged(by: arrangement, arranging) ?? source
    order = after.order
    arrangedSource = after.lazy
  }

  private mutating func install(_ rows: Rows<Item>, _ vanishing: Vanishing, wasHidden: Bool) {
    let old = arranged
    source = rows
    source.order = nil
    arrange()
    settled = ContentState(isEmpty: source.isEmpty, query: query)
    content = settled
    if wasHidden ? !items.isEmpty : !items.showsSame(as: old) { version += 1 }
    guard let selectedID else { return }
    if let item = source.item(withID: selectedID) {
      selection = item
    } else {
      let neighbour = vanishing.selectsNeighbour ? neighbour(from: old, in: arranged) : nil
      vanish(to: neighbour, vanishing)
    }
  }

  private mutating func settle(as state: ContentState) {
    let wasHidden = isHidden
    settled = state
    content = state
    if wasHidden, !items.isEmpty { version += 1 }
  }
}
