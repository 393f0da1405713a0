import TerminalUI

extension ScreenState {
  /// Moves the cursor of the list, or the text of the detail, whichever has the keys.
  mutating func move(_ action: Action) {
    guard let browser else { return }
    let page = page(of: browser)
    let steps = count ?? 1
    let delta: Int
    switch action {
    case .next: delta = steps
    case .previous: delta = -steps
    case .pageDown: delta = steps * page
    case .pageUp: delta = -steps * page
    case .halfPageDown: delta = steps * max(1, page / 2)
    case .halfPageUp: delta = -steps * max(1, page / 2)
    case .first: delta = .min / 2
    default: delta = .max / 2
    }
    let isPlace = action == .first || action == .last
    let row = count.map { $0 - 1 }
    withBrowser { browser -> Void in
      guard browser.isListActive else {
        browser.restoredRow = nil
        if isPlace, let row {
          browser.detail.offset = row
        } else {
          browser.detail.offset = max(0, browser.detail.offset + max(delta, -1_000_000_000))
        }
        return
      }
      if isPlace {
        browser.move(to: row ?? (action == .first ? 0 : browser.items.count - 1))
      } else {
        browser.move(by: delta)
      }
    }
  }

  /// How far a page goes.
  func page(of browser: Browser) -> Int {
    let frames = frames
    if showsTiles, browser.isListActive {
      return max(1, tileGrid(frames.list, of: browser).grid.tilesPerPage(in: frames.list))
    }
    let height = browser.isListActive ? frames.list.height / lineHeight : frames.detail.height
    return max(1, height - 1)
  }
}
