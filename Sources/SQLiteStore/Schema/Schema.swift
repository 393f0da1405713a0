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
