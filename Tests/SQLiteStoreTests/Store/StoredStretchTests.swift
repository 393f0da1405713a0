import Testing

@testable import SQLiteStore

struct StoredStretchTests {
  @Test func `datasets follow each other in the order they were made`() throws {
    let store = try makeMemoryStore([
      makeItem("1", in: "z"), makeItem("1", in: "a"), makeItem("2", in: "z"),
    ])
    try store.replace(dataset: "empty", with: [])
    let stretches = try store.stretches()
    #expect(stretches.map(\.dataset) == ["z", "a", "empty"])
    #expect(stretches.map(\.count) == [2, 1, 0])
    #expect(Set(stretches.map(\.number)).count == 3)
    #expect(try stretches.map(\.dataset) == store.datasets())
  }

  @Test func `a store with nothing in it has none`() throws {
    #expect(try makeMemoryStore().stretches().isEmpty)
  }
}
