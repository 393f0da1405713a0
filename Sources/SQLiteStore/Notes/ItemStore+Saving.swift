extension ItemStore {
  /// Keeps a text as the next state of a note, if it still is in the state that the writer knew.
  ///
  /// Otherwise the same text is kept already, or it gets a note of its own beside the other. Where the
  /// note was thrown away meanwhile it gets one too, in the folder that it was in, which is taken out
  /// of the trash for it.
  ///
  /// - Parameters:
  ///   - bytes: the whole text.
  ///   - id: the note.
  ///   - revision: the state that the text was made from.
  ///   - now: seconds since 1970.
  ///   - copyName: what a note beside one of that name is called, or nearly so.
  /// - Returns: where the text is now; `.missing` where even the trash has no such note.
  /// - Throws: why nothing was changed.
  package func save(
    _ bytes: [UInt8], note id: Int64, over revision: Int64, now: Int,
    copyName: (String) -> String
  ) throws(StoreError) -> Result<NoteSaving, NoteRefusal> {
    guard bytes.count <= Self.longestNote else { return .failure(.tooLarge) }
    return try change { connection throws(SQLiteError) in
      guard
        let stored = try connection.first(
          "SELECT folder, name, revision, size, trash FROM notes WHERE id = ?1", .integer(id),
          decode: {
            (
              folder: $0.integer(0), name: $0.text(1), revision: $0.integer(2), size: $0.int(3),
              isGone: !$0.isNull(4)
            )
          })
      else { return .failure(.missing) }
      if !stored.isGone {
        if stored.revision == revision {
          return .success(.saved(try connection.replaceText(of: id, stored.folder, bytes, now)))
        }
        if stored.size == bytes.count, try connection.hasText(bytes, note: id) {
          return .success(.saved(stored.revision))
        }
      }
      let folder = try connection.liveFolder(stored.folder)
      let name = try connection.freeName(copyName(stored.name), in: folder)
      let copy = try connection.insertNote(name, folder, bytes, now)
      guard let note = try connection.note(copy) else { return .failure(.missing) }
      return .success(.conflict(note))
    }
  }

  /// What became of a text that was put under a name.
  package enum Putting: Equatable, Sendable {
    case added, changed, same
  }

  /// A text with the names of its folder and its note, which `NoteName` lets pass.
  package struct NamedText: Sendable {
    package var folder: String
    package var name: String
    package var bytes: [UInt8]

    package init(folder: String, name: String, bytes: [UInt8]) {
      self.folder = folder
      self.name = name
      self.bytes = bytes
    }
  }

  /// Puts texts under their names, all or none: folders and notes that are not there are made, texts
  /// that are other ones are replaced.
  ///
  /// - Returns: what became of each; nil for one that is longer than the database takes.
  /// - Throws: why nothing was changed.
  package func put(
    _ texts: [NamedText], folders: [String] = [], now: Int
  ) throws(StoreError) -> [Putting?] {
    try change { connection throws(SQLiteError) in
      for name in folders where try connection.folder(named: name) == nil {
        _ = try connection.insertFolder(name, now)
      }
      var outcomes: [Putting?] = []
      for text in texts {
        guard text.bytes.count <= Self.longestNote else {
          outcomes.append(nil)
          continue
        }
        let folder: Int64
        if let known = try connection.folder(named: text.folder) {
          folder = known
        } else {
          folder = try connection.insertFolder(text.folder, now)
        }
        guard let note = try connection.note(named: text.name, in: folder) else {
          _ = try connection.insertNote(text.name, folder, text.bytes, now)
          outcomes.append(.added)
          continue
        }
        if try connection.hasText(text.bytes, note: note) {
          outcomes.append(.same)
        } else {
          _ = try connection.replaceText(of: note, folder, text.bytes, now)
          outcomes.append(.changed)
        }
      }
      return outcomes
    }
  }

  /// What `put` would do with a text.
  package func comparing(_ text: NamedText) throws(StoreError) -> Putting {
    try read { connection throws(SQLiteError) in
      guard let folder = try connection.folder(named: text.folder),
        let note = try connection.note(named: text.name, in: folder)
      else { return .added }
      return try connection.hasText(text.bytes, note: note) ? .same : .changed
    }
  }
}

extension Connection {
  /// Puts a text in the place of another one; the new revision.
  fileprivate func replaceText(
    of id: Int64, _ folder: Int64, _ bytes: [UInt8], _ now: Int
  ) throws(SQLiteError) -> Int64 {
    let number = try noteChange(folders: [folder], changesFolders: false)
    try run(
      """
      UPDATE notes SET size = ?2, modified = ?3, revision = revision + 1, changed = ?4, stale = 1
      WHERE id = ?1
      """, .integer(id), .int(bytes.count), .int(now), .integer(number))
    try run("UPDATE note_texts SET text = ?2 WHERE note = ?1", .integer(id), .blob(bytes))
    return try first("SELECT revision FROM notes WHERE id = ?1", .integer(id)) {
      $0.integer(0)
    } ?? 0
  }

  fileprivate func hasText(_ bytes: [UInt8], note id: Int64) throws(SQLiteError) -> Bool {
    try first(
      "SELECT text = ?2 FROM note_texts WHERE note = ?1", .integer(id), .blob(bytes)
    ) { $0.int(0) != 0 } ?? false
  }
}
