import TerminalUI

extension ScreenState {
  /// Asks who gets it, where nobody is set; else the draft is made at once.
  mutating func beginSupport() -> [Effect] {
    guard let browser, let target = browser.target, browser.catalogue.kind != .home else {
      say(.screenNoItem)
      return []
    }
    guard !supportAddress.isEmpty else {
      modal = .address(AddressForm(input: TextInput(text: "")))
      return []
    }
    isComposing = true
    return [.compose(browser.catalogue, target, to: supportAddress)]
  }

  /// Keys while the address is asked for.
  mutating func take(_ press: KeyPress, _ action: Action?, in form: AddressForm) -> [Effect] {
    var form = form
    if press.modifiers.isEmpty, case .character(let character) = press.key {
      form.input.insert(String(character))
      form.fault = nil
    } else if press.key == .escape || action == .cancel {
      modal = nil
      return []
    } else if press.key == .enter {
      if Setting.supportTo.accepts(form.input.text) { return accept(form.input.text) }
      form.fault = texts[.addressFault]
    } else if form.input.edit(press) {
      form.fault = nil
    }
    modal = .address(form)
    return []
  }

  private mutating func accept(_ address: String) -> [Effect] {
    supportAddress = address
    modal = nil
    return [.remember(.supportTo, address)] + beginSupport()
  }

  /// Keys while a draft is read; nil for one that is none of its own.
  mutating func take(_ action: Action?, in draft: DraftPreview) -> [Effect]? {
    switch (action, draft.stage) {
    case (.open, .read):
      change(draft, to: .writing)
      return [.write(draft.draft, name: draft.name)]
    // A key that is held down writes one file, and ends there.
    case (.open, .writing), (.open, .written): return []
    case (.openInBrowser, .written(let path)): return [.openFile(path)]
    case (.copy, .written(let path)): return [.copy(path)]
    default: return nil
    }
  }

  private mutating func change(_ draft: DraftPreview, to stage: DraftPreview.Stage) {
    var draft = draft
    draft.stage = stage
    // What became of it is said on top.
    modal = .page(ModalPage(.draft(draft)))
  }

  /// A draft is there to be read, if somebody still waits for it.
  mutating func take(_ draft: DraftPreview) {
    guard isComposing else { return }
    isComposing = false
    present(.page(ModalPage(.draft(draft))))
  }

  /// The draft that was being written is in its file.
  mutating func draftIsWritten(to path: String) {
    guard case .page(let page) = modal, let draft = page.draft, draft.stage == .writing else {
      return say(texts(.draftWritten, path), for: 8_000)
    }
    change(draft, to: .written(path: path))
  }

  /// The draft could not be written: it is still there, to be tried again.
  mutating func draftIsNotWritten() {
    guard case .page(let page) = modal, let draft = page.draft, draft.stage == .writing else {
      return
    }
    change(draft, to: .read)
  }
}
