import MasterDetail
import TerminalUI

// Columns are found by typing: where there are many at once, else behind the key that finds.
extension ScreenState {
  /// Takes a key that types in a popover of columns; false for one that means something else.
  mutating func typeInMenu(_ press: KeyPress, _ action: Action?) -> Bool {
    guard let browser, let popover = browser.model.split.presentation?.popover,
      PopoverName.listsColumns(popover.id)
    else { return false }
    guard var input = browser.menuInput else {
      guard action == .search else { return false }
      withBrowser { $0.menuInput = TextInput(text: "") }
      return true
    }
    if press.modifiers.isEmpty, case .character(let character) = press.key {
      // The key that begins it types nothing.
      guard action != .search || !input.text.isEmpty else { return true }
      input.insert(String(character))
    } else {
      switch press.key {
      case .escape where !input.text.isEmpty: input = TextInput(text: "")
      case .escape, .enter, .up, .down, .tab, .pageUp, .pageDown: return false
      default: guard input.edit(press) else { return false }
      }
    }
    withBrowser { browser -> Void in
      if input.text != browser.menuInput?.text { browser.marked = 0 }
      browser.menuInput = input
    }
    return true
  }
}

extension PopoverName {
  /// Whether a popover offers columns, of which there may be hundreds.
  static func listsColumns(_ name: String) -> Bool { name == sort || role(of: name) != nil }
}

extension Browser {
  /// From so many columns on letters find them at once.
  private static let many = 20

  static func typesAtOnce(_ popover: String, _ actions: [String]) -> Bool {
    PopoverName.listsColumns(popover) && actions.count > many
  }

  /// Brings a popover up.
  mutating func present(_ popover: Popover) {
    send(.split(.present(popover)))
    menuInput = Self.typesAtOnce(popover.id, popover.actions) ? TextInput(text: "") : nil
  }

  /// What the popover that is up offers: all of it, or the columns that have what is typed in their
  /// names, those that begin with it first.
  var offeredActions: [String] {
    let actions = model.split.presentation?.popover.actions ?? []
    guard let typed = menuInput?.text.lowercased(), !typed.isEmpty else { return actions }
    let found = actions.map { ($0, $0.lowercased()) }.filter { $1.contains(typed) }
    let first = found.filter { $1.utf8.starts(with: typed.utf8) }
    let others = found.filter { !$1.utf8.starts(with: typed.utf8) }
    return (first + others).map(\.0)
  }
}
