import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Draws a line that is typed, in a box.
  func draw(_ form: LineForm, in frame: Rect, on grid: inout CellGrid) {
    let panel = Panel(title: StyledText(form.title(texts), .bold), borders: borders)
    panel.draw(in: frame, on: &grid)
    let line = panel.inner(of: frame).row(0)
    let field = TextField(label: "", input: form.input, placeholder: "", isFocused: true)
    field.draw(in: line, on: &grid)
    grid.cursor = field.cursorPoint(in: line)
  }

  /// Draws the files that are looked for.
  func draw(_ finder: FinderState, in frame: Rect, on grid: inout CellGrid) {
    let panel = finderPanel
    let inner = panel.inner(of: frame)
    panel.draw(in: frame, on: &grid)
    let field = TextField(
      label: "/", input: finder.input, placeholder: texts[.filesFinderHint], isFocused: true)
    field.draw(in: inner.row(0), on: &grid)
    let list = inner.inset(top: 1)
    if finder.found.isEmpty {
      if !finder.isSearching, !finder.input.text.isEmpty {
        MessageView(title: StyledText(texts[.placeholderNoMatches])).draw(in: list, on: &grid)
      }
    } else {
      menu(of: finder).draw(in: list, on: &grid)
    }
    grid.cursor = field.cursorPoint(in: inner.row(0))
  }

  var finderPanel: Panel {
    Panel(title: StyledText(texts[.filesFinderTitle], .bold), borders: borders)
  }

  /// The rows of what was found, with the folders they are in.
  func menu(of finder: FinderState) -> Menu {
    Menu(
      rows: finder.found.map {
        Menu.Row(
          StyledText(PrintableText.clean($0.name)), key: PrintableText.clean($0.folderName))
      }, highlighted: finder.marked, borders: borders)
  }

  /// Gives the folders so many cells, as a share that stays when the window changes.
  mutating func divideFiles(at width: Int) {
    guard size.width > 0 else { return }
    files?.divide(at: Double(max(1, min(width, size.width - 1))) / Double(size.width))
  }

  /// What to know of the place in the next run.
  var keptFiles: [PlaceState] {
    files.map { [$0.state(visited: surroundings.clock(), texts: texts)] } ?? []
  }

  /// Keeps what is written and in no file yet.
  mutating func keepTexts() -> [Effect] { withFiles { $0.saveAll() } }

  /// When a text is kept by itself; nil: there is nothing to keep.
  var filesSaveAt: Int? {
    ([files?.text].compactMap(\.self) + (files.map { Array($0.unkept.values) } ?? []))
      .compactMap { $0.fault == nil ? $0.saveAt : nil }.min()
  }
}

extension ScreenState {
  /// What the keys act on among folders and files, for those who hear the screen.
  func announcement(of browser: FileBrowser) -> String {
    if let menu = fileMenu(frames, of: browser)?.menu, menu.rows.indices.contains(browser.marked) {
      return row(menu.rows[browser.marked].label.text, browser.marked, menu.rows.count)
    }
    switch browser.focus {
    case .primary, .supplementary:
      let count = browser.count(of: browser.focus)
      guard let row = browser.row(of: browser.focus) else {
        return texts[browser.focus == .primary ? .filesNoFolders : .filesEmptyFolder]
      }
      let name =
        browser.focus == .primary
        ? browser.tree.folders.items[row].name : browser.tree.files.items[row].name
      return self.row(PrintableText.clean(name), row, count)
    case .secondary:
      guard let editor = browser.text?.editor else { return browser.tree.selection?.name ?? "" }
      let place = editor.position
      return texts(.filesPosition, place.line, place.column)
    }
  }
}
