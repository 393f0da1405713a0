import CSQLite
import Foundation
import Testing

@testable import SQLiteStore

struct ItemStoreDamageTests {
  private static let now = 1_764_486_000
  private static let keptAs = "catalog.sqlite.corrupt-20251130T070000"

  private func open(_ folder: TestFolder) throws(StoreError) -> (ItemStore, MovedAside?) {
    try ItemStore.open(at: folder.store, searchText: .folding, now: Self.now)
  }

  /// What was done to the bytes of a good store.
  enum Damage: String, CaseIterable, CustomTestStringConvertible {
    case secondPage, header, cutAfterHeader, cutWithinHeader, cutInHalf, text, allOnes, zeros
    var testDescription: String { rawValue }

    func applied(to bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      switch self {
      case .secondPage: bytes.replaceSubrange(4096..<8192, with: repeatElement(0xFF, count: 4096))
      case .header: bytes.replaceSubrange(0..<100, with: repeatElement(0xFF, count: 100))
      case .cutAfterHeader: bytes.removeSubrange(100...)
      case .cutWithinHeader: bytes.removeSubrange(20...)
      case .cutInHalf: bytes.removeSubrange((bytes.count / 2)...)
      case .text: bytes = Array("This is not a database.\n".utf8)
      case .allOnes: bytes = Array(repeating: 0xFF, count: bytes.count)
      case .zeros: bytes = Array(repeating: 0, count: bytes.count)
      }
      return bytes
    }
  }

  @Test(arguments: Damage.allCases)
  func `a damaged store is moved aside, named, and replaced`(damage: Damage) throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let bytes = damage.applied(to: try folder.bytes())
    try folder.write(bytes)

    let moved = try { () throws in
      let (store, moved) = try open(folder)
      #expect(try store.count(dataset: "d") == 0)
      try store.upsert([makeItem("new")])
      return moved
    }()
    #expect(moved == MovedAside(path: folder.store, keptAs: folder.path + "/" + Self.keptAs))
    #expect(try folder.names == ["catalog.sqlite", Self.keptAs])
    #expect(try folder.bytes(Self.keptAs) == bytes)
    // The second start has nothing to tell.
    let (store, again) = try open(folder)
    #expect(again == nil)
    #expect(try store.ids == ["new"])
  }

  @Test(arguments: [false, true])
  func `the second page is looked at in a store of any size`(isLarge: Bool) throws {
    let folder = try TestFolder()
    try folder.makeStore(items: isLarge ? 3000 : 3)
    #expect(try (folder.bytes().count > StoreFile.smallSize) == isLarge)
    try folder.write(Damage.secondPage.applied(to: try folder.bytes()))
    #expect(try open(folder).1 != nil)
  }

  @Test func `each overwritten page of a small store is found at the start`() throws {
    let folder = try TestFolder()
    try folder.makeStore(items: 40)
    let good = try folder.bytes()
    for page in 0..<good.count / 4096 {
      let other = try TestFolder()
      var bytes = good
      bytes.replaceSubrange(
        page * 4096..<(page + 1) * 4096, with: repeatElement(0xFF, count: 4096))
      try other.write(bytes)
      #expect(try open(other).1 != nil, "page \(page + 1)")
    }
  }

  @Test func `damage that shows later ends in the same way`() throws {
    let folder = try TestFolder()
    try folder.makeStore(items: 3000)
    var bytes = try folder.bytes()
    // All leaves and the index, but not what is read at the start: a page for each table and index.
    let start = 40 * 4_096
    bytes.replaceSubrange(
      start..<bytes.count, with: repeatElement(0xFF, count: bytes.count - start))
    try folder.write(bytes)

    let (store, moved) = try open(folder)
    #expect(moved == nil)
    #expect(throws: StoreError.damaged(path: folder.store)) { try store.items(dataset: "d") }
    #expect(throws: StoreError.damaged(path: folder.store)) {
      try store.replace(dataset: "d", with: [makeItem("1")])
    }
    #expect(
      try store.recover(now: Self.now)
        == MovedAside(path: folder.store, keptAs: folder.path + "/" + Self.keptAs))
    try store.replace(dataset: "d", with: [makeItem("1")])
    #expect(try store.ids == ["1"])
    #expect(try folder.bytes(Self.keptAs) == bytes)
    try store.checkConsistency()
  }

  @Test func `two processes that find the damage move it once`() throws {
    let folder = try TestFolder()
    try folder.makeStore()
    let (one, two) = (try open(folder).0, try open(folder).0)
    #expect(try one.recover(now: Self.now) != nil)
    try one.upsert([makeItem("new")])
    #expect(try two.recover(now: Self.now) == nil)
    #expect(try two.ids == ["new"])
    #expect(
      try folder.names.filter {
        $0.contains("corrupt") && !$0.contains("-shm") && !$0.contains("-wal")
      } == [Self.keptAs])
  }

  @Test func `an empty file is a new store and nothing to tell`() throws {
    let folder = try TestFolder()
    try folder.write([])
    let (store, moved) = try open(folder)
    #expect(moved == nil)
    try store.upsert([makeItem("1")])
    #expect(try folder.names.contains { $0.contains("corrupt") } == false)
  }

  @Test func `an emptied file with the log of its former life is a new store`() throws {
    let folder = try TestFolder()
    var log: [UInt8] = []
    try folder.withStore { store in
      try store.upsert([makeItem("1")])
      log = try folder.bytes("catalog.sqlite-wal")
    }
    try folder.write([])
    try folder.write(log, "catalog.sqlite-wal")
    let (store, _) = try open(folder)
    #expect(try store.ids == [])
    try store.checkConsistency()
  }

  @Test func `a file that the user named is not moved`() throws {
    let folder = try TestFolder()
    let bytes = Array("my notes".utf8)
    try folder.write(bytes)
    #expect(throws: StoreError.damaged(path: folder.store)) {
      try ItemStore.open(at: folder.store, searchText: .folding, whenDamaged: .refuse)
    }
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names == ["catalog.sqlite"])
  }

  @Test func `behind a link the file is moved and the link stays`() throws {
    let folder = try TestFolder()
    try folder.write([1, 2, 3], "real.sqlite")
    try FileManager.default.createSymbolicLink(
      atPath: folder.store, withDestinationPath: folder.path + "/real.sqlite")
    let (store, moved) = try open(folder)
    #expect(moved?.keptAs.hasSuffix("/real.sqlite.corrupt-20251130T070000") == true)
    try store.upsert([makeItem("1")])
    #expect(try folder.bytes("real.sqlite").isEmpty == false)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.store)
    #expect(link.hasSuffix("/real.sqlite"))
  }
}
