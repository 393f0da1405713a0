import Foundation
import Tables
import Testing

@testable import CatalogApp
@testable import SQLiteStore

struct StoredWindowTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("catalog.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> ItemStore {
    try ItemStore.open(at: path, searchText: .folding).store
  }

  private func item(_ id: String, in dataset: String, text: String = "") -> StoredItem {
    Self.item(id, in: dataset, text: text)
  }

  private static func item(_ id: String, in dataset: String, text: String = "") -> StoredItem {
    StoredItem(
      dataset: dataset, id: id, title: "Title \(id)", text: text, payload: #"{"n":"\#(id)"}"#,
      fetched: 0)
  }

  /// A closed store with some items in each of several datasets.
  private func fill(_ counts: KeyValuePairs<String, Int>) throws {
    let store = try open()
    for (dataset, count) in counts {
      try store.replace(
        dataset: dataset, with: (0..<count).map { item("\($0)", in: dataset, text: "word") })
    }
  }

  private func ids(_ window: StoredWindow) -> [String] {
    (0..<window.count).map { window.entry(at: $0).id }
  }

  // MARK: Reading

  @Test func `datasets follow each other and every row is where its identity says`() throws {
    try fill(["b": 70, "empty": 0, "a/x": 3, "a": 130])
    let window = try StoredWindow(path: path)
    let expected =
      (0..<70).map { "b/\($0)" } + (0..<3).map { "a/x/\($0)" } + (0..<130).map { "a/\($0)" }
    #expect(window.count == 203)
    #expect(ids(window) == expected)
    #expect(expected.map(window.position) == Array(0..<203))
    // Backwards and far apart, through pages and single rows.
    #expect((0..<203).reversed().map { window.entry(at: $0).id } == expected.reversed())
    for position in [0, 202, 69, 70, 72, 73, 150, 0] {
      #expect(window.entry(at: position).id == expected[position])
    }
  }

  @Test func `an entry has the item`() throws {
    try fill(["a": 1])
    let entry = try StoredWindow(path: path).entry(at: 0)
    #expect(
      entry.item(as: StoredEntry.self)
        == StoredEntry(
          dataset: "a", itemID: "0", title: "Title 0", item: .object(["n": .string("0")])))
  }

  @Test(arguments: [-1, 3, Int.max, Int.min])
  func `a row that is not there has nothing in it`(position: Int) throws {
    try fill(["a": 3])
    let entry = try StoredWindow(path: path).entry(at: position)
    #expect(entry.item(as: StoredEntry.self)?.title == "")
  }

  @Test(arguments: ["", "a", "a/", "a/9", "b/0", "/0", "a/0/"])
  func `an identity that is not there has no position`(id: String) throws {
    try fill(["a": 3])
    #expect(try StoredWindow(path: path).position(of: id) == nil)
  }

  @Test func `where there is no store the list is empty and none is made`() async throws {
    let window = try StoredWindow(path: path)
    #expect(window.count == 0)
    #expect(window.entry(at: 0).item(as: StoredEntry.self)?.title == "")
    #expect(window.position(of: "a/0") == nil)
    #expect(await window.positions(matching: "word") == [])
    #expect(folder.names.isEmpty)
  }

  // MARK: While others write

  @Test func `a writer beside it changes no number and breaks no row`() async throws {
    try fill(["a": 200, "b": 50])
    let window = try StoredWindow(path: path)
    let expected = ids(window)
    let writing = Task { @concurrent [path] in
      for number in 0..<60 {
        let store = try ItemStore.open(at: path, searchText: .folding).store
        try store.upsert(["a", "b"].map { Self.item("new \(number)", in: $0) })
      }
    }
    await withTaskGroup { group in
      for start in 0..<4 {
        group.addTask { @concurrent in
          for turn in 0..<2_000 {
            let position = (start * 61 + turn * 37) % 250
            if window.entry(at: position).id != expected[position] { return false }
            if window.position(of: expected[position]) != position { return false }
          }
          return true
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
    try await writing.value
    #expect(window.count == 250)
    #expect(ids(window) == expected)
    #expect(window.position(of: "a/new 1") == nil)
    #expect(try StoredWindow(path: path).count == 370)
  }

  @Test func `rows that have gone have nothing in them`() throws {
    try fill(["a": 100, "b": 2])
    let window = try StoredWindow(path: path)
    let store = try open()
    try store.remove(dataset: "a", ids: (0..<98).map(String.init))
    #expect(window.count == 102)
    #expect(window.entry(at: 0).id == "a/98")
    #expect(window.entry(at: 50).item(as: StoredEntry.self)?.title == "")
    #expect(Set(ids(window)).count == 102)
    #expect(window.entry(at: 101).id == "b/1")
  }

  @Test func `what somebody keeps locked is read again when it is free`() throws {
    try fill(["a": 100])
    let other = try Connection(path: path, busyTimeout: .zero)
    // With a log nobody who reads would be kept waiting.
    try other.script("PRAGMA journal_mode = DELETE")
    let window = try StoredWindow(path: path)
    try other.script("BEGIN EXCLUSIVE")
    // One row alone, and two that are neighbours.
    let rows = [50, 10, 11]
    for row in rows { #expect(window.entry(at: row).item(as: StoredEntry.self)?.title == "") }
    #expect(window.position(of: "a/7") == nil)
    try other.script("ROLLBACK")
    #expect(rows.map { window.entry(at: $0).id } == ["a/50", "a/10", "a/11"])
    #expect(window.position(of: "a/7") == 7)
  }

  @Test func `a store of an older version is brought up to date and shown`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "SQLiteStoreTests/Fixtures/store-of-version-1.sqlite")
    try Data(contentsOf: file).write(to: URL(fileURLWithPath: path))
    let window = try StoredWindow(path: path)
    #expect((0..<window.count).map { window.entry(at: $0).id } == ["store/302", "store/301"])
  }

  // MARK: Damage

  @Test func `a file that is no store is an error`() throws {
    _ = try folder.make("catalog.sqlite", String(repeating: "no database ", count: 100))
    #expect(throws: StoreError.damaged(path: path)) { try StoredWindow(path: path) }
  }

  @Test func `damage that shows later leaves rows with nothing in them`() async throws {
    try fill(["a": 5_000])
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(bytes.count > 300_000)
    for index in stride(from: 200_000, to: bytes.count / 2, by: 3) { bytes[index] = 0xA5 }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let window = try StoredWindow(path: path)
    let titles = (0..<window.count).map {
      window.entry(at: $0).item(as: StoredEntry.self)?.title
    }
    #expect(titles.count == 5_000)
    #expect(titles.first == "Title 0")
    #expect(titles.contains(""))
    _ = window.position(of: "a/4000")
    #expect(await window.positions(matching: "word", limit: 5_000).count <= 5_000)
  }

  // MARK: Searching

  @Test func `what is found is where the list shows it, the best first`() async throws {
    let store = try open()
    try store.upsert([
      item("1", in: "a", text: "boat boat"), item("2", in: "a"), item("boat", in: "b"),
    ])
    let window = try StoredWindow(path: path)
    #expect(await window.positions(matching: "BOA") == [2, 0])
    #expect(await window.positions(matching: "boat", limit: 1) == [2])
    #expect(await window.positions(matching: "...") == nil)
    #expect(await window.positions(matching: "nobody") == [])
    // What came later is in no row.
    try store.upsert([item("later", in: "a", text: "boat")])
    #expect(await window.positions(matching: "boat") == [2, 0])
  }

  @Test func `a search that nobody waits for finds nothing`() async throws {
    try fill(["a": 10])
    let window = try StoredWindow(path: path)
    let found = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await window.positions(matching: "word")
    }.value
    #expect(found == [])
    #expect(await window.positions(matching: "word")?.count == 10)
  }

  @Test func `sorting reads the same entries on a connection of its own`() async throws {
    try fill(["a": 12])
    let window = try StoredWindow(path: path)
    let positions = await EntryOrder.sortedPositions(window, descending: true) { .text($0.id) }
    #expect(positions == (0..<12).reversed().map { Int32($0) })
    #expect(window.forReadingAll as? StoredWindow !== window)
  }
}
