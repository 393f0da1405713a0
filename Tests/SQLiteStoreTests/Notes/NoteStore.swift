import CSQLite

@testable import SQLiteStore

extension ItemStore {
  /// A note in a folder of that name, which is made where there is none.
  @discardableResult
  func add(_ name: String, _ text: String = "", in folder: String = "F") throws -> StoredNote {
    let known = try folders().first { $0.name == folder }?.id
    let id = try known ?? makeFolder(folder, now: 1).get().id
    return try makeNote(name, folder: id, holding: Array(text.utf8), now: 1).get()
  }

  func textOf(_ note: StoredNote) throws -> String? {
    try text(ofNote: note.id).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The names of the notes that have the words.
  func found(_ typed: String) throws -> [String] {
    try notes(matching: typed, limit: 100).map(\.name)
  }

  /// `F/name` of all notes.
  var noteNames: [String] {
    get throws { try notes().map { $0.folderName + "/" + $0.name }.sorted() }
  }

  /// Throws unless notes, their texts and their index agree.
  func checkNotes() throws {
    try checkConsistency()
    try read { connection throws(SQLiteError) in
      try connection.run("INSERT INTO note_search(note_search, rank) VALUES('integrity-check', 1)")
      let faults = try connection.first(
        """
        SELECT (SELECT count(*) FROM notes WHERE id NOT IN (SELECT note FROM note_texts))
          + (SELECT count(*) FROM note_texts WHERE note NOT IN (SELECT id FROM notes))
          + (SELECT count(*) FROM notes JOIN note_texts ON note = id WHERE size <> length(text))
          + (SELECT count(*) FROM note_search WHERE rowid NOT IN (SELECT id FROM notes))
          + (SELECT count(*) FROM notes WHERE stale = 0
            AND (trash IS NULL) <> (id IN (SELECT rowid FROM note_search)))
          + (SELECT count(*) FROM notes JOIN folders ON folders.id = notes.folder
            WHERE notes.trash IS NULL AND folders.trash IS NOT NULL)
        """
      ) { $0.int(0) }
      guard faults == 0 else { throw SQLiteError(code: SQLITE_CORRUPT) }
    }
  }
}
