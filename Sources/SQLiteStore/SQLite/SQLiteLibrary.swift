import CSQLite

/// The system's SQLite.
package enum SQLiteLibrary {
  /// `3.40.1`.
  package static var version: String { unsafe String(cString: sqlite3_libversion()) }

  /// The result code of a value that is longer than the library takes.
  package static var tooLarge: Int32 { SQLITE_TOOBIG }

  /// The library's words for a result code, which quote no statement and no value.
  package static func meaning(of code: Int32) -> String {
    unsafe String(cString: sqlite3_errstr(code))
  }
}
