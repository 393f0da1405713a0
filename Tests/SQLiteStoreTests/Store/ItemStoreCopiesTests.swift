import SQLiteStore
import Testing

struct ItemStoreCopiesTests {
  @Test func `a copy comes back with its bytes, its time and its validators`() throws {
    let store = try makeMemoryStore()
    let copy = AddressCopy(
      body: [0, 255, 13, 10], at: 100, etag: "W/\"é\"", lastModified: "Mon, 30 Nov 2026")
    try store.saveCopy(key: "k", copy)
    try store.saveCopy(key: "bare", AddressCopy(body: [], at: 101))
    #expect(try store.copy(key: "k") == copy)
    #expect(try store.copy(key: "bare") == AddressCopy(body: [], at: 101))
    #expect(try store.copy(key: "K") == nil)
  }

  @Test func `a later copy takes the place of the earlier with all it has`() throws {
    let store = try makeMemoryStore()
    try store.saveCopy(key: "k", AddressCopy(body: [1], at: 100, etag: "a", lastModified: "b"))
    try store.saveCopy(key: "k", AddressCopy(body: [2], at: 50))
    #expect(try store.copy(key: "k") == AddressCopy(body: [2], at: 50))
  }

  @Test func `the items of a copy take the place of earlier ones, and no others`() throws {
    let store = try makeMemoryStore([makeItem("other", in: "e")])
    let copy = AddressCopy(body: [1], at: 1)
    try store.saveCopy(key: "k", copy, listing: ("d", [makeItem("1"), makeItem("2")]))
    #expect(try store.ids == ["1", "2"])
    try store.saveCopy(key: "k", copy)
    #expect(try store.ids == ["1", "2"])
    try store.saveCopy(key: "k", copy, listing: ("d", [makeItem("2"), makeItem("3")]))
    #expect(try store.ids == ["2", "3"])
    try store.saveCopy(key: "k", copy, listing: ("d", []))
    #expect(try store.ids == [])
    #expect(try store.items(dataset: "e").map(\.id) == ["other"])
  }

  @Test func `copies stay when old answers are forgotten`() throws {
    let store = try makeMemoryStore()
    try store.saveCopy(key: "k", AddressCopy(body: [1], at: 1))
    try store.saveAnswer(key: "new", body: [], at: 101, forgetting: 100)
    #expect(try store.copy(key: "k") != nil)
  }
}
