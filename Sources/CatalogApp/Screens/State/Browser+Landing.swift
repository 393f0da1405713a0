import MasterDetail
import TerminalUI

/// Entries that are there but cannot be shown before they are filtered or sorted.
struct Arrival: Sendable {
  var entries: any EntryList
  var ticket: LoadTicket
}

extension Browser {
  /// Takes entries that a load brought: all, or the first ones of many.
  ///
  /// Where they have to be filtered or sorted that comes first, so that nobody sees them otherwise;
  /// but a large list is shown as it comes meanwhile.
  mutating func take(_ new: any EntryList, ticket: LoadTicket, isLast: Bool, now: Int) -> [Effect] {
    guard ticket == model.list.ticket, model.list.content.isLoading || isGrowing else { return [] }
    // Rows that are there stay until all of the new ones are: among few of them nobody finds the own.
    if !isLast, !isGrowing, entries.count > 0, catalogue.kind == .list { return [] }
    if wanted.isNone {
      land(Arrival(entries: new, ticket: ticket), in: PreparedOrders(), isLast: isLast)
      return []
    }
    if new.isLarge, model.list.arrangement.isNone {
      land(Arrival(entries: new, ticket: ticket), in: PreparedOrders(), isLast: isLast)
      return isLast ? arrange(now: now) : []
    }
    guard isLast else { return [] }
    arriving = Arrival(entries: new, ticket: ticket)
    return arrange(now: now)
  }

  /// Shows entries.
  mutating func land(_ arrival: Arrival, in orders: PreparedOrders, isLast: Bool) {
    let isFirst = !isGrowing
    lastFound = nil
    if asked != answered {
      // Another question begins at its first answer.
      answered = asked
      cursor = ListCursor()
      list.offset = 0
    }
    isGrowing = !isLast
    arriving = nil
    if isLast {
      loadingSince = nil
      readings.renewArticles()
    }
    entries = arrival.entries
    self.orders = orders
    let rows = Rows(EntrySource(arrival.entries, orders: orders))
    if model.list.content.isLoading {
      restoreSelection()
      send(.list(.finish(arrival.ticket, rows)))
      // An item that was not among the rows before is now.
      restoreSelection()
    } else {
      send(.list(.replace(rows)))
      restoreSelection()
    }
    if isFirst || isLast { restorePlace(isLast: isLast) }
    leaveEmptyDetail()
  }

  /// Gives the keys to the list where what was read is not in it any more.
  private mutating func leaveEmptyDetail() {
    guard model.selection == nil, !isListActive, !layout.isCollapsed else { return }
    send(.split(.focus(.primary)))
  }

  /// Selects what was selected in an earlier run, if it is among the entries.
  private mutating func restoreSelection() {
    guard let pending, let id = pending.selection, model.selection?.id != id,
      entries.position(of: id) != nil
    else { return }
    var snapshot = model.snapshot
    snapshot.outer = id
    snapshot.top = pending.topColumn.flatMap(Column.init)
    // Orders and filters are the front's, which prepares them first.
    (snapshot.sort, snapshot.filter) = (model.list.arrangement.sort, model.list.arrangement.filter)
    send(.restore(snapshot))
  }

  /// Puts cursor and scroll where an earlier run, or the selection, had them.
  private mutating func restorePlace(isLast: Bool) {
    if cursor.id == nil { cursor.id = model.selection?.id }
    guard let pending else { return }
    if let anchor = pending.listAnchor, let row = items.position(of: anchor) { list.offset = row }
    if let id = pending.selection, model.selection?.id == id {
      cursor.id = id
      detail.offset = pending.detailOffset ?? 0
      restoredRow = pending.detailOffset
    } else if !isLast {
      return
    }
    self.pending = nil
  }

  /// A load failed; nil where nobody waits for it.
  ///
  /// What was to be filtered or sorted meanwhile still is.
  mutating func fail(_ ticket: LoadTicket, message: String, now: Int) -> [Effect]? {
    guard ticket == model.list.ticket else { return nil }
    loadingSince = nil
    isGrowing = false
    guard send(.list(.fail(ticket, Failure(message)))) else { return nil }
    return wanted == model.list.arrangement ? [] : arrange(now: now)
  }
}
