import Testing

@testable import SQLiteStore

struct ItemStorePlacesTests {
  private func makeStore() throws -> ItemStore {
    try makeMemoryStore([
      makeItem("1", in: "a", title: "one", text: "a boat and a boat"),
      makeItem("2", in: "a", title: "two"), makeItem("1", in: "b", title: "boat"),
    ])
  }

  /// The items at places, as `dataset/id`.
  private func ids(_ places: [StoredPlace], in store: ItemStore) throws -> [String] {
    let names = Dictionary(
      uniqueKeysWithValues: try store.stretches().map { ($0.number, $0.dataset) })
    return try places.flatMap { place in
      try store.items(dataset: names[place.dataset] ?? "", from: place.position, limit: 1)
    }.map { $0.dataset + "/" + $0.id }
  }

  @Test func `what is found stands where it is said, the best first`() throws {
    let store = try makeStore()
    #expect(try ids(store.places(matching: "boa", limit: 9), in: store) == ["b/1", "a/1"])
    #expect(try ids(store.places(matching: "boa", limit: 1), in: store) == ["b/1"])
    #expect(try store.places(matching: "nobody", limit: 9).isEmpty)
  }

  @Test(arguments: ["", "...", "\"", "NEAR(", "boat AND", "\0"])
  func `what was typed is never an error`(typed: String) throws {
    #expect(try makeStore().places(matching: typed, limit: 9).count <= 2)
  }

  @Test func `where ranking has no time the order is that of the store`() throws {
    let store = try makeMemoryStore((0..<3_000).map { makeItem("\($0)", text: "boat") })
    let places = try store.places(matching: "boat", limit: 5, patience: .zero)
    #expect(places.map(\.position) == [0, 1, 2, 3, 4])
  }

  @Test func `nobody who waits for it is given what there is so far`() throws {
    let store = try makeMemoryStore((0..<3_000).map { makeItem("\($0)", text: "boat") })
    #expect(try store.places(matching: "boat", limit: 3_000) { true }.count < 3_000)
    #expect(try store.places(matching: "boat", limit: 3_000, patience: .seconds(60)).count == 3_000)
    try store.checkConsistency()
  }
}
