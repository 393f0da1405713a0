import CSQLite

extension SQLiteConnection {
  /// Opens a file that is there to be written; a file of no bytes becomes a database.
  convenience init(writing path: String) throws(TableError) {
    try self.init(path, options: "?mode=rw", flags: SQLITE_OPEN_READWRITE)
  }

  /// Runs statements that answer nothing.
  func run(_ sql: String) throws(TableError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs a statement and gives the number in its first row and column; nil where it has none.
  func number(_ sql: String) throws(TableError) -> Int64? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// How many rows the last statement touched.
  var changes: Int { Int(unsafe sqlite3_changes(handle)) }

  /// Nothing is waited for, and what is there before is kept in memory only: for a new file, which is
  /// thrown away if anything fails.
  func writeCarelessly() throws(TableError) {
    try run(
      """
      PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA cache_size = -65536
      """)
  }

  /// Ends the body's statements with an error as soon as `goesOn` is false.
  func stoppable<Value>(
    _ goesOn: () -> Bool, _ body: () throws -> Value
  ) throws -> Value {
    try withoutActuallyEscaping(goesOn) { goesOn in
      let watch = Watch(goesOn: goesOn)
      let context = unsafe Unmanaged.passUnretained(watch).toOpaque()
      unsafe sqlite3_progress_handler(
        handle, 100_000,
        { context in
          guard let context = unsafe context else { return 0 }
          return unsafe Unmanaged<Watch>.fromOpaque(context).takeUnretainedValue().goesOn() ? 0 : 1
        }, context)
      defer { unsafe sqlite3_progress_handler(handle, 0, nil, nil) }
      return try withExtendedLifetime(watch) { try body() }
    }
  }
}

/// Carries a condition through SQLite's untyped pointer.
private final class Watch {
  let goesOn: () -> Bool
  init(goesOn: @escaping () -> Bool) { self.goesOn = goesOn }
}
