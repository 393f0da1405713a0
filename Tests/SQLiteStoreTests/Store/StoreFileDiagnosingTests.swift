import CSQLite
import Foundation
import Testing

@testable import SQLiteStore

struct StoreFileDiagnosingTests {
  private func open(_ folder: TestFolder) throws(StoreError) -> (ItemStore, MovedAside?) {
    try ItemStore.open(at: folder.store, searchText: .folding, busyTimeout: .zero)
  }

  /// What opening ends in: the name of an error, `moved` or `fine`.
  private func outcome(_ folder: TestFolder) -> String {
    do throws(StoreError) {
      return try open(folder).1 == nil ? "fine" : "moved"
    } catch {
      return "\(error)".split(separator: "(").first.map(String.init) ?? ""
    }
  }

  /// A store, or a database of another program, whose bytes were changed.
  private func altered(
    mark: Int? = nil, _ change: (inout [UInt8]) -> Void
  ) throws -> (folder: TestFolder, bytes: [UInt8]) {
    let folder = try TestFolder()
    try folder.makeStore()
    if let mark {
      try folder.withStore { try $0.connection.script("PRAGMA application_id = \(mark)") }
    }
    var bytes = try folder.bytes()
    change(&bytes)
    try folder.write(bytes)
    return (folder, bytes)
  }

  @Test(arguments: [5, 0xFFFF_FFFF, 0x7F00_0009] as [UInt32])
  func `a schema format that nobody knows is damage`(format: UInt32) throws {
    let (folder, bytes) = try altered { bytes in
      for place in 0..<4 { bytes[44 + place] = UInt8(format >> (24 - 8 * place) & 0xFF) }
    }
    let moved = try #require(try open(folder).1)
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: moved.keptAs))) == bytes)
    #expect(outcome(folder) == "fine")
  }

  @Test(arguments: 0..<40)
  func `random bytes over the second half of the header are damage`(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let (folder, bytes) = try altered { bytes in
      for place in 44..<108 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        bytes[place] = UInt8(truncatingIfNeeded: state >> 24)
      }
    }
    let moved = try #require(try open(folder).1)
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: moved.keptAs))) == bytes)
  }

  @Test(arguments: [47, 56, 100])
  func `a database of another program is left also when it is damaged`(place: Int) throws {
    let (folder, bytes) = try altered(mark: 7) { $0[place] = 0xFF }
    #expect(outcome(folder) == "foreign")
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `an unmarked database with a strange format is left`() throws {
    let folder = try TestFolder()
    try folder.write([])
    try Connection(path: folder.store, busyTimeout: .zero).script("CREATE TABLE t(v)")
    var bytes = try folder.bytes()
    bytes[47] = 0xFF
    try folder.write(bytes)
    #expect(outcome(folder) == "failed")
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `a newer store is left also when its format is strange`() throws {
    let (folder, bytes) = try altered { bytes in
      bytes[47] = 0xFF
      bytes[60] = 0x10
    }
    #expect(outcome(folder) == "newer")
    #expect(try folder.bytes() == bytes)
  }

  private static let indexes = [
    "items_in_order", "folders_by_name", "notes_by_name", "notes_in_trash", "notes_stale",
  ]

  @Test(arguments: Schema.names.filter { !indexes.contains($0) })
  func `a table that is missing is damage, at the latest when it is asked for`(
    name: String
  ) throws {
    let folder = try TestFolder()
    try folder.makeStore()
    try folder.withStore { store in
      try store.connection.script("PRAGMA foreign_keys = OFF; DROP TABLE \(name)")
    }
    let (store, moved) = try open(folder)
    if moved == nil {
      #expect(throws: StoreError.damaged(path: folder.store)) {
        _ = try store.items(dataset: "d")
        _ = try store.search("title", limit: 9)
        try store.saveAnswer(key: "k", body: [], at: 1)
        try store.saveCopy(key: "k", AddressCopy(body: [], at: 1))
        _ = try store.records(kind: "k")
        _ = try store.marks(dataset: "d")
        _ = try store.takeToken(bucket: "b", capacity: 1, perSeconds: 1, now: 1)
        try store.upsert([makeItem("9", title: "other")])
        let note = try store.add("n", "words")
        _ = try store.found("words")
        _ = try store.noteState(folder: note.folder, note: note.id)
        _ = try store.delete(note: note.id, now: 1)
        _ = try store.emptyTrash()
      }
      #expect(try store.recover() != nil)
    }
    try store.upsert([makeItem("new")])
    #expect(try store.ids == ["new"])
  }

  @Test func `our mark with tables but without a version is damage`() throws {
    let (folder, _) = try altered { $0.replaceSubrange(60..<64, with: [0, 0, 0, 0]) }
    #expect(outcome(folder) == "moved")
  }

  @Test func `tables that a newer program changed under us are no damage`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let (store, _) = try open(folder)
    try Connection(path: folder.store, busyTimeout: .zero).script(
      "DROP TABLE items; PRAGMA user_version = \(Schema.version + 1)")
    #expect(throws: StoreError.newer(path: folder.store)) { try store.items(dataset: "d") }
  }

  @Test func `a statement that is wrong is no damage`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let (store, _) = try open(folder)
    #expect(throws: StoreError.failed(path: folder.store, code: SQLITE_ERROR)) {
      try store.read { connection throws(SQLiteError) in
        try connection.run("SELECT nothing FROM nowhere")
      }
    }
    #expect(try store.ids.count == 3)
  }

  @Test(arguments: [
    SQLITE_BUSY, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_NOMEM, SQLITE_FULL, SQLITE_INTERRUPT,
    SQLITE_SCHEMA, SQLITE_CONSTRAINT,
  ])
  func `other codes are never damage, whatever the file is`(code: Int32) throws {
    let (folder, _) = try altered { $0[47] = 0xFF }
    let connection = try Connection(path: folder.store, busyTimeout: .zero)
    let error = SQLiteError(code: code)
    #expect(
      StoreFile(path: folder.store).diagnosis(of: error, on: connection)
        == StoreError(error, path: folder.store))
  }

  @Test func `the names of the schema are those that its steps make`() throws {
    let store = try makeMemoryStore()
    let made = try store.read { connection throws(SQLiteError) in
      try connection.all(
        "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
      ) {
        $0.text(0)
      }
    }
    #expect(made.sorted() == Schema.names.sorted())
    #expect(try Schema.namesPresent(in: store.connection) == Schema.names.count)
  }
}
