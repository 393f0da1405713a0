import MasterDetail
import TerminalUI

extension ScreenState {
  /// A search by typing alone waits until nobody types on: the store counts its calls.
  private static let pause = 700

  /// Keys while somebody types what to look for.
  mutating func takeInField(_ press: KeyPress) -> [Effect] {
    if press.modifiers.isEmpty, case .character(let character) = press.key {
      withBrowser { $0.field.insert(String(character)) }
      return fieldChanged()
    }
    switch (press.key, press.modifiers) {
    case (.escape, []): return leaveField(clearing: true)
    case (.enter, []): return submitField()
    case (.tab, []): return leaveField(clearing: false)
    case (.down, []), (.up, []), (.pageDown, []), (.pageUp, []):
      return surroundings.keymap.action(of: press).map { perform($0) } ?? []
    default: break
    }
    let before = browser?.field.input.text
    if press.key == .backspace, browser?.field.isSelected == true {
      withBrowser { $0.field.insert("") }
      return fieldChanged()
    }
    withBrowser { $0.field.isSelected = false }
    guard withBrowser({ $0.field.input.edit(press) }) == true else {
      switch surroundings.keymap.action(of: press) {
      case .cancel: return cancel()
      case .help, .palette, .redraw: return perform(surroundings.keymap.action(of: press) ?? .help)
      default: return []
      }
    }
    return browser?.field.input.text == before ? [] : fieldChanged()
  }

  /// Filters the list, or gets ready to ask the store.
  mutating func fieldChanged() -> [Effect] {
    withBrowser { [now] browser in
      guard browser.catalogue.kind == .store else {
        let text = browser.field.input.text
        let hint = FilterHint(text, columns: browser.catalogue.sortKeys)
        if let hint, hint.isUnfinished, browser.arriving == nil {
          browser.stay(with: hint)
          return []
        }
        browser.field.hint = nil
        return browser.want(
          Arrangement(sort: browser.wanted.sort, filter: text.isEmpty ? nil : text), now: now)
      }
      let isLong = browser.field.input.text.utf8.count >= 2
      browser.field.startsAt = isLong ? now + Self.pause : nil
      return []
    } ?? []
  }

  private mutating func submitField() -> [Effect] {
    withBrowser { [now] browser in
      // What is missing is still to be typed.
      if browser.field.hint != nil { return [] }
      browser.field.isTyping = false
      if browser.catalogue.kind == .store { return browser.search(now: now) }
      // What is typed is opened, not what was there before.
      if browser.arrangingSince == nil {
        browser.acceptSearch()
      } else {
        browser.opensFirstMatch = true
      }
      return []
    } ?? []
  }

  /// Stops typing; clearing the field shows the whole list again.
  ///
  /// What was typed for the store and not sent goes: the field says what the rows answer.
  mutating func leaveField(clearing: Bool) -> [Effect] {
    withBrowser { browser -> Void in
      browser.field.isTyping = false
      browser.field.startsAt = nil
      if let asked = browser.asked { browser.field.input = TextInput(text: asked.term) }
    }
    guard clearing else { return [] }
    return clearFilter()
  }

  /// Shows the whole list; the store has none.
  mutating func clearFilter() -> [Effect] {
    withBrowser { [now] browser in
      guard browser.catalogue.kind != .store else { return [] }
      browser.field.input = TextInput(text: "")
      browser.field.hint = nil
      return browser.want(Arrangement(sort: browser.wanted.sort, filter: nil), now: now)
    } ?? []
  }
}

extension SearchField {
  /// Types a text, in place of what is there if that is selected.
  mutating func insert(_ text: String) {
    if isSelected { input = TextInput(text: "") }
    isSelected = false
    input.insert(text)
  }
}

extension TextInput {
  /// Edits as terminals do; false for a key that edits nothing.
  mutating func edit(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.backspace, []): deleteBackward()
    case (.delete, []), (.character("d"), .control): deleteForward()
    case (.backspace, .alt), (.character("w"), .control): deleteWordBackward()
    case (.character("u"), .control): deleteToStart()
    case (.character("k"), .control): deleteToEnd()
    case (.left, []), (.character("b"), .control): moveLeft()
    case (.right, []), (.character("f"), .control): moveRight()
    case (.left, .control), (.left, .alt), (.character("b"), .alt): moveWordLeft()
    case (.right, .control), (.right, .alt), (.character("f"), .alt): moveWordRight()
    case (.home, []), (.character("a"), .control): moveStart()
    case (.end, []), (.character("e"), .control): moveEnd()
    default: return false
    }
    return true
  }
}
