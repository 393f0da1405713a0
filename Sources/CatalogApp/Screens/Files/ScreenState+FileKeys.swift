import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Keys among folders and files, where nothing lies over them.
  mutating func takeInFiles(_ press: KeyPress) -> [Effect] {
    guard let browser = fileBrowser else { return [] }
    if browser.tree.split.presentation?.isPresented == true { return takeInFileMenu(press) }
    if browser.isTextActive, let effects = takeInText(press) { return effects }
    let isForText =
      EditorKeys.text(for: press) != nil || EditorKeys.command(for: press)?.isChange == true
    if browser.awaitsText, isForText {
      if browser.typedAhead.count < Self.mostTypedAhead { files?.typedAhead.append(press) }
      return []
    }
    if case .character(let digit) = press.key, press.modifiers.isEmpty,
      let value = Int(String(digit)), value > 0 || count != nil
    {
      count = min((count ?? 0) * 10 + value, 1_000_000_000)
      return []
    }
    defer { count = nil }
    guard let action = surroundings.keymap.action(of: press, in: .files) else { return [] }
    return perform(action)
  }

  /// Who types more than that into a text that is not there has noticed.
  private static let mostTypedAhead = 1_000

  /// Gives a text that has come the keys that were typed for it.
  mutating func typeAhead() -> [Effect] {
    guard let typed = fileBrowser?.typedAhead, !typed.isEmpty else { return [] }
    files?.typedAhead = []
    guard fileBrowser?.isTextActive == true else { return [] }
    return typed.flatMap { takeInText($0) ?? [] }
  }

  /// Keys in the text of a file; nil for one that means nothing there.
  private mutating func takeInText(_ press: KeyPress) -> [Effect]? {
    guard let editor = fileBrowser?.text?.editor else { return nil }
    if press.key == .escape {
      return editor.selection.isEmpty && editor.search == nil
        ? perform(Action.back) : perform(EditorCommand.selectNothing)
    }
    if let command = EditorKeys.command(for: press), !(editor.isReadOnly && command.isChange) {
      return perform(command)
    }
    guard let typed = EditorKeys.text(for: press), !editor.isReadOnly else { return nil }
    return withFiles { [now] browser in
      browser.edit(now: now) { $0.type(typed) }
      return []
    }
  }

  private mutating func perform(_ command: EditorCommand) -> [Effect] {
    switch command {
    case .find: modal = .line(LineForm(.find, text: fileBrowser?.text?.editor.search?.query ?? ""))
    case .goToLine: modal = .line(LineForm(.goToLine))
    case .paste: return pasteIntoText(clipboard)
    case .findNext where fileBrowser?.text?.editor.search == nil: return perform(.find)
    default:
      var outcome = EditorOutcome.nothing
      let effects = withFiles { [now] browser in
        browser.edit(now: now) { outcome = $0.perform(command) }
        return []
      }
      return effects + follow(outcome, of: command)
    }
    return []
  }

  private mutating func follow(_ outcome: EditorOutcome, of command: EditorCommand) -> [Effect] {
    switch outcome {
    case .copied(let text), .cut(let text):
      clipboard = text
      return [.copy(text, note: texts(.screenCopied, text.utf8.count))]
    case .wentRound: say(.filesWentRound)
    case .nothing where command == .findNext || command == .findPrevious: say(.filesNotFound)
    // Ctrl-C with nothing to copy is the one that ends programs.
    case .nothing where command == .copy: say(.filesHowToLeave)
    default: break
    }
    return []
  }

  /// Puts a text in at the cursor, as one step.
  mutating func pasteIntoText(_ pasted: String) -> [Effect] {
    guard let text = fileBrowser?.text, fileBrowser?.isTextActive == true else { return [] }
    guard !text.editor.isReadOnly else {
      say(.filesReadOnly)
      return []
    }
    return withFiles { [now] browser in
      browser.edit(now: now) { $0.paste(pasted) }
      return []
    }
  }

  // MARK: Popovers

  private mutating func takeInFileMenu(_ press: KeyPress) -> [Effect] {
    let action = surroundings.keymap.action(of: press)
    withFiles { browser in
      guard let popover = browser.tree.split.presentation?.popover else { return [] }
      if let row = MenuMark.moved(browser.marked, by: action, of: popover.actions.count) {
        browser.marked = row
        return []
      }
      switch action {
      case .open, .right:
        if popover.actions.indices.contains(browser.marked) {
          browser.send(.split(.choose(popover.actions[browser.marked])))
        } else {
          browser.send(.split(.back))
        }
      case .back, .left, .menu, .quit, .cancel, .sort: browser.send(.split(.back))
      default: break
      }
      return []
    }
    return action == .quitNow ? perform(.quitNow) : []
  }
}
