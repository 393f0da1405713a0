import MasterDetail
import TerminalUI

extension ScreenState {
  /// A click among folders and files.
  mutating func pressInFiles(at point: Point, isDouble: Bool) -> [Effect] {
    guard let browser = fileBrowser else { return [] }
    let frames = frames
    if let (menu, _, frame, inner) = fileMenu(frames, of: browser) {
      if let row = menu.row(at: point, in: inner),
        let action = browser.tree.split.presentation?.popover.actions[row]
      {
        files?.send(.split(.choose(action)))
      } else if !frame.contains(point) {
        files?.send(.split(.tapOutside))
      }
      return []
    }
    if !browser.layout.isCollapsed, browser.layout.isUsable(.primary),
      frames.dividers.first?.contains(point) == true
    {
      drag = .divider
      return []
    }
    let panes = frames.panes.filter { $0.header.contains(point) || $0.content.contains(point) }
    guard let pane = panes.first(where: \.isOver) ?? panes.first else { return [] }
    if pane.isDimmed {
      files?.send(.split(.tapOutside))
      return []
    }
    if pane.header.contains(point) {
      let bar = fileTitleBar(of: pane, browser)
      guard bar.buttonRect(in: pane.header)?.contains(point) == true else {
        files?.send(.split(.focus(pane.column)))
        return []
      }
      return perform(
        browser.layout.toggleTitle != nil && !browser.layout.isCollapsed ? .columns : .back)
    }
    files?.send(.split(.focus(pane.column)))
    if pane.column == .secondary {
      drag = .text
      return moveInText(to: point, in: frames.detail, selecting: false, isDouble: isDouble)
    }
    let rect = pane.column == .primary ? frames.folders : frames.list
    let list = fileListView(pane.column, in: rect, browser)
    guard let row = list.row(at: point, in: rect).map({ list.firstRow + $0 }) else { return [] }
    let effects = withFiles { $0.move(to: row, in: pane.column) }
    return browser.layout.isCollapsed || isDouble ? effects + perform(.open) : effects
  }

  /// Puts the text's cursor where the mouse is.
  mutating func moveInText(
    to point: Point, in rect: Rect, selecting: Bool, isDouble: Bool = false
  ) -> [Effect] {
    guard let text = fileBrowser?.text else { return [] }
    let offset = editorView(text.editor, isFocused: true).offset(at: point, in: rect)
    files?.text?.editor.move(to: offset, selecting: selecting)
    if isDouble { _ = files?.text?.editor.perform(.selectWord) }
    return []
  }

  /// Turns the wheel over one of the columns.
  mutating func scrollInFiles(by rows: Int, at point: Point) {
    let frames = frames
    guard var browser = fileBrowser, browser.tree.split.presentation == nil else { return }
    if frames.folders.contains(point) {
      browser.folderList.offset = max(0, browser.folderList.offset + rows)
    } else if frames.list.contains(point) {
      browser.fileList.offset = max(0, browser.fileList.offset + rows)
    } else if browser.text != nil {
      browser.text?.editor.scroll(by: rows)
    } else {
      browser.detail.offset = max(0, browser.detail.offset + rows)
    }
    files = browser
  }
}
