import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// The menu that is up, and where it is.
  func menu(_ frames: Frames, of browser: Browser) -> (menu: Menu, frame: Rect, inner: Rect)? {
    guard let rect = frames.popover, let presentation = browser.model.split.presentation else {
      return nil
    }
    var menu = menu(of: browser.offeredActions, in: presentation.popover.id, browser)
    menu.highlighted = browser.marked
    let inner = menuPanel(presentation.popover.id).inner(of: rect)
    return (menu, rect, browser.menuInput == nil ? inner : inner.inset(top: 1))
  }

  /// The box of a popover.
  private func menuPanel(_ popover: String?) -> Panel {
    let title: ScreenMessage? =
      switch popover {
      case PopoverName.sort: .sortTitle
      case PopoverName.links: .linksTitle
      case PopoverName.date: .dateTitle
      case PopoverName.roles: .rolesTitle
      default: nil
      }
    if let role = popover.flatMap(PopoverName.role) {
      return Panel(title: StyledText(texts.text(of: .term(role.term))), borders: borders)
    }
    return Panel(title: title.map { StyledText(texts[$0]) } ?? "", borders: borders)
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
    guard popover == PopoverName.menu, let item = MenuItem(rawValue: action) else { return nil }
    switch item {
    case .openInBrowser:
      let links = browser.target.map { browser.catalogue.detail($0).links }
      return links?.isEmpty == true ? texts[.menuNoLink] : nil
    case .links: return browser.page.links.isEmpty ? texts[.menuNoLink] : nil
    case .pageBack: return browser.canGo(by: -1) ? nil : texts[.menuNoPage]
    case .pageForward: return browser.canGo(by: 1) ? nil : texts[.menuNoPage]
    case .support, .copy, .columns, .roles, .changes, .about: return nil
    }
  }

  private func key(of action: String, in popover: String, _ browser: Browser) -> String {
    if popover == PopoverName.links { return "" }
    if let mark = markOfRole(action, in: popover, browser) { return mark }
    if popover == PopoverName.menu {
      return MenuItem(rawValue: action).map { surroundings.keymap.label(of: $0.action) } ?? ""
    }
    guard let order = browser.wanted.sort.map([SortChoice].init(named:)) else {
      return action.isEmpty ? "●" : ""
    }
    guard let rank = order.firstIndex(where: { $0.key == action }) else { return "" }
    // The columns that decide among equals have their rank.
    return (rank > 0 ? "\(rank + 1) " : "") + (order[rank].isDescending ? "▼" : "▲")
  }

  /// Draws the popover that is up.
  func drawMenu(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    guard let (menu, frame, inner) = menu(frames, of: browser) else { return }
    menuPanel(browser.model.split.presentation?.popover.id).draw(in: frame, on: &grid)
    menu.draw(in: inner, on: &grid)
    if let input = browser.menuInput {
      let line = menuPanel(browser.model.split.presentation?.popover.id).inner(of: frame).row(0)
      let field = TextField(
        label: "/", input: input, placeholder: texts[.menuFindColumn], isFocused: true)
      field.draw(in: line, on: &grid)
      grid.cursor = field.cursorPoint(in: line)
      if menu.rows.isEmpty {
        MessageView(title: StyledText(texts[.placeholderNoMatches])).draw(in: inner, on: &grid)
      }
      return
    }
    if menu.rows.isEmpty {
      let line = inner.row(0).inset(left: inner.width > 2 ? 1 : 0)
      grid.put(
        StyledText(publishDate).cut(columns: line.width), at: Point(x: line.x, y: line.y), in: line)
      grid.cursor = Point(x: line.x, y: line.y)
    }
    if let point = menu.cursorPoint(in: inner) { grid.cursor = point }
  }
}
