import CSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open SQLite file, which is only looked at where nothing else is said.
@safe
final class SQLiteConnection {
  /// Milliseconds that a lock of another program is waited for: an import that writes down what it
  /// has gathered takes some seconds.
  private static let patience: Int32 = 5_000

  let handle: OpaquePointer
  /// The path as the user named it.
  let path: String

  /// Opens a file read-only, and without locks or side files if it is promised not to change.
  ///
  /// See https://www.sqlite.org/uri.html.
  convenience init(_ path: String, immutable: Bool) throws(TableError) {
    try self.init(
      path, options: "?mode=ro" + (immutable ? "&immutable=1" : ""), flags: SQLITE_OPEN_READONLY)
  }

  init(_ path: String, options: String, flags: Int32) throws(TableError) {
    self.path = path
    var opened: OpaquePointer?
    let address = Self.address(path) + options
    let flags = flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    let code = unsafe sqlite3_open_v2(address, &opened, flags, nil)
    guard let handle = unsafe opened, code == SQLITE_OK else {
      unsafe sqlite3_close_v2(opened)
      throw TableError(Self.reason(code, message: "unable to open the file"), file: path)
    }
    unsafe self.handle = handle
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe sqlite3_busy_timeout(handle, Self.patience)
  }

  /// An empty database that has no name, on the disk where it is large, and goes with its last user.
  static func temporary() throws(TableError) -> SQLiteConnection {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = unsafe sqlite3_open_v2("", &opened, flags, nil)
    guard let handle = unsafe opened, code == SQLITE_OK else {
      unsafe sqlite3_close_v2(opened)
      throw TableError(reason(code, message: "no temporary database"), file: "SQLite")
    }
    return unsafe SQLiteConnection(handle, path: "SQLite")
  }

  /// The same, ready to take many rows fast: nothing of it has to outlast a fault.
  static func scratch() throws(TableError) -> SQLiteConnection {
    let connection = try temporary()
    for sql in [
      "PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF", "PRAGMA temp_store = FILE",
      "PRAGMA cache_size = -16000", "BEGIN",
    ] {
      _ = try connection.prepare(sql).step()
    }
    return connection
  }

  @unsafe
  private init(_ handle: OpaquePointer, path: String) {
    unsafe self.handle = handle
    self.path = path
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Ends what the connection does once nobody waits for the task that runs it.
  func stopsWhenCancelled() {
    unsafe sqlite3_progress_handler(handle, 10_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  func prepare(_ sql: String) throws(TableError) -> SQLiteStatement {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard let prepared = unsafe statement, code == SQLITE_OK else { throw error(code) }
    return unsafe SQLiteStatement(prepared, of: self)
  }

  /// What the last call that failed means.
  func error(_ code: Int32) -> TableError {
    let message = unsafe String(cString: sqlite3_errmsg(handle))
    // Where a file may not grow, or the disk is full, SQLite speaks of the write only.
    let isFull =
      code & 0xFF == SQLITE_IOERR
      && [ENOSPC, EFBIG, EDQUOT].contains(unsafe sqlite3_system_errno(handle))
    let code = isFull ? SQLITE_FULL : code
    return TableError(Self.reason(code, message: message), file: path)
  }

  private static func reason(_ code: Int32, message: String) -> TableError.Reason {
    switch code & 0xFF {
    case SQLITE_NOTADB: .notSQLite
    case SQLITE_BUSY, SQLITE_LOCKED: .locked
    case SQLITE_INTERRUPT: .stopped
    default: .sqlite(code: code, message: message)
    }
  }

  /// The path as a URI, all but the plainest bytes percent-encoded.
  static func address(_ path: String) -> String {
    var address = path.utf8.first == 0x2F ? "file://" : "file:"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        address += byte < 16 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return address
  }
}
