import Datasets
import MasterDetail
import TerminalUI

/// The popovers that screens have.
enum PopoverName {
  static let menu = "menu"
  static let sort = "sort"
  static let links = "links"
  static let date = "date"
}

extension ScreenState {
  /// Keys while a popover is up.
  mutating func takeInMenu(_ press: KeyPress) -> [Effect] {
    let action = surroundings.keymap.action(of: press)
    if let popover = browser?.model.split.presentation?.popover, popover.id == PopoverName.links,
      markLink(press, of: popover.actions.count)
    {
      return []
    }
    if typeInMenu(press, action) { return [] }
    withBrowser { browser -> Void in
      browser.typedNumber = nil
      let actions = browser.offeredActions
      if let row = MenuMark.moved(browser.marked, by: action, of: actions.count) {
        browser.marked = row
        return
      }
      switch action {
      case .open, .right:
        if actions.indices.contains(browser.marked) {
          browser.send(.split(.choose(actions[browser.marked])))
        } else if browser.menuInput == nil {
          browser.send(.split(.back))
        }
      case .back, .left, .menu, .quit, .cancel, .sort, .links, .date, .roles:
        browser.send(.split(.back))
      default: break
      }
    }
    return action == .quitNow ? perform(.quitNow) : []
  }

  /// Brings up the menu of the item: beside it, where the detail shows it.
  mutating func presentMenu() {
    guard let browser, browser.target != nil, browser.catalogue.kind != .home else {
      return say(.screenNoItem)
    }
    let column: Column = browser.layout.isUsable(.secondary) ? .secondary : .primary
    present(
      PopoverName.menu, on: column, MenuItem.offered(in: browser).map(\.rawValue))
  }

  /// Brings up a popover about a column.
  mutating func present(_ name: String, on column: Column, _ actions: [String]) {
    guard let browser else { return }
    let popover = popover(name, on: column, actions, browser)
    withBrowser { $0.present(popover) }
  }

  /// Brings up the columns to sort by, marked at the one in force.
  mutating func presentSortMenu() {
    guard let browser, !browser.sortKeys.isEmpty, browser.layout.isUsable(.primary)
    else { return say(.screenNoList) }
    let popover = popover(
      PopoverName.sort, on: .primary, [""] + browser.sortKeys, browser)
    let sort = browser.wanted.sort.map([SortChoice].init(named:))?.first
    withBrowser {
      $0.present(popover)
      $0.marked = popover.actions.firstIndex(of: sort?.key ?? "") ?? 0
    }
  }

  /// A popover as large as what it offers, with its lines around it.
  private func popover(
    _ name: String, on column: Column, _ actions: [String], _ browser: Browser
  ) -> Popover {
    var popover = Popover(name, on: column, anchor: frames.anchor(in: column), actions: actions)
    popover.width = menu(of: actions, in: name, browser).idealWidth + 2
    if let role = PopoverName.role(of: name) {
      // The title says what is chosen, and may be wider than the columns' names.
      let title = texts.text(of: .term(role.term))
      popover.width = max(popover.width, CellWidth.columns(of: title) + 6)
    }
    if Browser.typesAtOnce(name, actions) {
      popover.width = max(popover.width, CellWidth.columns(of: texts[.menuFindColumn]) + 6)
    }
    popover.height = actions.count + 2 + (Browser.typesAtOnce(name, actions) ? 1 : 0)
    return popover
  }

  /// The words of a menu's row.
  func title(of action: String, in popover: String) -> String {
    switch popover {
    case PopoverName.menu: MenuItem(rawValue: action).map { texts[$0.title] } ?? action
    case PopoverName.links: titleOfLink(action)
    default: titleOfRole(action, in: popover) ?? (action.isEmpty ? texts[.sortNone] : action)
    }
  }

  private func titleOfLink(_ number: String) -> String {
    guard let offered = browser?.offered, let index = Int(number), offered.indices.contains(index)
    else { return number }
    return "\(index + 1). " + offered[index].title
  }

  /// Does what was chosen.
  mutating func perform(_ chosen: Browser.Chosen) -> [Effect] {
    switch chosen.popover {
    case PopoverName.menu:
      return MenuItem(rawValue: chosen.action).map { perform($0.action) } ?? []
    case PopoverName.links: return follow(link: chosen.action)
    case PopoverName.roles:
      presentColumns(for: chosen.action)
      return []
    default:
      if let role = PopoverName.role(of: chosen.popover) { return choose(chosen.action, for: role) }
      return sort(by: chosen.action)
    }
  }

  /// Sorts by a column, and by those that were sorted by before where it is equal; the same one again
  /// turns the order round.
  private mutating func sort(by key: String) -> [Effect] {
    withBrowser { [now] browser in
      let choices = browser.wanted.sort.map([SortChoice].init(named:)) ?? []
      return browser.want(
        Arrangement(sort: choices.choosing(key).name, filter: browser.wanted.filter), now: now)
    } ?? []
  }
}
