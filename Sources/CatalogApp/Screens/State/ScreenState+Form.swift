import TerminalUI

extension ScreenState {
  /// Keys while a support request is written.
  mutating func take(_ press: KeyPress, _ action: Action?, in form: SupportForm) -> [Effect] {
    // While its draft is made, a form can be left, and nothing else: what was typed now would be lost.
    guard !isComposing else {
      return press.key == .escape || action == .cancel ? close(form) : []
    }
    var form = form
    if press.modifiers.isEmpty, case .character(let character) = press.key {
      if !form.focused.insert(String(character)) { say(.formTooLong) }
      return keep(form)
    }
    switch (press.key, press.modifiers) {
    case (.escape, []): return close(form)
    case (.enter, []) where form.focus == .text: form.text.insert("\n")
    case (.enter, []): return finish(form, writes: false)
    case (.tab, []): form.move(forward: true)
    case (.tab, .shift): form.move(forward: false)
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []): move(press.key, in: &form)
    case (.home, .control): form.focused.moveTextStart()
    case (.end, .control): form.focused.moveTextEnd()
    default:
      if form.focused.edit(press) { break }
      switch action {
      case .cancel: return close(form)
      case .write: return finish(form, writes: true)
      case .quitNow: return perform(.quitNow)
      case .redraw: return [.redraw]
      case .help:
        waiting.insert(.form(form), at: 0)
        modal = .page(ModalPage(.help))
        return []
      default: return []
      }
    }
    return keep(form)
  }

  /// Goes on with a form, whose text shows its cursor.
  @discardableResult mutating func keep(_ form: SupportForm) -> [Effect] {
    var form = form
    if form.fault == nil { form.isChecked = false }
    modal = .form(form)
    form.viewport = textArea(form).viewport(in: formFrames.text)
    modal = .form(form)
    let (key, words) = (form.item.key, form.unsent)
    guard browser?.unsent[key] != words else { return [] }
    withBrowser { $0.unsent.keep(words, about: key) }
    unsentSaveAt = unsentSaveAt ?? now + Self.unsentPatience
    return []
  }

  /// Up and down go through the rows of the text, and from field to field at its ends.
  private func move(_ key: Key, in form: inout SupportForm) {
    guard form.focus == .text else {
      if key == .down || key == .pageDown {
        form.move(forward: true)
      } else if form.focus == .subject {
        form.move(forward: false)
      }
      return
    }
    let frame = formFrames.text
    let columns = TextArea.textColumns(width: frame.width)
    let before = form.text
    let steps = key == .pageUp || key == .pageDown ? max(1, frame.height - 1) : 1
    for _ in 0..<steps {
      if key == .up || key == .pageUp {
        form.text.moveUp(columns: columns)
      } else {
        form.text.moveDown(columns: columns)
      }
    }
    if key == .up, form.text == before { form.move(forward: false) }
  }

  /// Closes the form; what was written is there again when somebody asks about the item anew.
  private mutating func close(_ form: SupportForm) -> [Effect] {
    modal = nil
    isComposing = false
    guard form.unsent != nil, let browser else { return [] }
    say(texts(.formKept, surroundings.keymap.label(of: .support)), for: 8_000)
    return [save([browser])]
  }

  /// Shows the draft, or writes it at once; the addresses have to be some.
  private mutating func finish(_ form: SupportForm, writes: Bool) -> [Effect] {
    var form = form
    guard form.fault == nil else {
      form.focus = .to
      form.isChecked = true
      return keep(form)
    }
    keep(form)
    isComposing = true
    if form.picture?.isRemote == true { say(.draftFetching) }
    var effects: [Effect] = [
      .compose(form, DraftFacts(size: size, lastError: lastError), writes: writes)
    ]
    if supportAddress.isEmpty, form.isUsualTo {
      supportAddress = form.to.text
      effects.append(.remember(.supportTo, form.to.text))
    }
    return effects
  }
}
