/// Gathers the cells of a table, and finds out whether it is one.
struct TableBuilder {
  struct Cell {
    var blocks: [TextBlock]
    var isHeader: Bool
    /// How many columns it reaches over.
    var columns: Int
  }

  private struct Row {
    var cells: [Cell] = []
    var isHeader = false
  }

  /// The most columns that one cell reaches over.
  private static let widestCell = 16
  /// The longest text of a cell in bytes: longer ones are read, not looked up.
  private static let longestCell = 1_000

  private var rows: [Row] = []

  mutating func openRow(isHeader: Bool) { rows.append(Row(isHeader: isHeader)) }

  mutating func add(_ cell: Cell) {
    if rows.isEmpty { openRow(isHeader: false) }
    rows[rows.count - 1].cells.append(cell)
  }

  /// The table, or, where it only arranges a page, what stands in it, row by row.
  var blocks: [TextBlock] {
    let filled = rows.filter { $0.cells.contains { !$0.blocks.isEmpty } }
    guard filled.count > 1, filled.contains(where: { $0.cells.count > 1 }),
      let texts = texts(of: filled)
    else { return filled.flatMap { $0.cells.flatMap(\.blocks) } }
    // One cell above all columns is a title.
    let first = filled[0]
    let hasHeader = first.cells.count > 1 && (first.isHeader || first.cells.allSatisfy(\.isHeader))
    return [.table(TextTable(texts, hasHeader: hasHeader))]
  }

  /// The rows as text; nil where a cell holds more than lines of it.
  private func texts(of rows: [Row]) -> [[InlineText]]? {
    var texts: [[InlineText]] = []
    texts.reserveCapacity(rows.count)
    for row in rows {
      var cells: [InlineText] = []
      cells.reserveCapacity(row.cells.count)
      var covered = 0
      for cell in row.cells {
        // What wide cells cover is empty, so that those behind them stand in their columns.
        cells += repeatElement(InlineText(), count: covered)
        covered = max(0, min(cell.columns, Self.widestCell) - 1)
        guard let text = Self.text(of: cell.blocks) else { return nil }
        cells.append(text)
      }
      texts.append(cells)
    }
    return texts
  }

  private static func text(of blocks: [TextBlock]) -> InlineText? {
    if blocks.isEmpty { return InlineText() }
    if blocks.count == 1, case .paragraph(let text) = blocks[0] { return fitting(text) }
    var text = InlineText()
    for block in blocks {
      if !text.runs.isEmpty { text.runs[text.runs.count - 1].text += "\n" }
      switch block {
      case .paragraph(let inline), .heading(_, let inline): text.runs += inline.runs
      case .image(let image):
        text.runs.append(
          InlineText.Run(image.caption, .image, link: image.link, image: image.address))
      case .list, .quote, .code, .table, .rule: return nil
      }
    }
    return fitting(text)
  }

  private static func fitting(_ text: InlineText) -> InlineText? {
    text.runs.reduce(0) { $0 + $1.text.utf8.count } <= longestCell ? text : nil
  }
}
