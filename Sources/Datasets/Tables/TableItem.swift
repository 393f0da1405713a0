package import Tables

/// A row of somebody's table.
package struct TableItem: Identifiable, Equatable, Sendable {
  /// The value of the column that is called `id`, else the row's position.
  package var id: String
  package var row: TableRow
  /// The table's columns, as far as they were known at this row.
  package var columns: [Column]

  /// The row at a position, counted from 1.
  init(_ row: TableRow, columns: [Column], idColumn: Int?, position: Int) {
    self.row = row
    self.columns = columns
    let value = idColumn.map { row[$0].display } ?? ""
    id = value.isEmpty ? String(position) : value
  }
}
