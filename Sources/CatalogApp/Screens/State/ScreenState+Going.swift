import MasterDetail
import TerminalUI

extension ScreenState {
  /// Opens what is under the cursor; in the detail, what can be done with it.
  mutating func open() -> [Effect] {
    guard let browser else { return [] }
    if browser.catalogue.kind == .home {
      return browser.target.map { enter($0.id) } ?? []
    }
    guard browser.isListActive else {
      presentMenu()
      return []
    }
    if browser.target == nil, browser.items.isEmpty { say(.screenNoItem) }
    if case .failed = browser.model.list.content, browser.items.isEmpty { return perform(.reload) }
    withBrowser { $0.openCursor() }
    return []
  }

  /// Goes on to the detail.
  mutating func right() -> [Effect] {
    guard let browser, browser.isListActive else { return [] }
    if let rows = rowsOfTiles {
      withBrowser { $0.move(by: rows) }
      return []
    }
    if browser.catalogue.kind == .home || browser.layout.isCollapsed { return open() }
    if browser.model.selection == nil { return open() }
    withBrowser { $0.send(.split(.focus(.secondary))) }
    return []
  }

  /// Goes back to the list, but never out of the place.
  mutating func left() -> [Effect] {
    if let rows = rowsOfTiles, let row = browser?.cursorRow, row >= rows {
      withBrowser { $0.move(by: -rows) }
      return []
    }
    _ = goBackInside()
    return []
  }

  /// Goes back to the list from what lies on it or beside it; false at the list.
  private mutating func goBackInside() -> Bool {
    withBrowser { $0.send(.split(.back)) } == true || focusList() || showList()
  }

  /// Takes away what lies on top: popover, detail, filter, and at last the place.
  mutating func back() -> [Effect] {
    if goBackInside() { return [] }
    // Who waits for news has the list meanwhile.
    if let browser, browser.isLoading, !browser.items.isEmpty, browser.catalogue.kind == .list,
      let effects = withBrowser({ $0.cancelLoad() }), let effects
    {
      say(.screenCancelled)
      return effects
    }
    // A filter that is still being applied is taken away like one that is.
    if showsArranging, let browser, browser.wanted.filter == browser.model.list.arrangement.filter,
      let effects = withBrowser({ $0.cancelLoad() }), let effects
    {
      say(.screenCancelled)
      return effects
    }
    if let browser, browser.wanted.filter != nil { return clearFilter() }
    if places.count > 1 { return pop() }
    say(texts(.screenHowToQuit, surroundings.keymap.label(of: .quit)))
    return []
  }

  /// How many tiles stand in a column, where the list is a grid of them.
  var rowsOfTiles: Int? {
    guard let browser, showsTiles, browser.isListActive else { return nil }
    let rect = frames.list
    return max(1, tileGrid(rect, of: browser).grid.rows(in: rect))
  }

  /// Gives the list beside the detail the keys.
  mutating func focusList() -> Bool {
    withBrowser { browser in
      !browser.layout.isCollapsed && !browser.isListActive
        && browser.layout.isUsable(.primary) && browser.send(.split(.focus(.primary)))
    } ?? false
  }

  /// Brings a hidden list back.
  private mutating func showList() -> Bool {
    withBrowser { browser in
      !browser.layout.isCollapsed && !browser.layout.isUsable(.primary)
        && browser.send(.split(.show(.primary))) && browser.send(.split(.focus(.primary)))
    } ?? false
  }

  /// Opens a place by its word; the same one is not opened twice.
  mutating func enter(_ word: String) -> [Effect] {
    guard entering != word else { return [] }
    entering = word
    return [.enter(word: word)]
  }

  /// Goes round the columns that can be used.
  mutating func focusNextPane(forward: Bool) {
    withBrowser { browser -> Void in
      let columns = browser.layout.panes.map(\.column)
      guard let index = columns.firstIndex(of: browser.model.split.focus) else { return }
      for step in 1...columns.count {
        let place = forward ? index + step : index - step + columns.count
        let column = columns[place % columns.count]
        if browser.layout.isUsable(column) {
          browser.send(.split(.focus(column)))
          return
        }
      }
    }
  }
}
