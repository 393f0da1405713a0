import CSQLite

/// What SQLite answered instead of success.
///
/// It carries the code alone. The library's own messages quote statements and values, which are
/// nobody's business on a screen; `StoreError` makes the sentence for people.
struct SQLiteError: Error, Equatable, Sendable {
  /// The extended result code (https://www.sqlite.org/rescode.html).
  let code: Int32

  /// The kind of failure: the low byte of the extended code.
  var primaryCode: Int32 { code & 0xff }

  /// What went wrong in a few words, without a statement and without a value.
  var reason: String {
    "code \(code), \(SQLiteLibrary.meaning(of: code))"
  }

  /// Throws unless the code says that all went well.
  static func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(code: code) }
  }
}
