import CSQLite

/// A prepared statement; it can be run any number of times.
///
/// After each run it is reset and its values are let go, so that it keeps no lock and no memory.
/// A class, because statements are kept in a cache and finalised exactly once.
@safe final class Statement {
  private let handle: OpaquePointer

  init(_ sql: String, on database: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try unsafe SQLiteError.check(sqlite3_prepare_v3(database, sql, -1, flags, &prepared, nil))
    guard let prepared = unsafe prepared else { throw SQLiteError(code: SQLITE_MISUSE) }
    unsafe handle = prepared
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Runs the statement to its end, giving each row to `body` until it answers false.
  func run(
    _ values: [SQLiteValue], row body: (borrowing Row) -> Bool = { _ in true }
  ) throws(SQLiteError) {
    defer {
      unsafe sqlite3_reset(handle)
      unsafe sqlite3_clear_bindings(handle)
    }
    for (offset, value) in values.enumerated() {
      try SQLiteError.check(bind(value, at: Int32(offset + 1)))
    }
    while true {
      let code = unsafe sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw SQLiteError(code: code) }
      guard unsafe body(Row(of: handle)) else { return }
    }
  }

  /// The first row, decoded.
  func first<Value>(
    _ values: [SQLiteValue], decode: (borrowing Row) -> Value
  ) throws(SQLiteError) -> Value? {
    var found: Value?
    try run(values) { row in
      found = decode(row)
      return false
    }
    return found
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    let keep = unsafe csqlite_transient()
    switch value {
    case .null:
      return unsafe sqlite3_bind_null(handle, index)
    case .integer(let number):
      return unsafe sqlite3_bind_int64(handle, index, number)
    case .real(let number):
      return unsafe sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        // An empty string may have no address, which SQLite would take for null.
        guard let start = bytes.baseAddress else {
          return unsafe sqlite3_bind_text(handle, index, "", 0, keep)
        }
        return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
          unsafe sqlite3_bind_text64(
            handle, index, start, UInt64(bytes.count), keep, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      return unsafe bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, unsafe !bytes.isEmpty else {
          return unsafe sqlite3_bind_zeroblob(handle, index, 0)
        }
        return unsafe sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), keep)
      }
    }
  }
}
