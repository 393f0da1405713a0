import SQLiteStore
import TestSupport
import Testing

struct ItemStoreWritingTests {
  @Test func `replacing gives the dataset these items in this order`() throws {
    let store = try makeMemoryStore(["a", "b", "c"].map { makeItem($0) })
    let changes = try store.replace(
      dataset: "d", with: [makeItem("c"), makeItem("new"), makeItem("a", title: "Other")])
    #expect(changes == ItemChanges(added: 1, changed: 1, removed: 1, same: 1))
    #expect(try store.ids == ["c", "new", "a"])
    try store.checkConsistency()
  }

  @Test func `words that left the source are not found any more`() throws {
    let store = try makeMemoryStore()
    try store.replace(
      dataset: "d", with: [makeItem("1", text: "oldword"), makeItem("2", text: "gone")])
    try store.replace(dataset: "d", with: [makeItem("1", text: "newword")])
    #expect(try store.search("oldword", limit: 10).isEmpty)
    #expect(try store.search("newword", limit: 10).map(\.id) == ["1"])
    #expect(try store.search("gone", limit: 10).isEmpty)
    try store.checkConsistency()
  }

  @Test func `replacing with the same changes nothing`() throws {
    let items = ["a", "b"].map { makeItem($0) }
    let store = try makeMemoryStore(items)
    #expect(try store.replace(dataset: "d", with: items) == ItemChanges(same: 2))
  }

  @Test func `replacing leaves other datasets alone`() throws {
    let store = try makeMemoryStore([makeItem("1", in: "e"), makeItem("1")])
    try store.replace(dataset: "d", with: [])
    #expect(try store.count(dataset: "d") == 0)
    #expect(try store.count(dataset: "e") == 1)
    try store.checkConsistency()
  }

  @Test func `of two items with one identity the later is kept`() throws {
    let store = try makeMemoryStore()
    let items = [makeItem("x", text: "first"), makeItem("y"), makeItem("x", text: "second")]
    #expect(try store.replace(dataset: "d", with: items) == ItemChanges(added: 2))
    #expect(try store.items(dataset: "d").map(\.text) == ["second", ""])
    #expect(try store.search("first", limit: 10).isEmpty)
    // Also when all three are known.
    try store.replace(dataset: "d", with: items)
    #expect(try store.ids == ["x", "y"])
    try store.checkConsistency()
  }

  @Test func `the dataset that is named holds`() throws {
    let store = try makeMemoryStore()
    try store.replace(dataset: "d", with: [makeItem("1", in: "elsewhere")])
    #expect(try store.datasets() == ["d"])
  }

  @Test func `upserting replaces in place and adds at the end`() throws {
    let store = try makeMemoryStore(["a", "b"].map { makeItem($0) })
    let changes = try store.upsert([
      makeItem("a", title: "New"), makeItem("c"), makeItem("1", in: "e"), makeItem("b"),
    ])
    #expect(changes == ItemChanges(added: 2, changed: 1, same: 1))
    #expect(try store.items(dataset: "d").map(\.title) == ["New", "Title b", "Title c"])
    #expect(try store.count(dataset: "e") == 1)
    try store.checkConsistency()
  }

  @Test func `removing closes the gaps`() throws {
    let store = try makeMemoryStore(["a", "b", "c", "d", "e"].map { makeItem($0, text: $0 + $0) })
    #expect(try store.remove(dataset: "d", ids: ["b", "d", "unknown", "b"]) == 2)
    #expect(try store.ids == ["a", "c", "e"])
    #expect(try store.search("bb", limit: 10).isEmpty)
    try store.upsert([makeItem("f")])
    #expect(try store.position(dataset: "d", id: "f") == 3)
    try store.checkConsistency()
  }

  @Test func `removing from a dataset that is not stored does not make it`() throws {
    let store = try makeMemoryStore()
    #expect(try store.remove(dataset: "d", ids: ["1"]) == 0)
    #expect(try store.datasets() == [])
  }

  @Test func `a later time alone is kept and no change`() throws {
    let store = try makeMemoryStore([makeItem("1", fetched: 1)])
    #expect(try store.upsert([makeItem("1", fetched: 2)]) == ItemChanges(same: 1))
    #expect(try store.item(dataset: "d", id: "1")?.fetched == 2)
  }

  @Test func `a dataset is removed with all its items`() throws {
    let store = try makeMemoryStore([makeItem("1"), makeItem("2"), makeItem("1", in: "e")])
    #expect(try store.remove(dataset: "d") == 2)
    #expect(try store.remove(dataset: "unknown") == 0)
    #expect(try store.datasets() == ["e"])
    #expect(try store.search("title", limit: 10).map(\.dataset) == ["e"])
    try store.checkConsistency()
  }

  @Test func `index and items agree after much coming and going`() throws {
    let store = try makeMemoryStore()
    var random = SeededGenerator(seed: 7)
    func some() -> [StoredItem] {
      (0..<Int.random(in: 0...40, using: &random)).map { _ in
        let id = "\(Int.random(in: 0..<50, using: &random))"
        let words = (0..<5).map { _ in "w\(Int.random(in: 0..<30, using: &random))" }
        return makeItem(
          id, in: Bool.random(using: &random) ? "d" : "e", text: words.joined(separator: " "))
      }
    }
    for round in 0..<60 {
      switch round % 4 {
      case 0: try store.replace(dataset: "d", with: some())
      case 1: try store.upsert(some())
      case 2: try store.remove(dataset: "d", ids: some().map(\.id))
      default: if round % 12 == 3 { try store.remove(dataset: "e") }
      }
      try store.checkConsistency()
    }
    // What is found is what has the word.
    let all = try store.items(dataset: "d") + store.items(dataset: "e")
    for word in (0..<30).map({ "w\($0)" }) {
      let right = all.filter { $0.text.split(separator: " ").contains { $0 == word } }.count
      #expect(try store.search("\"\(word)\"", limit: 1000).count == right)
    }
  }
}
