import CSQLite

/// An open database and the statements prepared on it.
///
/// It owns the pointer: nothing else closes it, and it is used by one task at a time. Statements
/// are kept by their text, which is always a literal of ours, so the cache stays small.
@safe final class Connection {
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens a file that exists, or without a path a database in memory, and reads nothing yet.
  init(
    path: String?, access: DatabaseAccess = .readWrite, busyTimeout: Duration
  ) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(access.fileName(path), &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      // Also a failed open hands out something to close.
      unsafe sqlite3_close(opened)
      throw SQLiteError(code: code)
    }
    unsafe handle = opened
    wait(atMost: busyTimeout)
    unsafe csqlite_db_config(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
  }

  deinit {
    statements = [:]
    // Closes when the last statement that somebody still holds is gone.
    unsafe sqlite3_close_v2(handle)
  }

  /// How long a lock of another connection is waited for from now on.
  func wait(atMost time: Duration) {
    let (seconds, attoseconds) = time.components
    unsafe sqlite3_busy_timeout(
      handle, Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }

  /// Whether the file can only be read.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether closing the last connection leaves the write-ahead log instead of merging it.
  func keepLogOnClose(_ keeps: Bool) {
    unsafe csqlite_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps ? 1 : 0)
  }

  /// The size of the file and its first 100 bytes as they lie on the disk, without a lock and
  /// without the write-ahead log.
  func look() -> (size: Int64, header: [UInt8])? {
    var header = [UInt8](repeating: 0, count: DatabaseHeader.size)
    let size = unsafe header.withUnsafeMutableBytes { bytes in
      unsafe csqlite_look(handle, bytes.baseAddress, Int32(bytes.count))
    }
    return size < 0 ? nil : (size, header)
  }

  /// The statement with this text, prepared at its first use.
  func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let known = statements[sql] { return known }
    let prepared = try unsafe Statement(sql, on: handle)
    statements[sql] = prepared
    return prepared
  }

  /// Runs one statement.
  func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    try statement(sql).run(values)
  }

  /// Runs statements that are needed once, separated by semicolons, and does not keep them.
  func script(_ sql: String) throws(SQLiteError) {
    try unsafe SQLiteError.check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// All rows of a statement, decoded.
  func all<Value>(
    _ sql: String, _ values: SQLiteValue..., decode: (borrowing Row) -> Value
  ) throws(SQLiteError) -> [Value] {
    var found: [Value] = []
    try statement(sql).run(values) { row in
      found.append(decode(row))
      return true
    }
    return found
  }

  /// The first row of a statement, decoded.
  func first<Value>(
    _ sql: String, _ values: SQLiteValue..., decode: (borrowing Row) -> Value
  ) throws(SQLiteError) -> Value? {
    try statement(sql).first(values, decode: decode)
  }
}
