import Markup
import TerminalUI

/// Lays blocks of text out in lines of a number of cells; nothing is cut, everything is wrapped.
///
/// Blocks are parted by blank lines; items hang behind their markers, quotes stand behind a bar.
/// Where lines get too short for that, what is nested deeper stands no further in.
struct TextBlockLayout {
  /// Fewer cells are no room for text beside an indent.
  private static let leastRoom = 10

  let look: TextLook
  private let width: Int
  private(set) var lines: [StyledText] = []
  /// What every line of the block begins with, and its cells.
  private var indent = StyledText("")
  private var indentColumns = 0
  /// What the next line begins with instead of the indent.
  private var marker: StyledText?
  /// A marker without room of its own, which the next text begins with.
  private var lead: StyledText?
  var needsBlank = false

  /// The lines of some blocks; at least one cell is taken.
  static func lines(of blocks: [TextBlock], width: Int, look: TextLook) -> [StyledText] {
    var layout = TextBlockLayout(width: width, look: look)
    layout.lay(blocks)
    return layout.lines
  }

  private init(width: Int, look: TextLook) {
    self.width = max(1, width)
    self.look = look
  }

  /// The cells left beside the indent.
  var room: Int { width - indentColumns }

  mutating func lay(_ blocks: [TextBlock]) {
    for block in blocks {
      lay(block)
      needsBlank = true
    }
  }

  private mutating func lay(_ block: TextBlock) {
    switch block {
    case .heading(let level, let text): heading(text, level: level)
    case .paragraph(let text): wrapped(look.styled(text))
    case .list(let list): lay(list)
    case .quote(let blocks):
      let bar = StyledText(look.isPlain ? "> " : "│ ", .dim)
      indented(bar, columns: 2) { $0.lay(blocks) }
    case .code(let text): code(text)
    case .table(let table): lay(table)
    case .image(let image):
      wrapped(look.styled(InlineText([.init(image.caption, .image, link: image.link)])))
    case .rule: line(StyledText(ruled(columns: room), .dim))
    }
  }

  /// Bold; a line below the first two levels, and slanted letters from the fourth on, tell the level
  /// without colour.
  private mutating func heading(_ text: InlineText, level: Int) {
    let style: CellStyle = level >= 4 ? .bold.adding(.italic) : .bold
    let start = lines.count
    wrapped(look.styled(text, style))
    guard level <= 2, !look.isPlain else { return }
    let widest = lines[start...].map(\.columns).max() ?? 0
    line(StyledText(ruled(columns: min(room, widest - indentColumns)), .dim))
  }

  /// A line across so many cells.
  private func ruled(columns: Int) -> String {
    look.isPlain ? "---" : String(repeating: "─", count: max(1, columns))
  }

  private mutating func lay(_ list: TextList) {
    // Items of one block each stand close together.
    let isLoose = list.items.contains { item in
      item.blocks.count { if case .list = $0 { false } else { true } } > 1
    }
    for (index, item) in list.items.enumerated() {
      if index > 0 { needsBlank = isLoose }
      let marker = text(of: item.marker)
      let columns = CellWidth.columns(of: marker)
      let blanks = StyledText(String(repeating: " ", count: columns))
      indented(blanks, marker: StyledText(marker), columns: columns) { layout in
        for (index, block) in item.blocks.enumerated() {
          if index > 0 { layout.needsBlank = isLoose }
          layout.lay(block)
        }
        // An item that says nothing is one all the same.
        if item.blocks.isEmpty { layout.wrapped("") }
      }
    }
  }

  private func text(of marker: TextList.Marker) -> String {
    switch marker {
    case .bullet: look.isPlain ? "- " : "• "
    case .number(let number): "\(number). "
    case .term: ""
    case .description: "  "
    }
  }

  /// Preformatted lines as they are; one that is too long goes on behind a mark.
  private mutating func code(_ text: String) {
    let style = look.theme.code
    indented("  ", columns: 2) { layout in
      for part in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        let rows = TextRows.texts(
          of: PrintableText.clean(String(Substring(part))), columns: layout.room)
        for (index, row) in rows.enumerated() {
          if index > 0, layout.marker == nil, layout.indentColumns >= 2 {
            layout.marker = layout.continued
          }
          layout.line(layout.look.marks.marked(StyledText(row, style)))
        }
      }
    }
  }

  /// The indent of a line that goes on: its last two cells are a mark.
  private var continued: StyledText {
    var spans = indent.spans
    if !spans.isEmpty { spans[spans.count - 1] = .init(look.isPlain ? "+ " : "↪ ", .dim) }
    return StyledText(spans: spans)
  }
}

// MARK: - Lines

extension TextBlockLayout {
  /// Lays something behind an indent, whose first line may begin with a marker instead.
  mutating func indented(
    _ prefix: StyledText, marker text: StyledText? = nil, columns: Int,
    _ content: (inout TextBlockLayout) -> Void
  ) {
    guard room - columns >= Self.leastRoom else {
      // Bars and blanks may go where there is no room; numbers say something.
      lead = text
      content(&self)
      lead = nil
      return
    }
    separate()
    let outer = (indent, indentColumns)
    if text != nil || marker != nil { marker = (marker ?? indent) + (text ?? prefix) }
    indent = indent + prefix
    indentColumns += columns
    content(&self)
    (indent, indentColumns) = outer
    marker = nil
  }

  /// A line that is not broken.
  mutating func line(_ text: StyledText) {
    separate()
    if let start = marker {
      lines.append(start + text)
      marker = nil
    } else {
      lines.append(indentColumns == 0 ? text : indent + text)
    }
  }

  /// A text, broken where it is too long.
  mutating func wrapped(_ text: StyledText) {
    let text = (lead ?? "") + text
    lead = nil
    for part in text.wrapped(columns: room) { line(part) }
  }

  private mutating func separate() {
    guard needsBlank else { return }
    needsBlank = false
    if !lines.isEmpty { lines.append(indent) }
  }
}
