import CSQLite
import Foundation
import Testing

@testable import SQLiteStore

struct ItemStoreOpeningTests {
  private func mode(_ path: String) throws -> Int? {
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    return (facts[.posixPermissions] as? NSNumber)?.intValue
  }

  private func error(at path: String, policy: DamagePolicy = .moveAside) -> StoreError? {
    do throws(StoreError) {
      _ = try ItemStore.open(at: path, searchText: .folding, whenDamaged: policy)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a new store is made with its folders, for its owner only`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/a/b/catalog.sqlite"
    let (store, movedAside) = try ItemStore.open(at: path, searchText: .folding)
    try store.upsert([makeItem("1")])
    #expect(movedAside == nil)
    #expect(try mode(folder.path + "/a") == 0o700)
    #expect(try mode(folder.path + "/a/b") == 0o700)
    #expect(try mode(path) == 0o600)
    #expect(try mode(path + "-wal") == 0o600)
  }

  @Test func `what was stored is there at the next start, in one file`() throws {
    let folder = try TestFolder()
    try folder.makeStore(items: 3)
    #expect(try folder.names == ["catalog.sqlite"])
    #expect(try folder.withStore { try $0.ids } == ["0", "1", "2"])
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `a store keeps a log from its first day`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    #expect(DatabaseHeader(try folder.bytes())?.usesLog == true)
  }

  @Test func `a store that lost its log gets one at the next start`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    try folder.withStore { try $0.connection.script("PRAGMA journal_mode = DELETE") }
    #expect(DatabaseHeader(try folder.bytes())?.usesLog == false)
    #expect(try folder.withStore { try $0.ids.count } == 3)
    #expect(DatabaseHeader(try folder.bytes())?.usesLog == true)
  }

  @Test func `reading leaves the file as it is`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let before = try folder.bytes()
    try folder.withStore { store in
      _ = try store.search("title", limit: 10)
      _ = try store.items(dataset: "d")
    }
    #expect(try folder.bytes() == before)
  }

  @Test func `a store of a newer version is not touched`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    try folder.withStore { try $0.connection.script("PRAGMA user_version = 9999") }
    let before = try folder.bytes()
    #expect(error(at: folder.store) == .newer(path: folder.store))
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `a newer version that is still in the log is not touched`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    // A process that was killed: file and log as they lie, without a last merge.
    var files: [[UInt8]] = []
    try folder.withStore { store in
      try store.connection.script("PRAGMA user_version = 9999")
      files = [try folder.bytes(), try folder.bytes("catalog.sqlite-wal")]
    }
    try folder.write(files[0])
    try folder.write(files[1], "catalog.sqlite-wal")
    #expect(DatabaseHeader(files[0])?.userVersion == Schema.version)

    #expect(error(at: folder.store) == .newer(path: folder.store))
    #expect(try folder.bytes() == files[0])
    #expect(try folder.bytes("catalog.sqlite-wal") == files[1])
  }

  @Test func `what a killed process wrote is there`() throws {
    let folder = try TestFolder()
    var files: [[UInt8]] = []
    try folder.withStore { store in
      try store.upsert([makeItem("1")])
      files = [try folder.bytes(), try folder.bytes("catalog.sqlite-wal")]
    }
    try folder.write(files[0])
    try folder.write(files[1], "catalog.sqlite-wal")
    #expect(try folder.withStore { try $0.ids } == ["1"])
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test(arguments: [
    "CREATE TABLE t(v)", "PRAGMA application_id = 7", "PRAGMA user_version = 1; CREATE TABLE t(v)",
    "PRAGMA journal_mode = WAL; CREATE TABLE t(v)",
  ])
  func `a database of another program is not touched`(script: String) throws {
    let folder = try TestFolder()
    try folder.write([])
    try Connection(path: folder.store, busyTimeout: .zero).script(script)
    let before = try folder.bytes()
    #expect(error(at: folder.store) == .foreign(path: folder.store))
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `a path below a file is refused`() throws {
    let folder = try TestFolder()
    try folder.write([1], "file")
    let path = folder.path + "/file/catalog.sqlite"
    #expect(error(at: path) == .cannotCreate(path: path, code: ENOTDIR))
    let deeper = folder.path + "/file/a/catalog.sqlite"
    #expect(error(at: deeper) == .cannotCreate(path: deeper, code: ENOTDIR))
    #expect(try folder.bytes("file") == [1])
  }

  @Test func `a folder in the place of the store is refused`() throws {
    let folder = try TestFolder()
    #expect(error(at: folder.path) == .cannotCreate(path: folder.path, code: EISDIR))
  }

  @Test func `a link that leads to no file yet gets its file`() throws {
    let folder = try TestFolder()
    symlink("far/real.sqlite", folder.store)
    #expect(error(at: folder.store) == nil)
    #expect(try folder.names == ["catalog.sqlite", "far"])
    #expect(try mode(folder.path + "/far/real.sqlite") == 0o600)
  }

  @Test func `a link in a circle is refused`() throws {
    let folder = try TestFolder()
    symlink("catalog.sqlite", folder.store)
    #expect(error(at: folder.store) == .notWritable(path: folder.store))
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `a folder without rights is refused for making a store`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/a/catalog.sqlite"
    chmod(folder.path, 0o500)
    #expect(withoutPrivileges { error(at: path) } == .cannotCreate(path: path, code: EACCES))
    #expect(
      withoutPrivileges { error(at: folder.store) }
        == .cannotCreate(path: folder.store, code: EACCES))
    chmod(folder.path, 0o700)
  }

  @Test func `a store that can only be read is refused`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let before = try folder.bytes()
    chmod(folder.store, 0o444)
    chmod(folder.path, 0o755)
    #expect(withoutPrivileges { error(at: folder.store) } == .notWritable(path: folder.store))
    #expect(try folder.bytes() == before)
  }

  @Test func `a store in a folder that can only be read is refused`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let before = try folder.bytes()
    chmod(folder.store, 0o666)
    chmod(folder.path, 0o555)
    #expect(withoutPrivileges { error(at: folder.store) } == .notWritable(path: folder.store))
    chmod(folder.path, 0o755)
    #expect(try folder.bytes() == before)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `a path is never an address or a name with a meaning`() throws {
    let folder = try TestFolder()
    for name in ["file:a?mode=memory", ":memory:", "a%20b", "ü 重"] {
      let path = folder.path + "/" + name
      let store = try ItemStore.open(at: path, searchText: .folding).store
      #expect(store.path == path)
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `a store in memory works without any file`() throws {
    let store = try makeMemoryStore([makeItem("1", text: "boat")])
    #expect(try store.search("boat", limit: 1).map(\.id) == ["1"])
    #expect(try store.recover() == nil)
    #expect(try store.ids == ["1"])
  }
}

/// Runs with the rights of nobody on files, which a superuser's tests would otherwise ignore.
///
/// Linux only changes the rights of the calling thread, and has no name for it that Swift imports.
func withoutPrivileges<Value>(_ body: () -> Value) -> Value {
  #if os(Linux)
  guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return body() }
  let setfsuid = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
  _ = setfsuid(65534)
  defer { _ = setfsuid(0) }
  #endif
  return body()
}
