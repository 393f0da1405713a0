extension ItemStore {
  /// What is in the trash, the last first.
  package func trash() throws(StoreError) -> [StoredTrash] {
    try read { connection throws(SQLiteError) in
      try connection.all(
        """
        SELECT trash.id, trash.deleted_at, trash.folder, ifnull(notes.name, folders.name),
          home.name, (SELECT count(*) FROM notes WHERE notes.trash = trash.id)
        FROM trash LEFT JOIN folders ON folders.id = trash.folder
        LEFT JOIN notes ON notes.id = trash.note
        LEFT JOIN folders AS home ON home.id = notes.folder
        ORDER BY trash.id DESC
        """
      ) {
        StoredTrash(
          id: $0.integer(0), deleted: $0.int(1), folder: $0.isNull(2) ? nil : $0.integer(2),
          name: $0.text(3), folderName: $0.isNull(4) ? nil : $0.text(4), count: $0.int(5))
      }
    }
  }

  /// Takes out of the trash what was put there: a note, or a folder with its notes.
  ///
  /// A folder that is in the trash itself is made again for a note of it. Where a name is taken
  /// meanwhile, one beside it is given.
  package func restore(trash id: Int64) throws(StoreError) -> Result<Void, NoteRefusal> {
    try change { connection throws(SQLiteError) in
      let ticket = try connection.first(
        "SELECT folder FROM trash WHERE id = ?1", .integer(id),
        decode: { $0.isNull(0) ? nil : $0.integer(0) })
      guard let ticket else { return .failure(.missing) }
      if let folder = ticket, try connection.folderName(folder) == nil {
        try connection.restoreFolder(folder)
      }
      let notes = try connection.all(
        "SELECT id, folder, name FROM notes WHERE trash = ?1", .integer(id)
      ) { (id: $0.integer(0), folder: $0.integer(1), name: $0.text(2)) }
      for note in notes {
        let folder = try connection.liveFolder(note.folder)
        let name = try connection.freeName(note.name, in: folder)
        let number = try connection.noteChange(folders: [folder], changesFolders: true)
        try connection.run(
          """
          UPDATE notes SET trash = NULL, folder = ?2, name = ?3, changed = ?4, stale = 1
          WHERE id = ?1
          """, .integer(note.id), .integer(folder), .text(name), .integer(number))
      }
      try connection.run("DELETE FROM trash WHERE id = ?1", .integer(id))
      return .success(())
    }
  }

  /// Removes what is in the trash for good; how many notes that were.
  package func emptyTrash() throws(StoreError) -> Int {
    try change { connection throws(SQLiteError) in
      try connection.run(
        "DELETE FROM note_search WHERE rowid IN (SELECT id FROM notes WHERE trash IS NOT NULL)")
      try connection.run(
        "DELETE FROM note_texts WHERE note IN (SELECT id FROM notes WHERE trash IS NOT NULL)")
      try connection.run("DELETE FROM notes WHERE trash IS NOT NULL")
      let count = try connection.changes
      try connection.run("DELETE FROM folders WHERE trash IS NOT NULL")
      try connection.run("DELETE FROM trash")
      return count
    }
  }
}

extension Connection {
  /// The folder, where it is not in the trash; else another of its name; else it is taken out of the
  /// trash, alone.
  func liveFolder(_ id: Int64) throws(SQLiteError) -> Int64 {
    if try folderName(id) != nil { return id }
    let name = try first("SELECT name FROM folders WHERE id = ?1", .integer(id)) { $0.text(0) }
    if let other = try folder(named: name ?? "") { return other }
    try restoreFolder(id)
    return id
  }

  /// Takes a folder out of the trash, without what was in it.
  fileprivate func restoreFolder(_ id: Int64) throws(SQLiteError) {
    let old = try first("SELECT name FROM folders WHERE id = ?1", .integer(id)) { $0.text(0) }
    let name = try NoteName.free(old ?? "") { name throws(SQLiteError) in
      try folder(named: name) != nil
    }
    try run(
      "UPDATE folders SET trash = NULL, name = ?2 WHERE id = ?1", .integer(id), .text(name))
    try noteChange(folders: [id], changesFolders: true)
  }
}
