extension ItemStore {
  /// The folders with the number of their notes, in the order they were made.
  ///
  /// The cost grows with the number of notes: a millisecond for 10,000.
  package func folders() throws(StoreError) -> [StoredFolder] {
    try read { connection throws(SQLiteError) in
      try connection.all(
        """
        SELECT folders.id, folders.name, ifnull(counts.count, 0) FROM folders
        LEFT JOIN (SELECT folder, count(*) AS count FROM notes WHERE trash IS NULL GROUP BY folder)
          AS counts ON counts.folder = folders.id
        WHERE folders.trash IS NULL ORDER BY folders.id
        """
      ) { StoredFolder(id: $0.integer(0), name: $0.text(1), count: $0.int(2)) }
    }
  }

  /// Makes a folder; its name is one that `NoteName` lets pass.
  package func makeFolder(
    _ name: String, now: Int
  ) throws(StoreError) -> Result<StoredFolder, NoteRefusal> {
    try change { connection throws(SQLiteError) in
      guard try connection.folder(named: name) == nil else { return .failure(.exists(name)) }
      let id = try connection.insertFolder(name, now)
      return .success(StoredFolder(id: id, name: name, count: 0))
    }
  }

  /// Gives a folder another name.
  package func rename(
    folder id: Int64, to name: String
  ) throws(StoreError) -> Result<StoredFolder, NoteRefusal> {
    try change { connection throws(SQLiteError) in
      guard try connection.folderName(id) != nil else { return .failure(.missing) }
      if let other = try connection.folder(named: name), other != id {
        return .failure(.exists(name))
      }
      try connection.run("UPDATE folders SET name = ?2 WHERE id = ?1", .integer(id), .text(name))
      try connection.noteChange(folders: [id], changesFolders: true)
      let count = try connection.first(
        "SELECT count(*) FROM notes WHERE folder = ?1 AND trash IS NULL", .integer(id)
      ) { $0.int(0) }
      return .success(StoredFolder(id: id, name: name, count: count ?? 0))
    }
  }

  /// Puts a folder into the trash, and its notes with it.
  package func delete(
    folder id: Int64, now: Int
  ) throws(StoreError) -> Result<StoredTrash, NoteRefusal> {
    try change { connection throws(SQLiteError) in
      guard let name = try connection.folderName(id) else { return .failure(.missing) }
      let trash = try connection.insertTrash(folder: id, note: nil, now)
      let number = try connection.noteChange(folders: [id], changesFolders: true)
      try connection.run(
        """
        UPDATE notes SET trash = ?2, changed = ?3, stale = 1 WHERE folder = ?1 AND trash IS NULL
        """, .integer(id), .integer(trash), .integer(number))
      let count = try connection.changes
      try connection.run(
        "UPDATE folders SET trash = ?2 WHERE id = ?1", .integer(id), .integer(trash))
      return .success(
        StoredTrash(
          id: trash, deleted: now, folder: id, name: name, folderName: nil, count: count))
    }
  }
}

extension Connection {
  /// How many rows the last statement changed.
  var changes: Int {
    get throws(SQLiteError) { try first("SELECT changes()") { $0.int(0) } ?? 0 }
  }

  /// The number of the row that was put in last.
  var lastNumber: Int64 {
    get throws(SQLiteError) { try first("SELECT last_insert_rowid()") { $0.integer(0) } ?? 0 }
  }

  /// The folder of that name that is not in the trash.
  func folder(named name: String) throws(SQLiteError) -> Int64? {
    try first("SELECT id FROM folders WHERE name = ?1 AND trash IS NULL", .text(name)) {
      $0.integer(0)
    }
  }

  /// The name of a folder that is not in the trash.
  func folderName(_ id: Int64) throws(SQLiteError) -> String? {
    try first("SELECT name FROM folders WHERE id = ?1 AND trash IS NULL", .integer(id)) {
      $0.text(0)
    }
  }

  func insertFolder(_ name: String, _ now: Int) throws(SQLiteError) -> Int64 {
    try run(
      "INSERT INTO folders(name, created, changed) VALUES(?1, ?2, 0)", .text(name), .int(now))
    let id = try lastNumber
    try noteChange(folders: [id], changesFolders: true)
    return id
  }

  func insertTrash(
    folder: Int64?, note: Int64?, _ now: Int
  ) throws(SQLiteError) -> Int64 {
    try run(
      "INSERT INTO trash(deleted_at, folder, note) VALUES(?1, ?2, ?3)", .int(now),
      folder.map(SQLiteValue.integer) ?? .null, note.map(SQLiteValue.integer) ?? .null)
    return try lastNumber
  }

  /// Takes the number of a change, and writes it to the folders whose lists it changes.
  ///
  /// - Parameters:
  ///   - folders: those whose notes, or their names, sizes or times, are others now.
  ///   - changesFolders: whether the list of folders or a count in it is another one now.
  /// - Returns: the number.
  /// - Throws: the code of SQLite.
  @discardableResult
  func noteChange(folders: [Int64], changesFolders: Bool) throws(SQLiteError) -> Int64 {
    try run(
      """
      UPDATE note_state SET change = change + 1,
        folders = CASE WHEN ?1 THEN change + 1 ELSE folders END
      """, .int(changesFolders ? 1 : 0))
    let number = try first("SELECT change FROM note_state") { $0.integer(0) } ?? 0
    for folder in folders {
      try run(
        "UPDATE folders SET changed = ?2 WHERE id = ?1", .integer(folder), .integer(number))
    }
    return number
  }
}
