import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// The title of a column, with the way back or the button that reveals the next one.
  func titleBar(of pane: Frames.PaneFrame, _ browser: Browser) -> TitleBar {
    let layout = browser.layout
    let catalogue = title(of: browser)
    let isFocused = pane.column == browser.model.split.focus
    let style: CellStyle = isFocused ? .bold : .plain
    switch pane.column {
    case .secondary:
      let title = titleOfDetail(browser)
      let button =
        layout.backTitle.map { "‹ " + $0 } ?? layout.toggleTitle.map { "≡ " + $0 }
        ?? (hidesList(browser) ? "← " + texts[.paneHideList] : nil)
      let hasDate = hasToolbar(browser)
      return TitleBar(
        button: button, title: StyledText(title, style),
        status: StyledText(
          hasDate ? texts.text(of: .term(.publishDate)) : position(in: browser)),
        keepsStatus: hasDate, borders: borders)
    default:
      var button: String?
      if places.count > 1, layout.isCollapsed || layout.panes.first?.column == pane.column {
        // A narrow header keeps its title.
        button = pane.header.width < 40 ? "‹" : "‹ " + titleBefore
      }
      return TitleBar(
        button: button, title: StyledText(catalogue, style),
        status: status(of: browser, room: pane.header.width),
        // How many rows there are is worth more than the end of a name.
        keepsStatus: true, leastRest: button == nil ? 5 : 10, borders: borders)
    }
  }

  /// What the way back leads to.
  private var titleBefore: String {
    guard let before = places.dropLast().last, before.catalogue.kind != .home else {
      return texts[.paneHome]
    }
    return title(of: before)
  }

  /// Whether the detail has its buttons: they come and go with what is read.
  func hasToolbar(_ browser: Browser) -> Bool {
    browser.catalogue.manner.hasToolbar && browser.model.selection != nil
  }

  /// Whether the button is there that hides the list: where one would bring it back, were it hidden.
  func hidesList(_ browser: Browser) -> Bool {
    hasToolbar(browser) && !browser.layout.isCollapsed && browser.layout.toggleTitle == nil
  }

  /// What is read: the selected item, or the page that its reader went on to.
  private func titleOfDetail(_ browser: Browser) -> String {
    guard let entry = browser.model.selection else { return "" }
    if let reading = browser.reading, reading.isElsewhere {
      return PrintableText.clean(reading.visit.title ?? reading.visit.address ?? "")
    }
    return texts.text(of: browser.row(of: entry).title)
  }

  /// The catalogue's title, with the storefront where one is searched.
  func title(of browser: Browser) -> String {
    let title = texts.text(of: browser.catalogue.title)
    return browser.catalogue.kind == .store ? title + " · " + surroundings.country : title
  }

  /// How many rows there are, or what is being done about it.
  func status(of browser: Browser, room: Int) -> StyledText {
    if showsLoading { return StyledText(loadingText(of: browser)) }
    if showsArranging { return StyledText(arrangingText(of: browser, room: room)) }
    let count = browser.items.count
    guard count > 0 else { return "" }
    let all = browser.model.list.source.count
    var text = count == all ? String(count) : "\(count)/\(all)"
    if browser.showsUnreadOnly { text = texts[.screenUnread] + " " + text }
    if isStale(browser) { text = texts[.screenEarlier] + " " + text }
    if browser.isStandIn { text = texts[.screenStored] + " " + text }
    return StyledText(browser.isGrowing ? text + "+" : text, .dim)
  }

  /// What is being done for another order, and how much of it is; the share alone where a column is
  /// narrow.
  private func arrangingText(of browser: Browser, room: Int) -> String {
    let share = browser.progress.map { "\($0.percent) %" }
    if let share, room < Self.leastForSharedWords { return share }
    guard let columns = columnsBeingSorted(by: browser) else {
      return share.map { texts(.searchingShare, $0) } ?? texts[.screenArranging]
    }
    // A long name leaves room for the title.
    let name = Clip.cut(PrintableText.clean(columns.joined(separator: ", ")), columns: 16)
    return share.map { texts(.sortingShare, name, $0) } ?? texts(.sorting, name)
  }

  /// From so many cells on a header has room for what is done, the share of it and a title.
  private static let leastForSharedWords = 36

  /// The columns that rows are being sorted by; nil where they are being searched.
  private func columnsBeingSorted(by browser: Browser) -> [String]? {
    switch browser.progress?.step {
    case .sorting(let columns): return columns
    case .searching: return nil
    case nil:
      guard browser.wanted.filter == browser.model.list.arrangement.filter else { return nil }
      return browser.wanted.sort.map { [SortChoice](named: $0).map(\.key) }
    }
  }

  /// Whether the rows are those from before a load that goes on, or that failed.
  func isStale(_ browser: Browser) -> Bool {
    guard browser.model.list.isStale else { return false }
    return showsLoading || !browser.model.list.content.isLoading
  }

  /// Which of the rows is read.
  func position(in browser: Browser) -> String {
    guard let row = browser.model.list.selectedRow else { return "" }
    return "\(row + 1)/\(browser.items.count)"
  }

  /// Draws the lines between the columns.
  func drawLines(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    for divider in frames.dividers {
      draw(Divider(isDragged: drag == .divider, borders: borders), in: divider, on: &grid)
      // Headers are lines too.
      if borders == .lines, frames.panes.first?.header.isEmpty == false {
        grid.put("┬", at: Point(x: divider.x, y: divider.y), .dim)
      }
    }
  }
}
