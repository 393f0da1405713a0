import MasterDetail
import TerminalUI

extension Browser {
  /// Wants another order or filter; it is prepared in the background.
  mutating func want(_ arrangement: Arrangement, now: Int) -> [Effect] {
    guard arrangement != wanted else { return [] }
    wanted = arrangement
    guard arrangement.isNone else { return arrange(now: now) }
    // Nothing has to be prepared, so whatever is being prepared is out of date.
    job += 1
    arrangingSince = nil
    if let arriving { land(arriving, in: PreparedOrders(), isLast: true) }
    apply(arrangement)
    return []
  }

  /// Prepares what is wanted of the entries that are shown, or of those that are to be.
  mutating func arrange(now: Int) -> [Effect] {
    job += 1
    progress = nil
    arrangingSince = arrangingSince ?? now
    return [
      .arrange(
        place: number,
        ArrangeJob(
          number: job, entries: arriving?.entries ?? entries, arrangement: wanted,
          columns: catalogue.sortKeys, json: catalogue.json))
    ]
  }

  /// Takes how far a job is.
  mutating func take(_ progress: ArrangeProgress, of number: Int) {
    if number == job, arrangingSince != nil { self.progress = progress }
  }

  /// Takes what a job prepared; what nobody wants any more is dropped.
  mutating func take(_ order: EntryOrder, of done: ArrangeJob) {
    guard done.number == job else { return }
    arrangingSince = nil
    if arriving == nil, order.count == 0, stays(with: done) { return }
    defer { openFirstMatch() }
    guard let arriving else {
      orders.put(order, for: done.arrangement)
      return apply(done.arrangement)
    }
    let kept = pending
    let orders = PreparedOrders()
    orders.put(order, for: done.arrangement)
    land(arriving, in: orders, isLast: true)
    apply(done.arrangement, resuming: kept)
  }

  /// Stays with the rows as they are where nothing was found by what reads like half a condition;
  /// whoever types it sees what is missing.
  private mutating func stays(with done: ArrangeJob) -> Bool {
    guard let typed = done.arrangement.filter, typed.utf8.elementsEqual(field.input.text.utf8),
      let hint = FilterHint(typed, columns: done.columns)
    else { return false }
    stay(with: hint)
    // Enter opens nothing that was not found.
    if opensFirstMatch { field.isTyping = true }
    opensFirstMatch = false
    return true
  }

  /// Keeps the rows that were found last, or all where that were none.
  mutating func stay(with hint: FilterHint) {
    field.hint = hint
    job += 1
    arrangingSince = nil
    wanted = model.list.arrangement
    guard items.isEmpty, wanted.filter != nil else { return }
    apply(Arrangement(sort: wanted.sort, filter: nil))
    wanted = model.list.arrangement
  }

  /// Stays with the rows as they are, since a job failed; false where nobody waits for it.
  mutating func giveUp(_ failed: ArrangeJob) -> Bool {
    guard failed.number == job else { return false }
    arrangingSince = nil
    opensFirstMatch = false
    wanted = model.list.arrangement
    field.input = TextInput(text: wanted.filter ?? "")
    if let arriving {
      // Rows as they come do better than none.
      wanted = Arrangement()
      field.input = TextInput(text: "")
      land(arriving, in: PreparedOrders(), isLast: true)
      apply(wanted)
    }
    return true
  }

  private mutating func apply(_ arrangement: Arrangement, resuming kept: PlaceState? = nil) {
    let hadFilter = model.list.arrangement.filter
    if arrangement.filter == nil, hadFilter != nil { lastFound = orders[model.list.arrangement] }
    send(.list(.arrange(arrangement)))
    // Who comes back is where they were, as long as that is among the rows.
    if let kept, resume(kept) { return }
    if arrangement.filter == nil {
      guard hadFilter != nil else { return }
      // Whoever gave a search up is where it began; whoever followed it stays.
      if let before = beforeSearch { show(before) }
      beforeSearch = nil
      cursor.id = model.selection?.id ?? cursor.id
    } else if arrangement.filter != hadFilter {
      showFirstMatch()
    } else {
      followCursor()
    }
  }

  /// Rows that were read again can put what is shown out of the filter; the cursor's row is shown then.
  private mutating func followCursor() {
    guard !layout.isCollapsed, let shown = model.selection?.id, let row = cursorRow,
      items.position(of: shown) == nil
    else { return }
    move(to: row)
  }

  /// A new filter starts at its best match, which is shown where there is a detail beside the list.
  private mutating func showFirstMatch() {
    if beforeSearch == nil, field.isTyping { beforeSearch = model.selection?.id }
    list.offset = 0
    guard let first = items.first else {
      cursor = ListCursor()
      if !layout.isCollapsed { send(.list(.deselect)) }
      return
    }
    cursor = ListCursor(id: first.id, row: 0)
    send(.list(.browse(first.id)))
  }

  /// Does what Enter asked for before the matches were there.
  private mutating func openFirstMatch() {
    guard opensFirstMatch else { return }
    opensFirstMatch = false
    acceptSearch()
  }

  /// Stays with the match under the cursor.
  mutating func acceptSearch() {
    guard let row = cursorRow else { return }
    beforeSearch = nil
    move(to: row)
  }

  /// Shows an item again, if it is still listed.
  private mutating func show(_ id: String) {
    guard items.position(of: id) != nil else { return }
    cursor.id = id
    send(.list(.browse(id)))
  }
}
