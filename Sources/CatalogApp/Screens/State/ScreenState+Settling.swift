import Datasets
import MasterDetail
import Tables
import TerminalUI

extension ScreenState {
  /// Brings what is drawn into line with what happened: scroll, detail, pictures, popover.
  mutating func settle() -> [Effect] {
    guard browser != nil else { return [] }
    settleField()
    let reading = withBrowser { [now] in $0.settleReading(now: now) } ?? []
    let frames = frames
    settleList(frames.list)
    settleDetail(frames.detail)
    settleLoss()
    settlePopover()
    return reading + askForPictures()
  }

  /// Nobody types into a field that is not on the screen: the list comes up, or the typing ends.
  private mutating func settleField() {
    withBrowser { browser -> Void in
      if !browser.field.isTyping, browser.field.hint != nil {
        // The field says again what the rows are.
        browser.field.hint = nil
        browser.field.input = TextInput(text: browser.wanted.filter ?? "")
      }
      guard browser.field.isTyping, !browser.layout.isUsable(.primary) else { return }
      browser.send(.split(.show(.primary)))
      if !browser.layout.isUsable(.primary) { browser.field.isTyping = false }
    }
  }

  private mutating func settleList(_ rect: Rect) {
    let seen = ListView.rowsSeen(height: rect.height, lineHeight: lineHeight)
    withBrowser { browser -> Void in
      let row = browser.cursorRow
      if let row { browser.cursor.row = row }
      let sight = ListSight(
        cursor: browser.cursor, row: row, count: browser.items.count, size: rect.size)
      if sight != browser.seen {
        // What is gone shows when it is read, which is to be said with it.
        let range = browser.list.visible(of: browser.items.count, height: seen)
        for row in [range.first, range.last].compactMap(\.self) { _ = browser.items[row] }
      }
      if let row, sight != browser.seen {
        browser.list = browser.list.showing(row, of: browser.items.count, height: seen)
      }
      browser.seen = sight
      browser.list = browser.list.clamped(of: browser.items.count, height: seen)
    }
  }

  /// Says once that rows of a large file are not as they were, and what can be done.
  private mutating func settleLoss() {
    guard let browser, browser.entries.loss != browser.toldLoss else { return }
    withBrowser { $0.toldLoss = $0.entries.loss }
    guard let loss = browser.entries.loss else { return }
    let key = surroundings.keymap.label(of: .reload)
    let wayOut = key.isEmpty ? "" : " · " + texts(.rowsReadAgain, key)
    say(sentence(about: loss) + wayOut, for: 10_000)
  }

  private func sentence(about loss: RowLoss) -> String {
    switch loss {
    case .shorter: texts[.rowsShorter]
    case .changed: texts[.rowsChanged]
    case .grown: texts[.rowsGrown]
    case .failed(let error): texts(.rowsFailed, error.message(texts))
    }
  }

  /// The rows of cells that an item takes in the list.
  var lineHeight: Int {
    guard surroundings.isComfortable, let browser, let first = browser.items.first else { return 1 }
    return ListView.lineHeight(
      width: browser.layout.pane(.primary)?.width ?? size.width,
      hasSubtitles: browser.row(of: first).subtitle != nil, density: .comfortable)
  }

  private mutating func settleDetail(_ rect: Rect) {
    let room = Size(width: TextPane.textColumns(width: rect.width), height: rect.height)
    let depth = pictureDepth
    let (texts, shelf, theme, isPlain) = (texts, pictures, theme, surroundings.isPlain)
    let words = ReadingWords(texts, surroundings.keymap)
    withBrowser { browser -> Void in
      let basis = DetailPage.Basis(
        entry: rect.isEmpty ? browser.page.basis?.entry : browser.model.selection, room: room,
        revision: browser.reading?.revision ?? 0,
        pictures: browser.page.requests.count { shelf.isSettled($0) },
        typed: browser.markedWords, theme: theme, hidden: browser.hiddenColumns)
      guard !rect.isEmpty else { return }
      let isSame = basis.entry?.id == browser.page.basis?.entry?.id
      if basis != browser.page.basis {
        browser.page =
          basis.entry.map { entry in
            let (document, parts) = browser.text(of: entry, words)
            return DetailLayout.page(
              of: document, texts: texts, room: room, shelf: shelf, depth: depth,
              look: TextLook(theme: theme, marks: MatchMarks(basis.typed), isPlain: isPlain),
              below: parts)
          } ?? DetailPage()
        browser.page.basis = basis
        if let entry = basis.entry, browser.catalogue.pages != nil {
          browser.page.links = PageLink.links(
            in: browser.blocks(of: entry), of: browser.reading?.visit.address)
        }
        // It may want other pictures than the page before it, by which the basis counted.
        browser.page.basis?.pictures = browser.page.requests.count { shelf.isSettled($0) }
        // Lines break elsewhere now; the reader stays at the same words.
        if isSame, browser.spot != .start {
          browser.detail.offset = browser.page.row(at: browser.spot)
        }
        browser.detail.offset = browser.restoredRow ?? browser.detail.offset
      } else if browser.restoredRow == nil {
        browser.spot = browser.page.spot(ofRow: browser.detail.offset)
      }
      browser.detail = browser.detail.clamped(of: browser.page.rows.count, height: rect.height)
    }
  }

  /// The colours that pictures are drawn in; nil where none are.
  var pictureDepth: ColorDepth? {
    switch surroundings.pictures {
    case .off: nil
    case .blocks: surroundings.profile.colors == .none ? .rgb : surroundings.profile.colors
    case .auto:
      surroundings.profile.isUnicode && surroundings.profile.colors != .none
        ? surroundings.profile.colors : nil
    }
  }

  private mutating func settlePopover() {
    guard let presentation = browser?.model.split.presentation, presentation.isPresented else {
      return
    }
    let anchor = anchor(of: presentation.popover)
    if presentation.popover.anchor != anchor {
      withBrowser { $0.send(.split(.anchorMoved(anchor))) }
    }
  }

  private mutating func askForPictures() -> [Effect] {
    guard let browser else { return [] }
    var effects: [Effect] = []
    var requests = browser.page.requests
    if showsTiles, pictureDepth != nil, browser.catalogue.fetchesPictures {
      requests += tilePictures(frames.list, of: browser).compactMap(\.0)
    }
    // What scrolled away need not come from the network any more.
    for request in pictures.awaited where request.source.isRemote && !requests.contains(request) {
      pictures.forget(request)
      effects.append(.forgetPicture(request))
    }
    for request in requests where pictures.ask(for: request) {
      effects.append(.picture(request))
    }
    return effects
  }
}
