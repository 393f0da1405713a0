import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// The menu that is up, and where it is.
  func menu(_ frames: Frames, of browser: Browser) -> (menu: Menu, frame: Rect, inner: Rect)? {
    guard let rect = frames.popover, let presentation = browser.model.split.presentation else {
      return nil
    }
    var menu = menu(of: presentation.popover.actions, in: presentation.popover.id, browser)
    menu.highlighted = browser.marked
    return (menu, rect, menuPanel(presentation.popover.id).inner(of: rect))
  }

  /// The box of a popover.
  private func menuPanel(_ popover: String?) -> Panel {
    Panel(title: popover == PopoverName.sort ? StyledText(texts[.sortTitle]) : "", borders: borders)
  }

  /// The rows of a popover.
  func menu(of actions: [String], in popover: String, _ browser: Browser) -> Menu {
    let rows = actions.map { action in
      Menu.Row(
        StyledText(PrintableText.clean(title(of: action, in: popover))),
        key: key(of: action, in: popover, browser),
        disabledReason: reason(against: action, in: popover, browser))
    }
    return Menu(rows: rows, borders: borders)
  }

  /// Why a row of the menu cannot be chosen.
  private func reason(
    against action: String, in popover: String, _ browser: Browser
  ) -> String? {
    guard popover == PopoverName.menu, action == MenuItem.openInBrowser.rawValue,
      let target = browser.target, browser.catalogue.detail(target).links.isEmpty
    else { return nil }
    return texts[.menuNoLink]
  }

  private func key(of action: String, in popover: String, _ browser: Browser) -> String {
    if popover == PopoverName.menu {
      return MenuItem(rawValue: action).map { surroundings.keymap.label(of: $0.action) } ?? ""
    }
    guard let sort = browser.wanted.sort.map({ SortChoice($0) }) else {
      return action.isEmpty ? "●" : ""
    }
    return sort.key == action ? (sort.isDescending ? "▼" : "▲") : ""
  }

  /// Draws the popover that is up.
  func drawMenu(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    guard let (menu, frame, inner) = menu(frames, of: browser) else { return }
    menuPanel(browser.model.split.presentation?.popover.id).draw(in: frame, on: &grid)
    menu.draw(in: inner, on: &grid)
    if let point = menu.cursorPoint(in: inner) { grid.cursor = point }
  }
}
