import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Draws the last line: a message for a while, else the keys that do something now.
  func drawFooter(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    guard !frames.footer.isEmpty else { return }
    guard frames.notice.height <= 1 else { return drawNotice(frames.notice, on: &grid) }
    let text = notice ?? (announces ? announcement : nil)
    let hints = KeyHints(
      hints: hints(in: browser).compactMap(shown), message: text.map { StyledText($0) })
    hints.draw(in: frames.footer, on: &grid)
  }

  /// A key that does something now, and what that is where the table's word does not say it.
  private struct Hint {
    var action: Action
    var label: KeyMessage?

    init(_ action: Action, _ label: KeyMessage? = nil) {
      self.action = action
      self.label = label
    }
  }

  /// How a hint reads, with the key that is bound now; nil where none is.
  private func shown(_ hint: Hint) -> (key: String, label: String)? {
    guard let binding = BindingTable.binding(of: hint.action) else { return nil }
    // Both ways are one hint.
    let actions = hint.action == .next ? [.previous, .next] : [hint.action]
    let keys = actions.map { surroundings.keymap.label(of: $0) }.joined()
    return keys.isEmpty ? nil : (keys, texts[hint.label ?? binding.label])
  }

  /// The keys that do something now, those that are needed most first; help comes last.
  private func hints(in browser: Browser) -> [Hint] {
    if modal != nil { return hintsInModal }
    if browser.model.split.presentation?.isPresented == true {
      let isMenu = browser.model.split.presentation?.popover.actions.isEmpty == false
      return (isMenu ? [Hint(.next, .keyMove), Hint(.open, .hintChoose)] : [])
        + [Hint(.back, .hintClose)]
    }
    let isStore = browser.catalogue.kind == .store
    if browser.field.isTyping {
      return [
        Hint(.open, isStore ? .keySearch : .hintDone), Hint(.next, .keyMove),
        Hint(.back, isStore ? .hintList : .hintClear),
      ]
    }
    let hasItem = browser.target != nil
    var hints = [Hint(.next, browser.isListActive ? .keyMove : .hintScroll)]
    if browser.isListActive {
      if browser.isStandIn || browser.hasFailed || browser.toldLoss != nil {
        hints.append(Hint(.reload))
      }
      if browser.failedFeeds > 0 { hints.append(Hint(.feeds)) }
      if hasItem { hints.append(Hint(.open)) }
      hints.append(Hint(.search))
      if isStore { hints.append(Hint(.category)) }
    } else {
      // Who followed a link wants back from there first.
      if browser.canGo(by: -1) { hints.append(Hint(.pageBack)) }
      hints.append(Hint(.back))
      if !browser.page.links.isEmpty { hints.append(Hint(.links)) }
    }
    if hasItem, browser.catalogue.kind != .home { hints += [Hint(.menu), Hint(.support)] }
    if browser.isListActive { hints.append(Hint(.quit, places.count > 1 ? .keyBack : nil)) }
    if browser.layout.toggleTitle != nil { hints.append(Hint(.columns, .hintList)) }
    if browser.layout.panes.filter({ !$0.isDimmed }).count > 1 { hints.append(Hint(.nextPane)) }
    if browser.table != nil, hasItem { hints += [Hint(.hideColumn), Hint(.sortTable)] }
    if browser.isListActive, hasItem, !browser.sortKeys.isEmpty {
      hints.append(Hint(.sort))
    }
    if hasItem, browser.catalogue.summarize != nil { hints.append(Hint(.tableColumns)) }
    return hints + [Hint(.palette), Hint(.help)]
  }

  /// The same for what lies over other places.
  var hintsInModalShown: [(key: String, label: String)] { hintsInModal.compactMap(shown) }

  private var hintsInModal: [Hint] {
    switch modal {
    case .line: [Hint(.open, .hintDone), Hint(.back, .hintClose)]
    case .finder: [Hint(.open), Hint(.next, .keyMove), Hint(.back, .hintClose)]
    case .page(let page): hints(on: page)
    case .palette: [Hint(.open, .hintRun), Hint(.next, .keyMove), Hint(.back, .hintClose)]
    case .form(let form):
      [Hint(.write)] + (form.focus == .text ? [] : [Hint(.open, .hintPreview)])
        + [Hint(.nextPane, .hintNextField), Hint(.back, .hintClose)]
    case nil: []
    }
  }

  /// Whether there is more of a text than its box shows.
  private func scrolls(_ page: ModalPage) -> Bool {
    let frames = frames
    return lines(of: page.content, width: frames.modal.width - 4).count > frames.modalHeight
  }

  private func hints(on page: ModalPage) -> [Hint] {
    switch page.content {
    case .draft(let draft):
      switch draft.stage {
      case .read:
        [Hint(.open, .hintWrite), Hint(.next, .hintScroll), Hint(.back, .hintChange)]
      case .writing: [Hint(.back, .hintClose)]
      case .written:
        [Hint(.openInBrowser, .hintOpenDraft), Hint(.copy, .hintCopyPath), Hint(.back, .hintClose)]
      }
    case .help: [Hint(.next, .hintScroll), Hint(.back, .hintClose)]
    case .about, .layout, .notes, .alert:
      [Hint(.open, .hintClose)] + (scrolls(page) ? [Hint(.next, .hintScroll)] : [])
    }
  }
}
