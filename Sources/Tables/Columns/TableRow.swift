/// One record: its cells in the order of the columns, of any width.
package struct TableRow: Hashable, Sendable {
  /// May be fewer than there are columns, never more.
  package var cells: [Cell]
  /// The line where the record begins, counted from 1; nil in files without lines.
  package var line: Int?

  package init(_ cells: [Cell], line: Int? = nil) {
    self.cells = cells
    self.line = line
  }

  /// The cell in that column, which may be missing.
  package subscript(column: Int) -> Cell {
    cells.indices.contains(column) ? cells[column] : .missing
  }

  /// The record as an object; missing cells are left out.
  package func json(_ columns: [Column]) -> JSONValue {
    .object(
      zip(columns, cells).compactMap { column, cell in
        cell.json.map { JSONValue.Member(column.name, $0) }
      })
  }
}
