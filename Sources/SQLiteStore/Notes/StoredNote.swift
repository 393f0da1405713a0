/// A folder of notes.
package struct StoredFolder: Equatable, Sendable {
  /// Stays, whatever it is called.
  package var id: Int64
  package var name: String
  /// How many notes are in it.
  package var count: Int
}

/// A note without its text.
package struct StoredNote: Equatable, Sendable {
  /// Stays, whatever it is called and wherever it is.
  package var id: Int64
  package var folder: Int64
  package var folderName: String
  package var name: String
  /// In bytes.
  package var size: Int
  /// Counts the states of the text.
  package var revision: Int64
  /// When the text was changed last, in seconds since 1970.
  package var modified: Int

  /// The columns that `init(row:)` reads, from `notes` and `folders`.
  static let columns = """
    notes.id, notes.folder, folders.name, notes.name, notes.size, notes.revision, notes.modified
    """

  init(row: borrowing Row) {
    id = row.integer(0)
    folder = row.integer(1)
    folderName = row.text(2)
    name = row.text(3)
    size = row.int(4)
    revision = row.integer(5)
    modified = row.int(6)
  }
}

/// The text of a note, or its beginning.
package struct StoredText: Equatable, Sendable {
  package var bytes: [UInt8]
  /// In bytes, of the whole.
  package var size: Int
  package var revision: Int64
}

/// Something in the trash: a folder with the notes that were in it, or a note.
package struct StoredTrash: Equatable, Sendable {
  package var id: Int64
  /// Seconds since 1970.
  package var deleted: Int
  /// Nil for a note.
  package var folder: Int64?
  /// What it was called.
  package var name: String
  /// The folder of a note.
  package var folderName: String?
  /// How many notes come back with it.
  package var count: Int
}

/// Why something was not done, with nothing changed; what the store itself says is a `StoreError`.
package enum NoteRefusal: Error, Hashable, Sendable {
  /// There is none of that number.
  case missing
  /// Another one has the name.
  case exists(String)
  /// The text is longer than the database takes.
  case tooLarge
}

/// What came of keeping a text.
package enum NoteSaving: Equatable, Sendable {
  /// The revision that it is now.
  case saved(Int64)
  /// Somebody else had changed the note, or thrown it away; the text is in this one.
  case conflict(StoredNote)
}
