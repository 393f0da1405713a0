import MasterDetail
import TerminalUI

extension ScreenState {
  /// Two clicks on one cell within so many milliseconds are a double click.
  private static let doubleClick = 400
  private static let wheelRows = 3

  /// Does what the mouse did.
  mutating func take(_ event: MouseEvent) -> [Effect] {
    switch event.action {
    case .press(.left): return press(at: event.point)
    case .drag(.left):
      switch drag {
      case .divider where fileBrowser != nil: divideFiles(at: event.point.x)
      case .divider: divide(at: event.point.x)
      case .text:
        return moveInText(to: event.point, in: frames.detail, selecting: true)
      case nil: break
      }
      return []
    case .release:
      drag = nil
      return []
    case .wheelUp: return scroll(by: -Self.wheelRows, at: event.point)
    case .wheelDown: return scroll(by: Self.wheelRows, at: event.point)
    default: return []
    }
  }

  private mutating func press(at point: Point) -> [Effect] {
    message = nil
    let isDouble = lastClick.map { $0.point == point && now - $0.at <= Self.doubleClick } ?? false
    lastClick = isDouble ? nil : Click(point: point, at: now)
    guard modal == nil else { return pressModal(at: point) }
    if fileBrowser != nil { return pressInFiles(at: point, isDouble: isDouble) }
    guard let browser else { return [] }
    let frames = frames
    if let (menu, frame, inner) = menu(frames, of: browser) {
      if let row = menu.row(at: point, in: inner),
        browser.offeredActions.indices.contains(row)
      {
        withBrowser { $0.send(.split(.choose(browser.offeredActions[row]))) }
      } else if !frame.contains(point) {
        withBrowser { $0.send(.split(.tapOutside)) }
      }
      return []
    }
    if !browser.layout.isCollapsed, browser.layout.isUsable(.primary),
      frames.dividers.contains(where: { $0.contains(point) })
    {
      drag = .divider
      return []
    }
    return press(at: point, in: browser, frames, isDouble: isDouble)
  }

  /// A click on a row of the palette does it; one on an alert, or beside a box, closes it.
  private mutating func pressModal(at point: Point) -> [Effect] {
    if case .form(let form) = modal { return press(at: point, in: form) }
    let frame = frames.modal
    guard frame.contains(point) else {
      if case .page(let page) = modal { return take(.back, in: page) }
      modal = nil
      return []
    }
    switch modal {
    case .palette(let palette):
      let found = PaletteRows.rows(matching: palette.input.text, self)
      let list = palettePanel.inner(of: frame).inset(top: 1)
      guard let row = menu(of: found, marked: palette.marked).row(at: point, in: list) else {
        return []
      }
      return run(row, of: found)
    case .finder(let finder):
      guard
        let row = menu(of: finder).row(at: point, in: finderPanel.inner(of: frame).inset(top: 1))
      else { return [] }
      return open(row, of: finder)
    case .page(let page):
      if case .alert = page.content { modal = nil }
      return []
    case .form, .line, nil: return []
    }
  }

  /// A click on a field gives it the keys, there; one beside the form does nothing, for it would be
  /// lost.
  private mutating func press(at point: Point, in form: SupportForm) -> [Effect] {
    var form = form
    let frames = formFrames
    if frames.to.contains(point) {
      form.focus = .to
      form.to.move(to: field(form, .to).cursor(at: point, in: frames.to))
    } else if frames.subject.contains(point) {
      form.focus = .subject
      form.subject.move(to: field(form, .subject).cursor(at: point, in: frames.subject))
    } else if frames.text.contains(point) {
      form.focus = .text
      form.text.move(to: textArea(form).cursor(at: point, in: frames.text))
    }
    return keep(form)
  }

  private mutating func press(
    at point: Point, in browser: Browser, _ frames: Frames, isDouble: Bool
  ) -> [Effect] {
    let panes = frames.panes.filter { $0.header.contains(point) || $0.content.contains(point) }
    guard let pane = panes.first(where: \.isOver) ?? panes.first else { return [] }
    if pane.isDimmed {
      withBrowser { $0.send(.split(.tapOutside)) }
      return []
    }
    if pane.header.contains(point) { return pressHeader(at: point, pane, browser) }
    guard pane.column == .primary else {
      withBrowser { $0.send(.split(.focus(.secondary))) }
      if let link = link(at: point) { return withBrowser { $0.follow(link.address) } ?? [] }
      return []
    }
    withBrowser { $0.send(.split(.focus(.primary))) }
    if frames.field.contains(point) { return perform(.search) }
    if let (category, _) = categoryPlaces(in: frames.categories).first(where: {
      $0.1.contains(point)
    }) {
      return choose(category)
    }
    withBrowser { $0.field.isTyping = false }
    if turnPage(at: point, in: browser, frames) { return [] }
    guard let row = row(at: point, in: browser, frames) else { return [] }
    withBrowser { $0.move(to: row) }
    // Where columns are stacked a click opens; beside a detail it shows, and a double click opens.
    if browser.layout.isCollapsed || isDouble || browser.layout.isUsable(.secondary) == false {
      return perform(.open)
    }
    return []
  }

  /// A click on a dot turns to its page of tiles, and opens nothing.
  private mutating func turnPage(at point: Point, in browser: Browser, _ frames: Frames) -> Bool {
    guard showsTiles else { return false }
    let tiles = tileGrid(frames.list, of: browser).grid
    let dots = PageDots(page: tiles.page, count: tiles.pages(in: frames.list))
    guard let page = dots.page(at: point, in: tiles.dotsRect(in: frames.list)) else { return false }
    withBrowser { $0.move(to: page * tiles.tilesPerPage(in: frames.list)) }
    return true
  }

  private func row(at point: Point, in browser: Browser, _ frames: Frames) -> Int? {
    if showsTiles {
      return tileGrid(frames.list, of: browser).grid.index(at: point, in: frames.list)
    }
    let list = listView(frames.list, of: browser, isFocused: true)
    return list.row(at: point, in: frames.list).map { list.firstRow + $0 }
  }

  private mutating func pressHeader(
    at point: Point, _ pane: Frames.PaneFrame, _ browser: Browser
  ) -> [Effect] {
    let bar = titleBar(of: pane, browser)
    if pane.column == .secondary, hasToolbar(browser),
      bar.statusRect(in: pane.header)?.contains(point) == true
    {
      return perform(.date)
    }
    guard bar.buttonRect(in: pane.header)?.contains(point) == true else {
      withBrowser { $0.send(.split(.focus(pane.column))) }
      return []
    }
    if pane.column == .secondary, browser.layout.toggleTitle != nil || hidesList(browser) {
      return perform(.columns)
    }
    return perform(.left)
  }

  private mutating func scroll(by rows: Int, at point: Point) -> [Effect] {
    if case .form(var form) = modal {
      let columns = TextArea.textColumns(width: formFrames.text.width)
      for _ in 0..<abs(rows) {
        rows < 0 ? form.text.moveUp(columns: columns) : form.text.moveDown(columns: columns)
      }
      return keep(form)
    }
    guard modal == nil else {
      scrollModal(by: rows)
      return []
    }
    if fileBrowser != nil {
      scrollInFiles(by: rows, at: point)
      return []
    }
    let frames = frames
    guard browser?.model.split.presentation == nil else { return [] }
    withBrowser { browser -> Void in
      if frames.list.contains(point) {
        browser.list.offset = max(0, browser.list.offset + rows)
      } else {
        browser.restoredRow = nil
        browser.detail.offset = max(0, browser.detail.offset + rows)
      }
    }
    return []
  }
}
