import TerminalUI

extension ScreenState {
  /// Shows something over the browser, now or when what lies there is closed.
  mutating func present(_ new: Modal) {
    if modal == nil { modal = new } else { waiting.append(new) }
  }

  /// Shows an alert: at once over a form or a draft, whose reader waits for it, and who has that
  /// back behind it.
  mutating func alert(_ title: String, _ text: String) {
    let alert = Modal.page(ModalPage(.alert(title: title, text: text)))
    guard let modal, modal.yieldsToAlerts else { return present(alert) }
    waiting.insert(modal, at: 0)
    self.modal = alert
  }

  /// The next thing that waited to be shown.
  mutating func presentWaiting() {
    if modal == nil, !waiting.isEmpty { modal = waiting.removeFirst() }
  }

  /// Keys while something lies over the browser.
  mutating func takeInModal(_ press: KeyPress) -> [Effect] {
    let action = surroundings.keymap.action(of: press)
    switch modal {
    case .palette(let state): return take(press, action, in: state)
    case .form(let form): return take(press, action, in: form)
    case .line(let form): return take(press, action, in: form)
    case .finder(let finder): return take(press, action, in: finder)
    case .page(let page): return take(action, in: page)
    case nil: return []
    }
  }

  /// Does what a key asks of a page.
  mutating func take(_ action: Action?, in page: ModalPage) -> [Effect] {
    if let rows = rows(of: action, height: frames.modalHeight) {
      scrollModal(by: rows)
      return []
    }
    if let draft = page.draft, let effects = take(action, in: draft) { return effects }
    switch action {
    case .quitNow: return perform(.quitNow)
    case .redraw: return [.redraw]
    case .back, .open, .left, .quit, .help, .cancel, .menu, .layout, .about: modal = nil
    default: break
    }
    return []
  }

  /// How far a key scrolls a text; nil for another key.
  private func rows(of action: Action?, height: Int) -> Int? {
    let page = max(1, height - 1)
    return switch action {
    case .next: 1
    case .previous: -1
    case .pageDown: page
    case .pageUp: -page
    case .halfPageDown: max(1, page / 2)
    case .halfPageUp: -max(1, page / 2)
    case .first: -1_000_000
    case .last: 1_000_000
    default: nil
    }
  }

  /// Scrolls what is read; never beyond its ends.
  mutating func scrollModal(by rows: Int) {
    guard case .page(var page) = modal else { return }
    let count = lines(of: page.content, width: frames.modal.width - 4).count
    page.viewport = page.viewport.scrolled(by: rows, of: count, height: frames.modalHeight)
    modal = .page(page)
  }
}
