import Datasets
import Markup
import SQLiteStore

/// The folders and notes of the store, for commands behind a `StoreKeeper`, for screens behind a
/// `StoreDesk`.
package struct NotesShelf: FileShelf {
  package let isWritable: Bool
  private let holder: any NotesHolder
  private let clock: @Sendable () -> Timestamp

  init(
    _ holder: some NotesHolder, isWritable: Bool = true,
    clock: @escaping @Sendable () -> Timestamp = { StoreBook.now }
  ) {
    self.holder = holder
    self.isWritable = isWritable
    self.clock = clock
  }

  // MARK: Looking

  func folders() async throws -> [Datasets.Folder] {
    let folders = try await look { store throws(StoreError) in try store.folders() }
    return NaturalOrder.sorted(folders.map(Datasets.Folder.init), by: \.name)
  }

  func files(in folder: Datasets.Folder.ID) async throws -> [FileItem] {
    guard let id = Int64(folder) else { throw FileFault.missing(folder) }
    let notes = try await look { store throws(StoreError) -> [StoredNote]? in
      let notes = try store.notes(folder: id)
      if !notes.isEmpty { return notes }
      // A folder without notes is one, unless it is gone.
      let folders = try store.folders()
      return folders.contains { $0.id == id } ? notes : nil
    }
    guard let notes else { throw FileFault.missing(folder) }
    return NaturalOrder.sorted(notes.map(FileItem.init), by: \.name)
  }

  /// The notes of all folders, in the order of the folders.
  func allFiles() async throws -> [FileItem] {
    let notes = try await look { store throws(StoreError) in try store.notes() }
    let byFolder = Dictionary(grouping: notes.map(FileItem.init), by: \.folder)
    let names = byFolder.compactMap { id, files in files.first.map { (id, $0.folderName) } }
    return NaturalOrder.sorted(names, by: \.1).flatMap { id, _ in
      NaturalOrder.sorted(byFolder[id] ?? [], by: \.name)
    }
  }

  func content(of file: FileItem.ID, limit: Int) async throws -> FileContent {
    guard let id = Int64(file),
      let text = try await look({ store throws(StoreError) in
        try store.text(ofNote: id, limit: limit)
      })
    else { throw FileFault.missing(file) }
    return FileContent(
      bytes: text.bytes, isCut: text.bytes.count < text.size,
      revision: FileRevision(String(text.revision)))
  }

  func files(matching typed: String, limit: Int) async throws -> [FileItem] {
    try await look { store throws(StoreError) in try store.notes(matching: typed, limit: limit) }
      .map(FileItem.init)
  }

  func stamp(
    open folder: Datasets.Folder.ID?, _ file: FileItem.ID?
  ) async -> FileStamp {
    let (folderID, fileID) = (folder.flatMap { Int64($0) }, file.flatMap { Int64($0) })
    let state = try? await look { store throws(StoreError) in
      try store.noteState(folder: folderID, note: fileID)
    }
    guard let state else { return FileStamp() }
    return FileStamp(
      folders: String(state.folders), files: state.folder.map { String($0) } ?? "",
      file: state.note.map { String($0) } ?? "")
  }

  /// What is in the trash, the last first.
  func trash() async throws -> [StoredTrash] {
    try await look { store throws(StoreError) in try store.trash() }
  }

  /// What putting a text under its names would do.
  func comparing(_ text: ItemStore.NamedText) async throws -> ItemStore.Putting {
    try await look { store throws(StoreError) in try store.comparing(text) }
  }

  // MARK: Changing

  func makeFolder(
    named name: String, in parent: Datasets.Folder.ID?
  ) async throws -> Datasets.Folder {
    let (name, now) = (try Self.checked(name), clock().seconds)
    return Datasets.Folder(
      try await change(name) { store throws(StoreError) in try store.makeFolder(name, now: now) })
  }

  func makeFile(
    named name: String, in folder: Datasets.Folder.ID, holding bytes: [UInt8]
  ) async throws -> FileItem {
    let (name, now) = (try Self.checked(name), clock().seconds)
    let id = try Self.number(folder)
    return FileItem(
      try await change(name) { store throws(StoreError) in
        try store.makeNote(name, folder: id, holding: bytes, now: now)
      })
  }

  func rename(
    folder: Datasets.Folder.ID, to name: String
  ) async throws -> Datasets.Folder {
    let (name, id) = (try Self.checked(name), try Self.number(folder))
    return Datasets.Folder(
      try await change(folder) { store throws(StoreError) in
        try store.rename(folder: id, to: name)
      })
  }

  func rename(file: FileItem.ID, to name: String) async throws -> FileItem {
    let (name, id) = (try Self.checked(name), try Self.number(file))
    return FileItem(
      try await change(file) { store throws(StoreError) in try store.rename(note: id, to: name) })
  }

  func move(
    file: FileItem.ID, to folder: Datasets.Folder.ID
  ) async throws -> FileItem {
    let (id, goal) = (try Self.number(file), try Self.number(folder))
    return FileItem(
      try await change(file) { store throws(StoreError) in try store.move(note: id, to: goal) })
  }

  func duplicate(file: FileItem.ID) async throws -> FileItem {
    let (id, now) = (try Self.number(file), clock().seconds)
    return FileItem(
      try await change(file) { store throws(StoreError) in
        try store.duplicate(note: id, now: now)
      })
  }

  func delete(folder: Datasets.Folder.ID) async throws -> TrashTicket {
    let (id, now) = (try Self.number(folder), clock().seconds)
    return TrashTicket(
      try await change(folder) { store throws(StoreError) in
        try store.delete(folder: id, now: now)
      })
  }

  func delete(file: FileItem.ID) async throws -> TrashTicket {
    let (id, now) = (try Self.number(file), clock().seconds)
    return TrashTicket(
      try await change(file) { store throws(StoreError) in try store.delete(note: id, now: now) })
  }

  func restore(_ ticket: TrashTicket) async throws {
    let id = try Self.number(ticket.id)
    try await change(ticket.name) { store throws(StoreError) in try store.restore(trash: id) }
  }

  func save(
    _ bytes: [UInt8], in file: FileItem.ID, over revision: FileRevision
  ) async throws -> SaveOutcome {
    let (id, now) = (try Self.number(file), clock())
    // One that cannot be read is that of no state, so the text gets a file of its own.
    let known = Int64(revision.token) ?? 0
    let words = " (conflict \(LocalTime(now).minute.replacing(":", with: ".")))"
    let saving = try await change(file) { store throws(StoreError) in
      try store.save(bytes, note: id, over: known, now: now.seconds) {
        NoteName.adding(words, to: $0)
      }
    }
    switch saving {
    case .saved(let revision): return .saved(FileRevision(String(revision)))
    case .conflict(let copy):
      return .conflict(copy: FileItem(copy), FileRevision(String(copy.revision)))
    }
  }

  /// Puts texts under their names, all or none.
  func put(
    _ texts: [ItemStore.NamedText], folders: [String] = []
  ) async throws -> [ItemStore.Putting?] {
    let now = clock().seconds
    return try await change("") { store throws(StoreError) in
      .success(try store.put(texts, folders: folders, now: now))
    }
  }

  /// Removes what is in the trash for good; how many notes that were.
  func emptyTrash() async throws -> Int {
    try await change("") { store throws(StoreError) in .success(try store.emptyTrash()) }
  }

  // MARK: The book

  private func look<Value: Sendable>(
    _ body: @Sendable (ItemStore) throws(StoreError) -> Value
  ) async throws -> Value {
    try await FileFault.telling("") {
      try await holder.withBook(creating: false) { try $0.use(body) }
    }
  }

  /// What was refused is told of the name.
  private func change<Value: Sendable>(
    _ name: String, _ body: @Sendable (ItemStore) throws(StoreError) -> Result<Value, NoteRefusal>
  ) async throws -> Value {
    guard isWritable else { throw FileFault.readOnly(name) }
    return try await FileFault.telling(name) {
      try await holder.withBook(creating: true) { try $0.use(body).get() }
    }
  }

  private static func checked(_ name: String) throws -> String {
    guard let checked = NoteName.checked(name) else { throw FileFault.badName(name) }
    return checked
  }

  private static func number(_ id: String) throws -> Int64 {
    guard let number = Int64(id) else { throw FileFault.missing(id) }
    return number
  }
}
