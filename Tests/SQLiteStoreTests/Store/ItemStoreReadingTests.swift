import SQLiteStore
import Testing

struct ItemStoreReadingTests {
  @Test func `an item comes back as it was given`() throws {
    let item = StoredItem(
      dataset: "a#b", id: "ü\0\"'", title: "重 🂡", text: "line\r\nline\0", payload: "{\"a\":1.10}",
      fetched: -5)
    let store = try makeMemoryStore([item])
    #expect(try store.item(dataset: "a#b", id: "ü\0\"'") == item)
    #expect(try store.items(dataset: "a#b") == [item])
    #expect(try store.item(dataset: "a#b", id: "other") == nil)
    #expect(try store.item(dataset: "other", id: "ü\0\"'") == nil)
  }

  @Test func `identities are told apart exactly`() throws {
    let ids = ["a", "A", "á", "a\u{301}", "", " ", "1", "01"]
    let store = try makeMemoryStore()
    try store.replace(dataset: "d", with: ids.map { makeItem($0) })
    #expect(try store.count(dataset: "d") == ids.count)
    for (position, id) in ids.enumerated() {
      #expect(try store.position(dataset: "d", id: id) == position)
    }
  }

  @Test(arguments: [
    (0, 2, ["0", "1"]), (3, 10, ["3", "4"]), (5, 1, []), (1, 0, []), (-3, 1, ["0"]), (2, -1, []),
  ])
  func `a part of the list is read by position`(
    position: Int, limit: Int, ids: [String]
  ) throws {
    let store = try makeMemoryStore((0..<5).map { makeItem("\($0)") })
    #expect(try store.items(dataset: "d", from: position, limit: limit).map(\.id) == ids)
  }

  @Test func `pages join to the whole list`() throws {
    let store = try makeMemoryStore((0..<105).map { makeItem("\($0)") })
    var pages: [StoredItem] = []
    while true {
      let page = try store.items(dataset: "d", from: pages.count, limit: 10)
      if page.isEmpty { break }
      pages += page
    }
    #expect(try pages == store.items(dataset: "d"))
    #expect(try pages.count == store.count(dataset: "d"))
  }

  @Test func `a dataset that is not stored is empty`() throws {
    let store = try makeMemoryStore()
    #expect(try store.datasets() == [])
    #expect(try store.count(dataset: "d") == 0)
    #expect(try store.items(dataset: "d") == [])
    #expect(try store.position(dataset: "d", id: "1") == nil)
  }
}
