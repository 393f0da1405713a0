import MasterDetail
import TerminalUI

extension Browser {
  /// Sends an event to the model, and does what a front owes it.
  ///
  /// - Returns: whether the event had a meaning.
  @discardableResult mutating func send(_ event: MasterDetail<Entry>.Event) -> Bool {
    let place = cursor
    let outcome = model.apply(event)
    follow(outcome.changes)
    // What a wider window shows by itself does not move the cursor.
    if case .split = event, place.id != nil { cursor = place }
    return outcome.isAccepted
  }

  /// Follows what the model announces: the detail is loaded once it is on screen, and a popover
  /// that must go is gone at once, because nothing moves here.
  mutating func follow(_ changes: [Announcement<Entry>]) {
    for change in changes {
      switch change {
      case .layout(_, let layout):
        if layout.pane(.secondary) != nil { send(.split(.detailLoaded)) }
      case .popover(.presented): marked = 0
      case .popover(.dismissing): send(.split(.popoverGone))
      case .popover(.gone): menuInput = nil
      case .popover(.adapted), .content, .items: break
      case .selection(_, let id):
        detail = Viewport(offset: 0)
        spot = .start
        restoredRow = nil
        opened = nil
        if let id { cursor.id = id }
      case .detail: break
      case .action(let popover, let action):
        chosen.append(Chosen(popover: popover, action: action))
      }
    }
  }
}

// MARK: - The cursor

extension Browser {
  /// The row under the cursor; nil where the list is empty.
  ///
  /// An item that a filter hides, or that is gone, leaves the cursor on the row where it was.
  var cursorRow: Int? {
    guard !items.isEmpty else { return nil }
    if let row = cursor.id.flatMap({ items.position(of: $0) }) { return row }
    return max(0, min(cursor.row, items.count - 1))
  }

  /// Puts the cursor on a row, which shows its item where there is a detail beside the list.
  mutating func move(to row: Int) {
    guard !items.isEmpty else { return }
    let row = max(0, min(row, items.count - 1))
    pending = nil
    cursor = ListCursor(id: items[row].id, row: row)
    if model.selection?.id != cursor.id, let id = cursor.id { send(.list(.browse(id))) }
  }

  /// Moves the cursor by so many rows, to the ends at most.
  mutating func move(by rows: Int) {
    guard let row = cursorRow else { return }
    // What was found is looked through from its first row; of a list that was there the next is wanted.
    let isFresh =
      catalogue.kind == .store && !layout.isCollapsed && model.selection == nil && rows > 0
    let (target, isLost) = row.addingReportingOverflow(rows)
    move(to: isFresh && rows == 1 ? row : isLost ? (rows > 0 ? items.count - 1 : 0) : target)
  }

  /// Opens what is under the cursor; what is open already gets the focus, to be read.
  mutating func openCursor() {
    guard let row = cursorRow else { return }
    let id = items[row].id
    pending = nil
    cursor = ListCursor(id: id, row: row)
    if !layout.isCollapsed, model.selection?.id == id, layout.isUsable(.secondary) {
      send(.split(.focus(.secondary)))
    } else {
      send(.list(.open(id)))
    }
    opened = id
  }

  /// Opens the item before or behind the one that is read, without leaving the detail.
  mutating func step(by rows: Int) {
    guard let row = model.list.selectedRow ?? cursorRow else { return }
    let target = max(0, min(row + rows, items.count - 1))
    guard target != row || model.selection == nil else { return }
    let isReading = !isListActive
    let id = items[target].id
    cursor = ListCursor(id: id, row: target)
    if layout.isCollapsed {
      // In a stack the list's cursor moves with the page that is read, or alone.
      if isReading { send(.list(.open(id))) }
    } else {
      send(.list(.browse(id)))
    }
  }
}
