import Datasets
import Markup
import Tables

/// The wanted rows of a large table in the wanted order, which are not kept in memory.
struct SortedRows {
  let table: TableDataset
  private let query: ItemQuery
  private let window: RowWindow
  /// What there is to say of the source.
  let notes: [DatasetNote]

  /// Nil for other datasets, and for tables that are small.
  init?(_ dataset: some Dataset, _ query: ItemQuery) throws(TableError) {
    guard let table = dataset as? TableDataset, let (window, notes) = try table.window() else {
      return nil
    }
    self.table = table
    self.query = query
    self.window = window
    self.notes = notes
  }

  /// Goes through the rows up to the limit; numbers count from 1.
  func forEach(_ body: (_ item: TableItem, _ number: Int) throws -> Void) throws {
    let limit = query.limit ?? .max
    guard limit > 0 else { return }
    let orders = query.sort.map { choice in
      RowWindow.Order(
        column: window.place(of: choice.key) ?? window.columns.count,
        isDescending: choice.isDescending)
    }
    var number = 0
    var failure: (any Error)?
    try window.forEach(sortedBy: orders, textKey: { NaturalOrder.key($0).bytes }) { cell in
      query.includes { key in window.place(of: key).map(cell) ?? .missing }
    } _: { position, row in
      number += 1
      do {
        try body(table.item(row, columns: window.columns, position: position + 1), number)
      } catch {
        failure = error
      }
      return number < limit && failure == nil
    }
    if let failure { throw failure }
  }
}
