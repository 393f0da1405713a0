/// A whole table in memory.
package struct Table: Hashable, Sendable {
  /// In the order of the file; their names are unique.
  package var columns: [Column]
  /// In the order of the file.
  package var rows: [TableRow]
  /// In the order of their first appearance, bounded in number.
  package var warnings: [TableWarning]

  package init(columns: [Column], rows: [TableRow], warnings: [TableWarning] = []) {
    self.columns = columns
    self.rows = rows
    self.warnings = warnings
  }

  /// Everything that a reader has left.
  package init(_ reader: any TableReader) throws(TableError) {
    var rows: [TableRow] = []
    while let row = try reader.next() { rows.append(row) }
    self.init(columns: reader.columns, rows: rows, warnings: reader.warnings)
  }

  /// Where the column of exactly that name is.
  package func place(of name: String) -> Int? {
    columns.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
