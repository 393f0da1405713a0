import Testing

@testable import SQLiteStore

struct ItemStoreRecordsTests {
  private func record(_ id: String, _ payload: String = "{}") -> StoredRecord {
    StoredRecord(id: id, payload: payload)
  }

  @Test func `records keep their order, also when they are put in the place of others`() throws {
    let store = try makeMemoryStore()
    try store.save([record("b"), record("a"), record("c")], kind: "k")
    try store.save([record("a", "[1]"), record("d"), record("a", "[2]")], kind: "k")
    #expect(
      try store.records(kind: "k") == [
        record("b"), record("a", "[2]"), record("c"), record("d"),
      ])
    #expect(try store.records(kind: "other").isEmpty)
    try store.checkConsistency()
  }

  @Test func `kinds do not know each other`() throws {
    let store = try makeMemoryStore()
    try store.save([record("a", "1")], kind: "k")
    try store.save([record("a", "2")], kind: "l")
    try store.removeRecords(kind: "l", ids: ["a", "none"], dataset: "d", items: [], copies: [])
    #expect(try store.records(kind: "k") == [record("a", "1")])
    #expect(try store.records(kind: "l").isEmpty)
  }

  @Test func `what is not new is kept only where it is there, with all that came with it`() throws {
    let store = try makeMemoryStore()
    let copy = (key: "copy", copy: AddressCopy(body: [1], at: 5))
    #expect(
      try store.save(
        [record("a")], kind: "k", isNew: false, items: [makeItem("1")], copies: [copy])
        == ItemChanges())
    #expect(try store.records(kind: "k").isEmpty && store.ids.isEmpty)
    #expect(try store.copy(key: "copy") == nil)
    try store.save([record("a")], kind: "k")
    let changes = try store.save(
      [record("b"), record("a", "[1]")], kind: "k", isNew: false, items: [makeItem("1")],
      copies: [copy])
    #expect(changes.added == 1)
    #expect(try store.records(kind: "k") == [record("a", "[1]")] && store.ids == ["1"])
    #expect(try store.copy(key: "copy")?.body == [1])
  }

  @Test func `items go with their marks and copies, and others stay`() throws {
    let store = try makeMemoryStore()
    let copies = ["1", "2"].map { (key: "c\($0)", copy: AddressCopy(body: [1], at: 5)) }
    try store.save(
      [record("a"), record("b")], kind: "k", items: [makeItem("1"), makeItem("2")], copies: copies)
    try store.mark(dataset: "d", ids: ["1", "2"], isMarked: true)
    try store.removeRecords(kind: "k", ids: ["a"], dataset: "d", items: ["1", "x"], copies: ["c1"])
    #expect(try store.records(kind: "k") == [record("b")] && store.ids == ["2"])
    #expect(try store.marks(dataset: "d") == ["2"])
    #expect(try store.copy(key: "c1") == nil && store.copy(key: "c2") != nil)
    #expect(try store.search("Title", limit: 9).map(\.id) == ["2"])
    try store.checkConsistency()
  }

  @Test func `marks are set and taken away, and are of one dataset`() throws {
    let store = try makeMemoryStore([makeItem("1"), makeItem("1", in: "e")])
    try store.mark(dataset: "d", ids: ["1", "1", "none"], isMarked: true)
    #expect(try store.marks(dataset: "d") == ["1", "none"])
    #expect(try store.marks(dataset: "e").isEmpty)
    try store.upsert([makeItem("1", title: "Changed")])
    #expect(try store.marks(dataset: "d") == ["1", "none"])
    try store.mark(dataset: "d", ids: ["1", "other"], isMarked: false)
    #expect(try store.marks(dataset: "d") == ["none"])
  }

  @Test func `two that save at the same time have all of it once`() throws {
    let folder = try TestFolder()
    let one = try ItemStore.open(at: folder.store, searchText: .folding).store
    let two = try ItemStore.open(at: folder.store, searchText: .folding).store
    for round in 0..<20 {
      let items = (0...round).map { makeItem("\($0)", title: "Round \(round)") }
      let first = try one.save([record("a", "\(round)")], kind: "k", items: items)
      let second = try two.save([record("a", "\(round)")], kind: "k", items: items)
      #expect(first.added == 1 && second == ItemChanges(same: round + 1))
    }
    #expect(try one.records(kind: "k") == [record("a", "19")] && two.ids.count == 20)
    try two.checkConsistency()
  }

  @Test func `where the store is locked nothing of it is kept`() throws {
    let folder = try TestFolder()
    let one = try ItemStore.open(at: folder.store, searchText: .folding, busyTimeout: .zero).store
    let two = try ItemStore.open(at: folder.store, searchText: .folding, busyTimeout: .zero).store
    try one.change { (_) throws(SQLiteError) in
      _ = #expect(throws: StoreError.busy(path: folder.store)) {
        try two.save([record("a")], kind: "k", items: [makeItem("1")])
      }
    }
    #expect(try two.records(kind: "k").isEmpty && two.ids.isEmpty)
  }
}
