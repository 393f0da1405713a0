import Datasets
import Tables

/// A SQLite database with one table of the rows.
struct SQLiteExport: ListExport {
  private let goal: ExportGoal
  private var kinds: ColumnKinds
  private var writer: SQLiteTableWriter?

  /// All values decide what the columns are.
  let passes = 2

  init(to goal: ExportGoal) {
    self.goal = goal
    kinds = ColumnKinds(isTyped: goal.isTyped)
  }

  mutating func begin(pass: Int) throws {
    guard pass == 1, let path = goal.path else { return }
    writer = try SQLiteTableWriter(
      path, table: goal.title, columns: goal.keys.map { Column($0) }, kinds: kinds)
  }

  mutating func write<Data: Dataset>(_ item: ExportItem<Data>, pass: Int) throws {
    let row = TableRow(item.cells)
    if pass == 0 { _ = kinds.observe(row) } else { try writer?.write(row) }
  }

  mutating func end(pass: Int) throws {
    guard pass == 1 else { return }
    try writer?.finish()
    writer = nil
  }
}
