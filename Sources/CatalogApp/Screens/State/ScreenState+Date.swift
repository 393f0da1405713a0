import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// The popover of the date has one size, whatever it says and wherever it is.
  private static let dateSize = Size(width: 26, height: 3)

  /// Shows when the selected entry was published, at the button for that.
  mutating func presentDate() {
    guard browser?.catalogue.manner.hasToolbar == true else { return say(texts[.screenNoDate]) }
    guard let browser, browser.model.selection != nil,
      browser.layout.isUsable(.secondary)
    else { return say(.screenNoItem) }
    var popover = Popover(PopoverName.date, on: .secondary)
    popover.anchor = anchor(of: popover)
    popover.width = Self.dateSize.width
    popover.height = Self.dateSize.height
    popover.adaptation = .none
    _ = withBrowser { $0.send(.split(.present(popover))) }
  }

  /// When the selected entry was published, in words.
  var publishDate: String {
    let fields = browser.flatMap { browser in
      browser.model.selection.map { browser.catalogue.detail($0).fields }
    }
    let date = fields?.first { $0.label == .term(.publishDate) }
    return date.map { texts.text(of: $0.value) } ?? texts[.noPublishDate]
  }

  /// What a popover points at.
  func anchor(of popover: Popover) -> CellRect {
    let frames = frames
    if popover.id == PopoverName.date, let browser,
      let pane = frames.panes.first(where: { $0.column == .secondary }),
      let rect = titleBar(of: pane, browser).statusRect(in: pane.header)
    {
      return CellRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    return frames.anchor(in: popover.column)
  }
}
