import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// More scalars than the widest window has cells, with marks to spare.
  private static let longestRow = 2_000

  /// Draws the list's column: the field where it is in use, then rows, tiles or what there is to say.
  func drawList(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    let isFocused = browser.isListActive && modal == nil
    drawField(frames, of: browser, on: &grid)
    if let placeholder = browser.model.placeholder(for: .primary) {
      draw(message(for: placeholder, browser), in: frames.list, on: &grid)
      if !browser.field.isTyping, isFocused {
        grid.cursor = Point(x: frames.list.x, y: frames.list.y)
      }
      return
    }
    if showsTiles { return drawTiles(frames, of: browser, on: &grid) }
    let list = listView(frames.list, of: browser, isFocused: isFocused)
    draw(list, in: frames.list, on: &grid)
    if !browser.field.isTyping, let point = list.cursorPoint(in: frames.list) {
      grid.cursor = point
    }
  }

  /// The rows that are seen.
  func listView(_ rect: Rect, of browser: Browser, isFocused: Bool) -> ListView {
    let seen = ListView.rowsSeen(height: rect.height, lineHeight: lineHeight)
    let range = browser.list.visible(of: browser.items.count, height: seen)
    let marks = MatchMarks(browser.markedWords)
    let rows = range.map { row(browser.items[$0], of: browser, marks) }
    let cursor = browser.cursorRow
    return ListView(
      rows: rows, highlighted: cursor.flatMap { range.contains($0) ? $0 - range.lowerBound : nil },
      isFocused: isFocused, firstRow: range.lowerBound, count: browser.items.count,
      lineHeight: lineHeight, isStale: isStale(browser),
      borders: borders)
  }

  /// How an entry is shown, with what was looked for marked in it.
  func row(_ entry: Entry, of browser: Browser, _ marks: MatchMarks) -> ListView.Row {
    let row = browser.row(of: entry)
    let title = PrintableText.clean(Self.start(of: texts.text(of: row.title)))
    let subtitle = row.subtitle.map { PrintableText.clean(Self.start(of: texts.text(of: $0))) }
    let isUnread = browser.isUnread(entry)
    return ListView.Row(
      marks.marked(StyledText(title, isUnread ? .bold : .plain)),
      subtitle: subtitle.map { marks.marked(StyledText($0)) },
      mark: isUnread ? (surroundings.isPlain ? "*" : "●") : browser.hides(entry) ? "x" : nil)
  }

  /// As much of a text as a row can show, however many marks are in it.
  private static func start(of text: String) -> String {
    guard text.utf8.count > longestRow else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestRow)))
  }

  private func drawField(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    guard !frames.field.isEmpty else { return }
    let isStore = browser.catalogue.kind == .store
    let field = TextField(
      label: StyledText(isStore ? texts[.fieldSearch] : "/"), input: browser.field.input,
      placeholder: texts[isStore ? .fieldStoreHint : .fieldFilterHint],
      isFocused: browser.field.isTyping && modal == nil)
    draw(field, in: frames.field, on: &grid)
    if browser.field.isTyping, modal == nil {
      let cursor = field.cursorPoint(in: frames.field)
      grid.cursor = cursor
      if browser.field.isSelected, let cursor {
        // What the next letter replaces.
        let start = frames.field.x + CellWidth.columns(of: field.label.text) + 1
        grid.restyle(Rect(x: start, y: cursor.y, width: cursor.x - start, height: 1)) {
          $0.attributes.insert(.reverse)
        }
      }
    }
    drawCategories(frames.categories, of: browser, on: &grid)
  }

  /// Draws the store's categories, the chosen one in brackets.
  func drawCategories(_ rect: Rect, of browser: Browser, on grid: inout CellGrid) {
    for (category, place) in categoryPlaces(in: rect) {
      let isChosen = category == browser.field.category
      let name = texts[category.title]
      grid.put(
        isChosen ? "[\(name)]" : " \(name) ", at: Point(x: place.x, y: place.y), in: rect,
        isChosen ? .bold : .dim)
    }
  }

  /// Where the categories stand.
  func categoryPlaces(in rect: Rect) -> [(StoreCategory, Rect)] {
    guard !rect.isEmpty else { return [] }
    var x = rect.x
    return StoreCategory.allCases.map { category in
      let width = CellWidth.columns(of: texts[category.title]) + 2
      defer { x += width }
      return (category, Rect(x: x, y: rect.y, width: width, height: 1).intersection(rect))
    }
  }
}

extension StoreCategory {
  var title: ScreenMessage {
    switch self {
    case .all: .categoryAll
    case .music: .categoryMusic
    case .software: .categorySoftware
    case .ebooks: .categoryEbooks
    }
  }
}
