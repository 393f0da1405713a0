import Foundation
import Testing

@testable import SQLiteStore

/// Files that older versions of the program left.
struct OlderStoreTests {
  private static let key =
    "http://127.0.0.1:18771/search store/term=test&limit=2&entity=&lang=en_us&country=US"

  /// A folder with a store of that version.
  private func makeFolder(version: Int) throws -> TestFolder {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/store-of-version-\(version).sqlite")
    let folder = try TestFolder()
    try folder.write([UInt8](try Data(contentsOf: file)))
    return folder
  }

  @Test func `there is a kept file of each older version`() throws {
    for version in 1..<Int(Schema.version) { _ = try makeFolder(version: version) }
  }

  @Test func `version 1 is brought up to date with all it has`() throws {
    let folder = try makeFolder(version: 1)
    let (store, moved) = try ItemStore.open(at: folder.store, searchText: .folding)
    #expect(moved == nil)
    #expect(try store.items(dataset: "store").map(\.id).sorted() == ["301", "302"])
    #expect(try store.search("symphony", limit: 9).map(\.id) == ["301"])
    #expect(try store.answer(key: Self.key) != nil)
    #expect(try store.copy(key: "k") == nil)
    try store.saveCopy(key: "k", AddressCopy(body: [1], at: 1))
    #expect(try store.copy(key: "k") != nil)
    try store.checkConsistency()
  }

  @Test func `version 2 is brought up to date with all it has`() throws {
    let folder = try makeFolder(version: 2)
    let (store, moved) = try ItemStore.open(at: folder.store, searchText: .folding)
    #expect(moved == nil)
    #expect(try store.search("boat", limit: 9).map(\.title) == ["A boat"])
    #expect(try store.records(kind: "subscription").count == 1)
    #expect(try store.folders() == [])
    let note = try store.add("n", "boat")
    #expect(try store.found("boat") == ["n"])
    #expect(try store.textOf(note) == "boat")
    try store.checkNotes()
  }

  @Test func `a store of an older version is not changed by who only reads`() throws {
    let folder = try makeFolder(version: 1)
    let bytes = try folder.bytes()
    #expect(throws: StoreError.notWritable(path: folder.store)) {
      try ItemStore.openForReading(at: folder.store, searchText: .folding)
    }
    #expect(try folder.bytes() == bytes)
  }
}
