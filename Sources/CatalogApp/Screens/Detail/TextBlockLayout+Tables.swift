import Markup
import TerminalUI

// A table that fits stands in columns; another, row by row.
extension TextBlockLayout {
  /// The blanks between two columns.
  private static var gap: Int { 2 }

  mutating func lay(_ table: Markup.TextTable) {
    let cells = table.rows.enumerated().map { index, row in
      let style: CellStyle = index == 0 && table.hasHeader ? .bold : .plain
      return row.map { cell in
        let text = look.styled(Self.onOneLine(cell), style)
        return (text: text, columns: text.columns)
      }
    }
    var widths: [Int] = []
    for row in cells {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.columns)
      }
    }
    let total = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    if total <= room {
      columns(cells, widths, hasHeader: table.hasHeader)
    } else {
      rows(cells.map { $0.map(\.text) }, hasHeader: table.hasHeader)
    }
  }

  private mutating func columns(
    _ rows: [[(text: StyledText, columns: Int)]], _ widths: [Int], hasHeader: Bool
  ) {
    for (index, row) in rows.enumerated() {
      var text = StyledText("")
      var owed = 0
      for (column, cell) in row.enumerated() {
        if owed > 0 { text = text + StyledText(String(repeating: " ", count: owed)) }
        text = text + cell.text
        owed = widths[column] - cell.columns + Self.gap
      }
      line(text)
      guard index == 0, hasHeader, !look.isPlain else { continue }
      let rule = widths.map { String(repeating: "─", count: $0) }
        .joined(separator: String(repeating: " ", count: Self.gap))
      line(StyledText(rule, .dim))
    }
  }

  /// Each row as its cells below each other, behind the names of their columns.
  private mutating func rows(_ rows: [[StyledText]], hasHeader: Bool) {
    let isNamed = hasHeader && rows.count > 1
    let names = isNamed ? rows.first ?? [] : []
    for (index, row) in rows.dropFirst(isNamed ? 1 : 0).enumerated() {
      if index > 0 { needsBlank = true }
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        guard column < names.count, !names[column].isEmpty else {
          wrapped(cell)
          continue
        }
        wrapped(names[column] + ": " + cell)
      }
    }
  }

  private static func onOneLine(_ text: InlineText) -> InlineText {
    guard text.runs.contains(where: { $0.text.utf8.contains(0x0A) }) else { return text }
    var text = text
    for index in text.runs.indices {
      let bytes = text.runs[index].text.utf8.map { $0 == 0x0A ? 0x20 : $0 }
      text.runs[index].text = String(decoding: bytes, as: UTF8.self)
    }
    return text
  }
}
