extension ItemList {
  /// Removes an item; refused if it is unknown or the source is lazy.
  mutating func delete(_ id: Item.ID, _ vanishing: Vanishing) -> Bool {
    guard !source.isLazy, let position = source.position(of: id) else { return false }
    let row = arranged.position(of: id)
    var neighbour: Item?
    if id == selectedID, let row {
      let rows = arranged
      neighbour = row + 1 < rows.count ? rows[row + 1] : row > 0 ? rows[row - 1] : nil
    }
    source.array.remove(at: position)
    order = order?.removing(position)
    if row != nil, !isHidden { version += 1 }
    settleEdit()
    if id == selectedID { vanish(to: neighbour, vanishing) }
    return true
  }

  /// Replaces an item; refused if it is unknown, unchanged, or the source is lazy.
  mutating func update(_ item: Item) -> Bool {
    guard !source.isLazy, let position = source.position(of: item.id),
      source[position] != item
    else { return false }
    let wasShown = items.position(of: item.id) != nil
    source.array.update(item, at: position)
    if order != nil { arrange() }
    if wasShown || items.position(of: item.id) != nil { version += 1 }
    if item.id == selectedID { selection = item }
    return true
  }

  /// Inserts an item; refused if its identity exists or the source is lazy.
  mutating func insert(_ item: Item, at position: Int?) -> Bool {
    guard !source.isLazy, source.position(of: item.id) == nil else { return false }
    source.array.insert(item, at: max(0, min(position ?? source.count, source.count)))
    if !arrangement.isNone { arrange() }
    settleEdit()
    if items.position(of: item.id) != nil { version += 1 }
    return true
  }

  /// Results or none, after an edit; a load goes on running and a failure stays one.
  private mutating func settleEdit() {
    guard !settled.isFailed else { return }
    settled = ContentState(isEmpty: source.isEmpty, query: query)
    if !content.isLoading { content = settled }
  }
}
