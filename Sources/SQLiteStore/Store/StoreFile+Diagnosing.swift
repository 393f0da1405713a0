import CSQLite

extension StoreFile {
  /// What an error of SQLite says about the file.
  ///
  /// The code alone is not enough where it is `SQLITE_ERROR`: SQLite gives it for a header that
  /// makes no sense and for a table that is missing, which is damage in a store of ours, but also
  /// for a library without full-text search, which is none. So the file is looked at again.
  func diagnosis(of error: SQLiteError, on connection: Connection) -> StoreError {
    let usual = StoreError(error, path: path)
    guard error.primaryCode == SQLITE_ERROR, let (_, bytes) = connection.look(),
      let header = DatabaseHeader(bytes)
    else { return usual }
    var program = Int64(header.applicationID)
    do throws(SQLiteError) {
      return try connection.snapshot { () throws(SQLiteError) in
        program = try connection.first("PRAGMA application_id") { $0.integer(0) } ?? 0
        let version = try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
        let present = try Schema.namesPresent(in: connection)
        guard program == Int64(Schema.applicationID) else { return usual }
        // Meanwhile another process may have brought it to a version of its own.
        if version > Int64(Schema.version) { return .newer(path: path) }
        // The mark of the program and the first version were written together.
        let isWhole =
          version >= 1 && (version < Int64(Schema.version) || present == Schema.names.count)
        return isWhole ? usual : .damaged(path: path)
      }
    } catch {
      // A header that nobody can read any more is no sign of another program.
      let isOurs = program == Int64(Schema.applicationID) || !header.isIntact
      switch error.primaryCode {
      case SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_NOTADB:
        return isOurs ? .damaged(path: path) : usual
      default: return usual
      }
    }
  }
}
