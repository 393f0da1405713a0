/// Writes rows to the only table of a new database.
package final class SQLiteTableWriter {
  private let connection: SQLiteConnection
  private let writer: SQLiteRowWriter

  /// Makes the table in an empty file, which is thrown away where this goes wrong.
  package init(
    _ path: String, table: String, columns: [Column], kinds: ColumnKinds
  ) throws(TableError) {
    connection = try SQLiteConnection(writing: path)
    try connection.writeCarelessly()
    try connection.run("PRAGMA application_id = \(ValueForm.applicationID)")
    try connection.run("BEGIN")
    let made = ImportColumns(columns, kinds)
    try made.checkCount(path)
    let name = TableImport.tableName(table)
    try connection.run(made.creation(of: name))
    writer = try made.writer(to: name, in: connection)
  }

  package func write(_ row: TableRow) throws(TableError) { _ = try writer.write(row) }

  /// Makes everything final; the file has to be synced still.
  package func finish() throws(TableError) { try connection.run("COMMIT") }
}
