import CSQLite

extension Connection {
  /// Does all of `body` or nothing: one transaction, undone when anything throws.
  ///
  /// It takes the write lock at once, so that what was read inside is still true when it is
  /// written, and so that waiting for another process happens here and not in the middle.
  func write<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    do throws(SQLiteError) {
      try run("BEGIN IMMEDIATE")
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some failures have already undone it; then there is nothing left to undo.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Reads several times from one state of the database, whatever other processes do meanwhile.
  func snapshot<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try run("BEGIN")
    // Nothing was changed, so there is nothing to lose in a rollback.
    defer { try? run("ROLLBACK") }
    return try body()
  }
}
