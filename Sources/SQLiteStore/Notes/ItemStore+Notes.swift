extension ItemStore {
  /// The longest text in bytes: what SQLite takes (https://www.sqlite.org/limits.html), less what
  /// the rest of a row needs.
  package static let longestNote = 1_000_000_000 - 1_000

  /// The notes of a folder, or all, by number; no text is read for it.
  package func notes(folder: Int64? = nil) throws(StoreError) -> [StoredNote] {
    try read { connection throws(SQLiteError) in
      guard let folder else {
        return try connection.all(
          """
          SELECT \(StoredNote.columns) FROM notes JOIN folders ON folders.id = notes.folder
          WHERE notes.trash IS NULL ORDER BY notes.id
          """, decode: StoredNote.init(row:))
      }
      return try connection.all(
        """
        SELECT \(StoredNote.columns) FROM notes JOIN folders ON folders.id = notes.folder
        WHERE notes.folder = ?1 AND notes.trash IS NULL ORDER BY notes.id
        """, .integer(folder), decode: StoredNote.init(row:))
    }
  }

  /// A note that is not in the trash.
  package func note(_ id: Int64) throws(StoreError) -> StoredNote? {
    try read { connection throws(SQLiteError) in try connection.note(id) }
  }

  /// The text of a note, no more than the limit of its bytes.
  package func text(ofNote id: Int64, limit: Int = .max) throws(StoreError) -> StoredText? {
    try read { connection throws(SQLiteError) in
      try connection.first(
        """
        SELECT substr(note_texts.text, 1, ?2), notes.size, notes.revision
        FROM notes JOIN note_texts ON note_texts.note = notes.id
        WHERE notes.id = ?1 AND notes.trash IS NULL
        """, .integer(id), .int(max(0, min(limit, Self.longestNote)))
      ) { StoredText(bytes: $0.bytes(0), size: $0.int(1), revision: $0.integer(2)) }
    }
  }

  /// Makes a note; its name is one that `NoteName` lets pass.
  package func makeNote(
    _ name: String, folder: Int64, holding bytes: [UInt8], now: Int
  ) throws(StoreError) -> Result<StoredNote, NoteRefusal> {
    guard bytes.count <= Self.longestNote else { return .failure(.tooLarge) }
    return try changeNote { connection throws(SQLiteError) in
      guard try connection.folderName(folder) != nil else { return .failure(.missing) }
      guard try connection.note(named: name, in: folder) == nil else {
        return .failure(.exists(name))
      }
      return .success(try connection.insertNote(name, folder, bytes, now))
    }
  }

  /// Gives a note another name.
  package func rename(
    note id: Int64, to name: String
  ) throws(StoreError) -> Result<StoredNote, NoteRefusal> {
    try changeNote { connection throws(SQLiteError) in
      guard let note = try connection.note(id) else { return .failure(.missing) }
      if let other = try connection.note(named: name, in: note.folder), other != id {
        return .failure(.exists(name))
      }
      let number = try connection.noteChange(folders: [note.folder], changesFolders: false)
      try connection.run(
        "UPDATE notes SET name = ?2, changed = ?3, stale = 1 WHERE id = ?1",
        .integer(id), .text(name), .integer(number))
      return .success(id)
    }
  }

  /// Puts a note into another folder.
  package func move(
    note id: Int64, to folder: Int64
  ) throws(StoreError) -> Result<StoredNote, NoteRefusal> {
    try changeNote { connection throws(SQLiteError) in
      guard let note = try connection.note(id), try connection.folderName(folder) != nil else {
        return .failure(.missing)
      }
      guard note.folder != folder else { return .success(id) }
      guard try connection.note(named: note.name, in: folder) == nil else {
        return .failure(.exists(note.name))
      }
      let number = try connection.noteChange(
        folders: [note.folder, folder], changesFolders: true)
      try connection.run(
        "UPDATE notes SET folder = ?2, changed = ?3 WHERE id = ?1",
        .integer(id), .integer(folder), .integer(number))
      return .success(id)
    }
  }

  /// Makes a note with the same text in the same folder: `NAME copy`, or `NAME copy 2` and so on.
  package func duplicate(
    note id: Int64, now: Int
  ) throws(StoreError) -> Result<StoredNote, NoteRefusal> {
    try changeNote { connection throws(SQLiteError) in
      guard let note = try connection.note(id) else { return .failure(.missing) }
      let name = try connection.freeName(
        NoteName.adding(" copy", to: note.name), in: note.folder)
      let copy = try connection.insertNote(name, note.folder, nil, now)
      try connection.run(
        """
        INSERT INTO note_texts(note, text) SELECT ?2, text FROM note_texts WHERE note = ?1
        """, .integer(id), .integer(copy))
      try connection.run(
        "UPDATE notes SET size = ?2 WHERE id = ?1", .integer(copy), .int(note.size))
      return .success(copy)
    }
  }

  /// Puts a note into the trash.
  package func delete(
    note id: Int64, now: Int
  ) throws(StoreError) -> Result<StoredTrash, NoteRefusal> {
    try change { connection throws(SQLiteError) in
      guard let note = try connection.note(id) else { return .failure(.missing) }
      let trash = try connection.insertTrash(folder: nil, note: id, now)
      let number = try connection.noteChange(folders: [note.folder], changesFolders: true)
      try connection.run(
        "UPDATE notes SET trash = ?2, changed = ?3, stale = 1 WHERE id = ?1",
        .integer(id), .integer(trash), .integer(number))
      return .success(
        StoredTrash(
          id: trash, deleted: now, folder: nil, name: note.name, folderName: note.folderName,
          count: 1))
    }
  }

  /// Changes a note in one transaction; the note as it is then.
  func changeNote(
    _ body: (Connection) throws(SQLiteError) -> Result<Int64, NoteRefusal>
  ) throws(StoreError) -> Result<StoredNote, NoteRefusal> {
    try change { connection throws(SQLiteError) in
      switch try body(connection) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let id):
        guard let note = try connection.note(id) else { return .failure(.missing) }
        return .success(note)
      }
    }
  }
}

extension Connection {
  /// A note that is not in the trash.
  func note(_ id: Int64) throws(SQLiteError) -> StoredNote? {
    try first(
      """
      SELECT \(StoredNote.columns) FROM notes JOIN folders ON folders.id = notes.folder
      WHERE notes.id = ?1 AND notes.trash IS NULL
      """, .integer(id), decode: StoredNote.init(row:))
  }

  func note(named name: String, in folder: Int64) throws(SQLiteError) -> Int64? {
    try first(
      "SELECT id FROM notes WHERE folder = ?1 AND name = ?2 AND trash IS NULL",
      .integer(folder), .text(name)
    ) { $0.integer(0) }
  }

  /// The name, or one beside it, that no note of the folder has.
  func freeName(_ name: String, in folder: Int64) throws(SQLiteError) -> String {
    try NoteName.free(name) { name throws(SQLiteError) in
      try note(named: name, in: folder) != nil
    }
  }

  /// Puts a note in; without bytes its text is put in by somebody else.
  func insertNote(
    _ name: String, _ folder: Int64, _ bytes: [UInt8]?, _ now: Int
  ) throws(SQLiteError) -> Int64 {
    let number = try noteChange(folders: [folder], changesFolders: true)
    try run(
      """
      INSERT INTO notes(folder, name, size, created, modified, revision, changed, stale)
      VALUES(?1, ?2, ?3, ?4, ?4, 1, ?5, 1)
      """, .integer(folder), .text(name), .int(bytes?.count ?? 0), .int(now), .integer(number))
    let id = try lastNumber
    if let bytes {
      try run("INSERT INTO note_texts(note, text) VALUES(?1, ?2)", .integer(id), .blob(bytes))
    }
    return id
  }
}
