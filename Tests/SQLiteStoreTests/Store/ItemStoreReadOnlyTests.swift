import CSQLite
import Foundation
import Testing

@testable import SQLiteStore

struct ItemStoreReadOnlyTests {
  private func open(_ path: String) throws(StoreError) -> ItemStore {
    try ItemStore.openForReading(at: path, searchText: .folding, busyTimeout: .zero)
  }

  private func error(at path: String) -> StoreError? {
    do throws(StoreError) {
      _ = try open(path)
      return nil
    } catch {
      return error
    }
  }

  /// What can be read, as one who may not write sees it.
  private func ids(_ folder: TestFolder) -> Result<[String], any Error> {
    withoutPrivileges { Result { try open(folder.store).ids } }
  }

  @Test func `all that is stored can be read and searched`() throws {
    let folder = try TestFolder()
    try folder.makeStore(items: 3)
    let before = try folder.bytes()
    let store = try open(folder.store)
    #expect(store.isReadOnly)
    #expect(try store.ids == ["0", "1", "2"])
    #expect(try store.search("title 1", limit: 9).map(\.id) == ["1"])
    #expect(try store.datasets() == ["d"])
    #expect(try folder.names == ["catalog.sqlite"])
    #expect(try folder.bytes() == before)
  }

  @Test(
    arguments: [(0o444, 0o755), (0o444, 0o555), (0o666, 0o555), (0o444, 0o777)]
      as [(mode_t, mode_t)])
  func `a store that cannot be written is read, and nothing is left beside it`(
    file: mode_t, around: mode_t
  ) throws {
    let folder = try TestFolder()
    try folder.makeStore()
    chmod(folder.store, file)
    chmod(folder.path, around)
    defer { chmod(folder.path, 0o700) }
    #expect(try ids(folder).get() == ["0", "1", "2"])
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test(arguments: [0o555, 0o777] as [mode_t])
  func `what others have in the log is read too`(around: mode_t) throws {
    let folder = try TestFolder()
    try folder.withStore { store in
      try store.upsert([makeItem("1")])
      for name in try folder.names { chmod(folder.path + "/" + name, 0o444) }
      chmod(folder.path, around)
      defer { chmod(folder.path, 0o700) }
      let before = try folder.names
      #expect(try ids(folder).get() == ["1"])
      #expect(try folder.names == before)
      try store.upsert([makeItem("2")])
      #expect(try ids(folder).get() == ["1", "2"])
      #expect(try folder.bytes("catalog.sqlite-wal").isEmpty == false)
    }
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `the log of a killed process is read and left`() throws {
    let folder = try TestFolder()
    var files: [String: [UInt8]] = [:]
    try folder.withStore { store in
      try store.upsert([makeItem("1")])
      for name in try folder.names { files[name] = try folder.bytes(name) }
    }
    for (name, bytes) in files { try folder.write(bytes, name) }
    for name in files.keys { chmod(folder.path + "/" + name, 0o444) }
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o700) }
    #expect(try ids(folder).get() == ["1"])
    #expect(try folder.names == files.keys.sorted())
    for (name, bytes) in files { #expect(try folder.bytes(name) == bytes, "\(name)") }
  }

  @Test func `a log that needs a file beside it stays unread rather than ignored`() throws {
    let folder = try TestFolder()
    var files: [[UInt8]] = []
    try folder.withStore { store in
      try store.upsert([makeItem("1")])
      files = [try folder.bytes(), try folder.bytes("catalog.sqlite-wal")]
    }
    try folder.write(files[0])
    try folder.write(files[1], "catalog.sqlite-wal")
    #expect(error(at: folder.store) == .notWritable(path: folder.store))
    #expect(try folder.names == ["catalog.sqlite", "catalog.sqlite-wal"])
    #expect(try folder.withStore { try $0.ids } == ["1"])
  }

  @Test func `a store without a log is read`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    try folder.withStore { try $0.connection.script("PRAGMA journal_mode = DELETE") }
    #expect(try open(folder.store).ids.count == 3)
    #expect(DatabaseHeader(try folder.bytes())?.usesLog == false)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `each change is refused`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let before = try folder.bytes()
    let store = try open(folder.store)
    let refusal = StoreError.notWritable(path: folder.store)
    #expect(throws: refusal) { try store.upsert([makeItem("1")]) }
    #expect(throws: refusal) { try store.replace(dataset: "d", with: []) }
    #expect(throws: refusal) { try store.remove(dataset: "d") }
    #expect(throws: refusal) { try store.saveAnswer(key: "k", body: [1], at: 1) }
    #expect(throws: refusal) {
      try store.takeToken(bucket: "b", capacity: 1, perSeconds: 1, now: 1)
    }
    #expect(try store.recover() == nil)
    #expect(throws: refusal) { try store.remove(dataset: "d") }
    #expect(try store.ids.count == 3)
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `what was written since the opening is found by recovery, which moves nothing`() throws
  {
    let folder = try TestFolder()
    try folder.makeStore(items: 3)
    let store = try open(folder.store)
    try folder.makeStore(items: 500)
    #expect(try store.recover() == nil)
    #expect(try store.ids.count == 500)
    try folder.write(Array("notes".utf8))
    #expect(throws: StoreError.damaged(path: folder.store)) { try store.recover() }
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test(arguments: ["PRAGMA user_version = 9999", "PRAGMA application_id = 7"])
  func `a newer or foreign file is told as such`(script: String) throws {
    let folder = try TestFolder()
    try folder.makeStore()
    try folder.withStore { try $0.connection.script(script) }
    let before = try folder.bytes()
    #expect(
      error(at: folder.store)
        == (script.contains("user") ? .newer(path: folder.store) : .foreign(path: folder.store)))
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test(arguments: ItemStoreDamageTests.Damage.allCases)
  func `a damaged store is told as such and stays`(damage: ItemStoreDamageTests.Damage) throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let bytes = damage.applied(to: try folder.bytes())
    try folder.write(bytes)
    #expect(error(at: folder.store) == .damaged(path: folder.store))
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `an empty file and no file have nothing to read`() throws {
    let folder = try TestFolder()
    #expect(error(at: folder.store) == .notWritable(path: folder.store))
    #expect(try folder.names == [])
    try folder.write([])
    #expect(error(at: folder.store) == .notWritable(path: folder.store))
    #expect(try folder.bytes() == [])
  }

  @Test func `a file of somebody else is refused`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    chmod(folder.store, 0)
    chmod(folder.path, 0o755)
    #expect(withoutPrivileges { error(at: folder.store) } == .notWritable(path: folder.store))
  }

  @Test(arguments: [
    "file:a?mode=memory", ":memory:", "a%20b", "a?b#c&d=e", "ü 重", "/double", "\u{1}",
  ])
  func `a path is never an address or a name with a meaning`(name: String) throws {
    let folder = try TestFolder()
    let path = folder.path + "/" + name
    try { () throws in
      let store = try ItemStore.open(at: path, searchText: .folding).store
      try store.upsert([makeItem("1")])
    }()
    let before = try folder.names
    #expect(try open(path).ids == ["1"])
    #expect(try folder.names == before)
  }

  @Test func `a path from the current folder is read`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let up = String(
      repeating: "../", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
    #expect(try open(up + folder.store.dropFirst()).ids.count == 3)
  }
}
