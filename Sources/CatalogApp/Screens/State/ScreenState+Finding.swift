import Datasets
import MasterDetail
import Tables
import TerminalUI

extension ScreenState {
  /// Gives the field the keys; the next letter takes the place of what is in it.
  mutating func beginSearch() -> [Effect] {
    guard let browser, browser.catalogue.kind != .home || !browser.items.isEmpty else { return [] }
    withBrowser { browser -> Void in
      if !browser.layout.isUsable(.primary) { browser.send(.split(.show(.primary))) }
      guard browser.layout.isUsable(.primary) else { return }
      browser.send(.split(.focus(.primary)))
      browser.field.isTyping = true
      browser.field.isSelected = !browser.field.input.text.isEmpty
      browser.field.input.moveEnd()
    }
    return []
  }

  /// Goes to the next match: of the filter in force, else of the last one.
  mutating func moveToMatch(forward: Bool) {
    guard let browser else { return }
    guard browser.wanted.filter == nil else {
      withBrowser { $0.move(by: forward ? 1 : -1) }
      return
    }
    guard let found = browser.lastFound, let row = browser.cursorRow else {
      say(.screenNothingSearched)
      return
    }
    let order = browser.wanted.isNone ? nil : browser.orders[browser.wanted]
    var target = row
    for _ in 0..<min(count ?? 1, found.count) {
      guard let next = nearest(to: target, forward: forward, in: found, order) else { break }
      target = next
    }
    withBrowser { $0.move(to: target) }
  }

  /// The next row that was found, from the start again behind the end.
  private func nearest(
    to row: Int, forward: Bool, in found: EntryOrder, _ order: EntryOrder?
  ) -> Int? {
    var (next, first, last, previous): (Int?, Int?, Int?, Int?)
    for position in found.positions {
      guard let place = order.map({ $0.row(of: Int(position)) }) ?? Int(position) else { continue }
      first = min(first ?? place, place)
      last = max(last ?? place, place)
      if place > row { next = min(next ?? place, place) }
      if place < row { previous = max(previous ?? place, place) }
    }
    return forward ? next ?? first : previous ?? last
  }

  /// Asks in the next category of the store.
  mutating func nextCategory() -> [Effect] {
    guard let browser, browser.catalogue.kind == .store else {
      say(texts[.screenNoCategories])
      return []
    }
    let all = StoreCategory.allCases
    let index = all.firstIndex(of: browser.field.category) ?? 0
    return choose(all[(index + 1) % all.count])
  }

  /// Another category asks again at once.
  mutating func choose(_ category: StoreCategory) -> [Effect] {
    withBrowser { [now] browser in
      guard browser.field.category != category else { return [] }
      browser.field.category = category
      return browser.search(now: now)
    } ?? []
  }
}
