import CSQLite
import Foundation
import Testing

@testable import SQLiteStore

struct ItemStoreSharingTests {
  private func open(_ folder: TestFolder) throws -> ItemStore {
    try ItemStore.open(at: folder.store, searchText: .folding, busyTimeout: .zero).store
  }

  @Test func `one process sees what another wrote`() throws {
    let folder = try TestFolder()
    let (one, two) = (try open(folder), try open(folder))
    try one.upsert([makeItem("1", text: "boat")])
    #expect(try two.search("boat", limit: 10).map(\.id) == ["1"])
    try two.upsert([makeItem("2", text: "boat")])
    #expect(try one.ids == ["1", "2"])
    try one.checkConsistency()
  }

  @Test func `who stops waiting is told at once`() throws {
    let folder = try TestFolder()
    let one = try open(folder)
    let two = try ItemStore.open(
      at: folder.store, searchText: .folding, busyTimeout: .seconds(1_000_000)
    ).store
    two.stopWaiting()
    try one.change { (_) throws(SQLiteError) in
      _ = #expect(throws: StoreError.busy(path: folder.store)) { try two.upsert([makeItem("1")]) }
    }
  }

  @Test func `while one writes another reads what was before, and is told to wait with writing`()
    throws
  {
    let folder = try TestFolder()
    let (one, two) = (try open(folder), try open(folder))
    try one.upsert([makeItem("1")])
    try one.change { connection throws(SQLiteError) in
      var writer = try ItemWriter("d", connection, .folding)
      _ = try writer.write(makeItem("2"))
      let ids = try? two.ids
      #expect(ids == ["1"])
      #expect(throws: StoreError.busy(path: folder.store)) { try two.upsert([makeItem("3")]) }
    }
    try two.upsert([makeItem("3")])
    #expect(try two.ids == ["1", "2", "3"])
    try two.checkConsistency()
  }

  @Test func `a new store that is being made is waited for`() throws {
    let folder = try TestFolder()
    try folder.write([])
    let maker = try Connection(path: folder.store, busyTimeout: .zero)
    try maker.script("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.busy(path: folder.store)) { try open(folder) }
    try maker.script("ROLLBACK")
    #expect(try open(folder).datasets() == [])
  }

  @Test func `a store opens while another process writes`() throws {
    let folder = try TestFolder()
    let one = try open(folder)
    try one.change { connection throws(SQLiteError) in
      try connection.run("INSERT INTO datasets(name) VALUES('half')")
      let names = try? open(folder).datasets()
      #expect(names == [])
    }
  }

  @Test func `a store can be handed to an actor`() async throws {
    actor Keeper {
      private let store: ItemStore
      init(_ store: sending ItemStore) { self.store = store }
      func names() throws -> [String] { try store.datasets() }
    }
    let folder = try TestFolder()
    let store = try ItemStore.open(at: folder.store, searchText: .folding).store
    try store.upsert([makeItem("1")])
    #expect(try await Keeper(store).names() == ["d"])
  }

  @Test func `many at once end with the items of one`() async throws {
    let folder = try TestFolder()
    let path = folder.store
    let items = (0..<30).map { makeItem("\($0)", text: "boat") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let store = try ItemStore.open(at: path, searchText: .folding, busyTimeout: .seconds(60))
            .store
          try store.replace(dataset: "d", with: items)
        }
      }
      try await group.waitForAll()
    }
    let store = try open(folder)
    #expect(try store.items(dataset: "d") == items)
    try store.checkConsistency()
  }

  @Test func `many at once make one store, each time anew`() async throws {
    for _ in 0..<40 {
      let folder = try TestFolder()
      let path = folder.path + "/a/catalog.sqlite"
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let opened = try ItemStore.open(
              at: path, searchText: .folding, busyTimeout: .seconds(60))
            #expect(opened.movedAside == nil)
            try opened.store.upsert([makeItem("\(number)")])
          }
        }
        try await group.waitForAll()
      }
      let store = try ItemStore.open(at: path, searchText: .folding).store
      #expect(try store.count(dataset: "d") == 8)
      try store.checkConsistency()
    }
  }

  @Test func `a store that is being moved aside is not opened or made meanwhile`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    try StoreFile(path: folder.store).holdingName(.alone, until: .now) {
      () throws(StoreError) in
      _ = rename(folder.store, folder.path + "/kept")
      #expect(throws: StoreError.busy(path: folder.store)) { try open(folder) }
      #expect(StoreFile(path: folder.store).identity == nil)
    }
    #expect(try open(folder).datasets() == [])
  }
}
