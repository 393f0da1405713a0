/// One numbered step of the schema, never edited once it has been released.
struct Migration {
  /// What it adds, in a few words.
  let name: String
  let script: String
}

/// The tables of the store and how they came to be.
enum Schema {
  /// Marks a file as a store of ours: "CATS" in ASCII, in the header's application id.
  static let applicationID: Int32 = 0x4341_5453

  /// The number of the newest step, kept in the file as `user_version`.
  static var version: Int32 { Int32(migrations.count) }

  /// The tables of the newest version and the index, with what `search` makes for itself.
  static let names = [
    "datasets", "items", "items_in_order", "search", "search_data", "search_idx", "search_content",
    "search_docsize", "search_config", "answers", "rates",
    "copies", "records", "marks",
    "note_state", "trash", "folders", "folders_by_name", "notes", "notes_by_name", "notes_in_trash",
    "notes_stale", "note_texts", "note_search", "note_search_data", "note_search_idx",
    "note_search_content", "note_search_docsize", "note_search_config",
  ]

  /// How many of `names` an open database has.
  static func namesPresent(in connection: Connection) throws(SQLiteError) -> Int {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return try connection.first(
      "SELECT count(*) FROM sqlite_schema WHERE name IN (\(list))"
    ) { $0.int(0) } ?? 0
  }

  /// Brings an open database to the newest version, all in one transaction.
  ///
  /// Another process may do the same at the same moment, so the version is read again once the
  /// write lock is held.
  static func migrate(
    _ connection: Connection, with migrations: [Migration] = migrations
  ) throws(SQLiteError) {
    try connection.write { () throws(SQLiteError) in
      let done = try connection.first("PRAGMA user_version") { $0.int(0) } ?? 0
      guard done < migrations.count else { return }
      for migration in migrations[max(done, 0)...] {
        try connection.script(migration.script)
      }
      try connection.script("PRAGMA application_id = \(applicationID)")
      try connection.script("PRAGMA user_version = \(migrations.count)")
    }
  }
}
