import CSQLite

/// The system's SQLite.
package enum SQLiteLibrary {
  /// `3.40.1`.
  package static var version: String { unsafe String(cString: sqlite3_libversion()) }
}
