import CSQLite

extension Connection {
  /// Ends `body` with `SQLITE_INTERRUPT` at the first look at the clock after `limit`.
  func within<Value>(
    _ limit: Duration, _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    let deadline = ContinuousClock.now + limit
    return try interrupted(every: 1_000, when: { ContinuousClock.now >= deadline }, body)
  }

  /// Ends `body` with `SQLITE_INTERRUPT` as soon as `condition` holds, asked after each `steps`
  /// instructions of SQLite's machine.
  func interrupted<Value>(
    every steps: Int32, when condition: () -> Bool,
    _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try withoutActuallyEscaping(condition) { condition throws(SQLiteError) in
      let watch = Watch(condition: condition)
      let context = unsafe Unmanaged.passUnretained(watch).toOpaque()
      unsafe sqlite3_progress_handler(
        handle, steps,
        { context in
          guard let context = unsafe context else { return 0 }
          let watch = unsafe Unmanaged<Watch>.fromOpaque(context).takeUnretainedValue()
          return watch.condition() ? 1 : 0
        }, context)
      defer { unsafe sqlite3_progress_handler(handle, 0, nil, nil) }
      return try withExtendedLifetime(watch) { () throws(SQLiteError) in try body() }
    }
  }
}

/// Carries a condition through SQLite's untyped pointer.
private final class Watch {
  let condition: () -> Bool
  init(condition: @escaping () -> Bool) { self.condition = condition }
}
