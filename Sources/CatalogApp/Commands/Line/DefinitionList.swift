import TerminalUI

/// Terms with their meanings in a column beside them; below a term that is too long, and below all
/// of them where the column would be too narrow.
struct DefinitionList {
  /// Columns between a term and its meaning.
  private static let gap = 2
  private static let indent = 8
  private static let narrowest = 30

  var rows: [(term: String, meaning: String)]

  /// The lines, without spaces at their ends; only a term alone may be wider than asked.
  func lines(width: Int) -> [String] {
    let limit = width / 2
    let widths = rows.map { CellWidth.columns(of: $0.term) }
    let longest = widths.filter { $0 <= limit }.max() ?? 0
    let isBeside = longest > 0 && width - longest - Self.gap >= Self.narrowest
    let column = isBeside ? longest + Self.gap : Self.indent
    return zip(rows, widths).flatMap { row, termWidth in
      let meaning = Clip.wrap(row.meaning, columns: width - column)
      let padding = String(repeating: " ", count: column)
      let padded = meaning.map { padding + $0 }
      guard isBeside, termWidth <= limit, let first = meaning.first else {
        return [row.term] + padded
      }
      return [Clip.fit(row.term, columns: column) + first] + padded.dropFirst()
    }
  }
}
