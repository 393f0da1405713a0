/// What tells one state of folders and notes from another.
package struct NoteState: Equatable, Sendable {
  /// The last change of the list of folders, or of a count in it.
  package var folders: Int64
  /// The last change of the list of notes of the folder; nil where it is gone.
  package var folder: Int64?
  /// The state of the note's text, as `StoredNote.revision` counts; nil where it is gone.
  package var note: Int64?
}

extension ItemStore {
  /// The state of what is open; three rows are read.
  package func noteState(folder: Int64?, note: Int64?) throws(StoreError) -> NoteState {
    try read { connection throws(SQLiteError) in
      try connection.snapshot { () throws(SQLiteError) in
        var state = NoteState(folders: 0)
        state.folders =
          try connection.first("SELECT folders FROM note_state") {
            $0.integer(0)
          } ?? 0
        if let folder {
          state.folder = try connection.first(
            "SELECT changed FROM folders WHERE id = ?1 AND trash IS NULL", .integer(folder)
          ) { $0.integer(0) }
        }
        if let note {
          state.note = try connection.first(
            "SELECT revision FROM notes WHERE id = ?1 AND trash IS NULL", .integer(note)
          ) { $0.integer(0) }
        }
        return state
      }
    }
  }
}
