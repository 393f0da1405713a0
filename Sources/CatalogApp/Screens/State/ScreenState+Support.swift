import Datasets
import TerminalUI

extension ScreenState {
  /// Begins a support request about the item that keys act on.
  mutating func beginSupport() -> [Effect] {
    guard let browser, let target = browser.target, browser.catalogue.kind != .home else {
      say(.screenNoItem)
      return []
    }
    guard !target.isLost else {
      say(texts.text(of: .term(.rowLostMore)))
      return []
    }
    isComposing = true
    // Nor for a place that was to be opened.
    entering = nil
    return [
      .beginSupport(
        place: browser.number, browser.catalogue, target,
        without: browser.table == nil ? browser.hiddenColumns : [], browser.blocks(of: target),
        browser.document(of: target).picture,
        to: supportAddress,
        earlier: browser.unsent)
    ]
  }

  /// A form is there to be filled, if somebody still waits for it in its place.
  mutating func take(_ form: SupportForm, of place: Int) -> Bool {
    guard isComposing, place == browser?.number else { return false }
    isComposing = false
    present(.form(form))
    if case .form = modal { keep(form) }
    return true
  }

  /// Keys while a draft is read; nil for one that is none of its own.
  mutating func take(_ action: Action?, in draft: DraftPreview) -> [Effect]? {
    switch (action, draft.stage) {
    case (.open, .read), (.write, .read): return write(draft)
    // A key that is held down writes one file, and ends there.
    case (.open, .writing), (.open, .written): return []
    case (.back, .read), (.cancel, .read), (.quit, .read), (.left, .read):
      modal = .form(draft.form)
      return []
    case (.openInBrowser, .written(let path)): return [.openFile(path)]
    case (.copy, .written(let path)): return [.copy(path, note: texts[.draftPathCopied])]
    case (.quitNow, _), (.redraw, _): return nil
    // Nothing else takes a draft away that nobody wrote yet.
    case (_, .read): return []
    default: return nil
    }
  }

  private mutating func write(_ draft: DraftPreview) -> [Effect] {
    change(draft, to: .writing)
    return [.write(draft.draft, name: draft.name)]
  }

  /// A draft is made, and takes the place of its form, if somebody still waits for it.
  mutating func take(_ draft: DraftPreview, writes: Bool) -> [Effect] {
    guard isComposing else { return [] }
    isComposing = false
    message = nil
    change(draft, to: .read)
    return writes ? write(draft) : []
  }

  /// Shows how far a draft is: in place of itself or its form, though that may wait behind an alert.
  private mutating func change(_ draft: DraftPreview, to stage: DraftPreview.Stage) {
    var draft = draft
    draft.stage = stage
    // What became of it is said on top.
    let page = Modal.page(ModalPage(.draft(draft)))
    if modal?.isRequest == true {
      modal = page
    } else if let index = waiting.firstIndex(where: \.isRequest) {
      waiting[index] = page
    }
  }

  /// The draft that is being written.
  private var written: DraftPreview? {
    for case .page(let page) in [modal].compactMap(\.self) + waiting {
      if let draft = page.draft, draft.stage == .writing { return draft }
    }
    return nil
  }

  /// The draft that was being written is in its file, whose path is copied.
  mutating func draftIsWritten(to path: String) -> [Effect] {
    guard let draft = written else {
      say(texts(.draftWritten, path), for: 8_000)
      return []
    }
    change(draft, to: .written(path: path))
    withBrowser { $0.unsent.keep(nil, about: draft.form.item.key) }
    var note = texts[.draftPathCopied]
    if keepsAddress { note += " " + texts[.draftAddressKept] }
    keepsAddress = false
    return [.copy(path, note: note), browser.map { save([$0]) }].compactMap(\.self)
  }

  /// The draft could not be written: it is still there, to be tried again.
  mutating func draftIsNotWritten() {
    if let draft = written { change(draft, to: .read) }
  }
}
