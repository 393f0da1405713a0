import MasterDetail
import TerminalUI

extension ScreenState {
  /// Takes an event, and answers what is to be done about it.
  mutating func update(_ event: ScreenEvent, at moment: Int) -> [Effect] {
    now = max(now, moment)
    if let until = message?.until, now >= until { message = nil }
    var effects: [Effect]
    switch event {
    case .started: effects = []
    case .key(let press):
      if let key = behindEscape(press) {
        return update(.key(KeyPress(.escape)), at: moment) + update(.key(key), at: moment)
      }
      effects = take(press)
    case .paste(let text): effects = paste(text)
    case .mouse(let event): effects = hasMouse ? take(event) : []
    case .resized(let size): effects = resize(to: size)
    case .background(let told):
      if surroundings.theme == .auto { theme = told }
      effects = []
    case .interrupted: effects = perform(Action.cancel)
    case .report(let report):
      let hasWaited = showsLoading || showsArranging
      effects = take(report)
      if hasWaited, !showsLoading, !showsArranging { waitEndedAt = now }
    case .tick: effects = []
    }
    effects += searchesDue()
    effects += savesDue()
    effects += filesDue()
    effects += performChosen()
    presentWaiting()
    effects += settle()
    effects += settleFiles()
    if event.isInput { settleAnnouncement() }
    return effects
  }

  private mutating func resize(to size: Size) -> [Effect] {
    guard !size.isEmpty else { return [] }
    self.size = size
    for index in places.indices {
      places[index].send(.split(.resize(TerminalSize(size))))
    }
    files?.send(.split(.resize(TerminalSize(size))))
    return []
  }

  /// Searches that start because nobody types on.
  private mutating func searchesDue() -> [Effect] {
    var effects: [Effect] = []
    for index in places.indices {
      guard let at = places[index].field.startsAt, now >= at else { continue }
      effects += places[index].search(now: now)
    }
    return effects
  }

  /// What is being written is kept while it is written: no more of it is lost than of a second.
  private mutating func savesDue() -> [Effect] {
    guard let at = unsentSaveAt, now >= at, let browser else { return [] }
    unsentSaveAt = nil
    return [save([browser])]
  }

  /// What was chosen in a menu is done once the menu is gone.
  private mutating func performChosen() -> [Effect] {
    if let chosen = fileBrowser?.chosen, !chosen.isEmpty {
      files?.chosen = []
      return chosen.flatMap { performInFiles($0) }
    }
    guard let chosen = browser?.chosen, !chosen.isEmpty else { return [] }
    browser?.chosen = []
    return chosen.flatMap { perform($0) }
  }
}

// MARK: - Keys

extension ScreenState {
  private mutating func take(_ press: KeyPress) -> [Effect] {
    if message?.isLasting != true || !isWriting { message = nil }
    if !isText(press), surroundings.keymap.action(of: press) == .suspend, !undoes(press) {
      return [.suspend]
    }
    if modal != nil { return takeInModal(press) }
    // Who presses another key does not wait for a form any more.
    isComposing = false
    if fileBrowser != nil { return takeInFiles(press) }
    guard let browser else { return [] }
    if browser.model.split.presentation?.isPresented == true { return takeInMenu(press) }
    if browser.field.isTyping { return takeInField(press) }
    if case .character(let digit) = press.key, press.modifiers.isEmpty,
      let value = Int(String(digit)),
      value > 0 || count != nil
    {
      count = min((count ?? 0) * 10 + value, 1_000_000_000)
      return []
    }
    guard let action = surroundings.keymap.action(of: press) else {
      count = nil
      return []
    }
    defer { count = nil }
    return perform(action)
  }

  /// The key of an Alt key that means nothing: terminals send it as Escape and the key, and so do
  /// fast fingers.
  private func behindEscape(_ press: KeyPress) -> KeyPress? {
    guard case .character = press.key, press.modifiers == .alt,
      surroundings.keymap.action(of: press) == nil, fileBrowser?.isTextActive != true
    else { return nil }
    // A word that is being written is not left by a wrong key.
    if case .form = modal { return nil }
    var line = TextInput(text: "")
    if isText(KeyPress(press.key)), line.edit(press) { return nil }
    return KeyPress(press.key)
  }

  /// Whether the key is a letter that somebody types into a line.
  private func isText(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, case .character = press.key else { return false }
    switch modal {
    case .palette, .form, .line, .finder: return true
    case .page: return false
    case nil:
      return browser?.field.isTyping == true || browser?.menuInput != nil || isWriting
    }
  }

  /// Whether keys go to a text that can be written.
  private var isWriting: Bool {
    fileBrowser?.isTextActive == true && fileBrowser?.text?.editor.isReadOnly == false
  }

  /// Whether the key takes back in a text what it stops elsewhere.
  private func undoes(_ press: KeyPress) -> Bool {
    modal == nil && isWriting && EditorKeys.command(for: press) == .undo
  }

  private mutating func paste(_ text: String) -> [Effect] {
    message = nil
    switch modal {
    case .palette(var state):
      state.input.insert(text)
      state.marked = 0
      modal = .palette(state)
      return []
    case .form(var form):
      // A part of an address may be another one.
      guard form.focused.insert(text) else {
        say(.formTooLong)
        return []
      }
      return keep(form)
    case .line(var form):
      form.input.insert(text)
      modal = .line(form)
      return []
    case .finder(var finder):
      finder.input.insert(text)
      return search(finder)
    case .page: return []
    case nil: break
    }
    if browser?.model.split.presentation?.isPresented == true, var input = browser?.menuInput {
      input.insert(text)
      withBrowser { ($0.menuInput, $0.marked) = (input, 0) }
      return []
    }
    if fileBrowser != nil { return pasteIntoText(text) }
    // Somebody who pastes into a list looks for it.
    guard browser?.model.split.presentation == nil else { return [] }
    if browser?.field.isTyping == false { _ = perform(.search) }
    guard browser?.field.isTyping == true else { return [] }
    withBrowser { $0.field.insert(text) }
    return fieldChanged()
  }
}
