import Datasets
import TerminalUI

extension ScreenState {
  /// More lines would hide what the message is about; help has all of it.
  private static let noticeLines = 3

  /// What is said on the last lines in place of the keys: a message for a while, else what is missing
  /// of what is typed.
  var notice: String? {
    if let message { return message.text }
    guard let browser, browser.field.isTyping, let hint = browser.field.hint else { return nil }
    return PrintableText.clean(hint.sentence(texts, columns: browser.sortKeys))
  }

  /// The rows that a message takes: as many as it needs, up to three.
  var noticeRect: Rect {
    let all = Rect(size)
    guard all.height >= 3, let notice, modal == nil, !showsTiles else {
      return all.row(max(0, all.height - 1))
    }
    let most = max(1, min(Self.noticeLines, all.height / 4))
    let lines = min(most, Self.lines(notice, size.width).count)
    return Rect(x: 0, y: all.height - lines, width: all.width, height: lines)
  }

  /// Draws a message that needs several lines.
  func drawNotice(_ rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let lines = Self.lines(notice ?? "", rect.width)
    for (row, line) in lines.prefix(rect.height).enumerated() {
      let isCut = row == rect.height - 1 && lines.count > rect.height
      let text =
        isCut
        ? (line + StyledText("…")).columns <= rect.width
          ? line + StyledText("…")
          : (line + StyledText("……")).cut(columns: rect.width) : line
      grid.put(text, at: Point(x: rect.x, y: rect.y + row), in: rect)
    }
  }

  private static func lines(_ text: String, _ width: Int) -> [StyledText] {
    StyledText(PrintableText.clean(text)).wrapped(columns: max(1, width))
  }
}
