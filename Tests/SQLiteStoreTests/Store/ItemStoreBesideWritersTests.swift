import Foundation
import Testing

@testable import SQLiteStore

/// A store that is open for reading when others come to write it.
struct ItemStoreBesideWritersTests {
  private func open(_ folder: TestFolder) throws(StoreError) -> ItemStore {
    try ItemStore.openForReading(
      at: folder.store, searchText: .folding, busyTimeout: .zero, writersMayCome: true)
  }

  @Test func `what a writer adds later is read`() throws {
    let folder = try TestFolder()
    try folder.makeStore(items: 2)
    let reader = try open(folder)
    #expect(try reader.ids == ["0", "1"])
    try folder.withStore { writer in
      for number in 2..<600 { try writer.upsert([makeItem("\(number)", text: "a boat")]) }
      #expect(try reader.ids.count == 600)
    }
    #expect(try reader.ids.count == 600)
    #expect(try reader.search("boat", limit: 1_000).count == 598)
  }

  @Test func `nothing can be written and nothing is left`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let before = try folder.bytes()
    do {
      let reader = try open(folder)
      #expect(try reader.ids.count == 3)
      #expect(reader.isReadOnly)
      #expect(throws: StoreError.notWritable(path: folder.store)) {
        try reader.upsert([makeItem("9")])
      }
      #expect(throws: SQLiteError.self) { try reader.connection.run("DELETE FROM items") }
    }
    #expect(try folder.names == ["catalog.sqlite"])
    #expect(try folder.bytes() == before)
  }

  @Test func `while one writes it reads what was before`() throws {
    let folder = try TestFolder()
    try folder.makeStore(items: 1)
    let reader = try open(folder)
    try folder.withStore { writer in
      try writer.change { connection throws(SQLiteError) in
        var items = try ItemWriter("d", connection, .folding)
        _ = try items.write(makeItem("2"))
        let ids = try? reader.ids
        #expect(ids == ["0"])
      }
    }
    #expect(try reader.ids == ["0", "2"])
  }

  @Test(arguments: [(0o444, 0o755), (0o444, 0o555), (0o666, 0o555)] as [(mode_t, mode_t)])
  func `one that cannot be written is read all the same`(file: mode_t, around: mode_t) throws {
    let folder = try TestFolder()
    try folder.makeStore()
    chmod(folder.store, file)
    chmod(folder.path, around)
    defer { chmod(folder.path, 0o700) }
    let ids = withoutPrivileges { Result { try open(folder).ids } }
    #expect(try ids.get() == ["0", "1", "2"])
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `it goes on after a recovery`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let reader = try open(folder)
    #expect(try reader.recover() == nil)
    try folder.withStore { store in _ = try store.upsert([makeItem("9")]) }
    #expect(try reader.ids.count == 4)
  }

  @Test func `there must be a store`() throws {
    let folder = try TestFolder()
    #expect(throws: StoreError.self) { try open(folder) }
    #expect(try folder.names.isEmpty)
    try folder.write(Array("no database at all, but long enough to be looked at".utf8))
    #expect(throws: StoreError.damaged(path: folder.store)) { try open(folder) }
    try folder.write([])
    #expect(throws: StoreError.notWritable(path: folder.store)) { try open(folder) }
    #expect(try folder.bytes().isEmpty)
  }
}
