import Datasets
import Testing

@testable import CatalogApp

struct NotesShelfTests {
  private let home: TemporaryFolder
  private let shelf: NotesShelf

  init() throws {
    home = try TemporaryFolder()
    shelf = Self.shelf(home)
  }

  private static func shelf(_ home: TemporaryFolder) -> NotesShelf {
    let desk = StoreDesk(
      Environment(["CATALOG_HOME": home.path("h")]), texts: Texts(.english)
    ) { _ in }
    return NotesShelf(desk, clock: { TestClock.today })
  }

  private func names(_ folder: String) async throws -> [String] {
    try await shelf.files(in: folder).map(\.name)
  }

  @Test func `looking makes no store`() async throws {
    #expect(try await shelf.folders() == [])
    #expect(try await shelf.files(matching: "a", limit: 9) == [])
    #expect(await shelf.stamp(open: nil, nil) == FileStamp(folders: "0"))
    #expect(home.names == [])
  }

  @Test func `folders and files are listed as people sort`() async throws {
    for name in ["f10", "F2", "a"] { _ = try await shelf.makeFolder(named: name) }
    #expect(try await shelf.folders().map(\.name) == ["a", "F2", "f10"])
    let folder = try #require(try await shelf.folders().first)
    for name in ["10", "9", " b "] {
      _ = try await shelf.makeFile(named: name, in: folder.id, holding: [])
    }
    #expect(try await names(folder.id) == ["9", "10", "b"])
  }

  @Test func `faults are told with names`() async throws {
    let folder = try await shelf.makeFolder(named: "F")
    let file = try await shelf.makeFile(named: "n", in: folder.id, holding: [])
    await #expect(throws: FileFault.exists("F")) { try await shelf.makeFolder(named: "F") }
    await #expect(throws: FileFault.exists("n")) {
      try await shelf.makeFile(named: "n", in: folder.id, holding: [])
    }
    await #expect(throws: FileFault.badName("a/b")) {
      try await shelf.rename(file: file.id, to: "a/b")
    }
    await #expect(throws: FileFault.missing("99")) { try await shelf.files(in: "99") }
    await #expect(throws: FileFault.missing("x")) { try await shelf.content(of: "x", limit: 1) }
  }

  @Test func `who saves over another state gets a file with the time in its name`() async throws {
    let folder = try await shelf.makeFolder(named: "F")
    let file = try await shelf.makeFile(named: "n", in: folder.id, holding: [1])
    let other = Self.shelf(home)
    let old = try await other.content(of: file.id, limit: .max).revision
    guard case .saved(let revision) = try await shelf.save([2], in: file.id, over: old),
      case .conflict(let copy, _) = try await other.save([3], in: file.id, over: old)
    else {
      Issue.record("not as expected")
      return
    }
    #expect(copy.name.hasPrefix("n (conflict ") && copy.name.contains("."))
    #expect(try await shelf.content(of: file.id, limit: .max).revision == revision)
    #expect(try await shelf.content(of: copy.id, limit: .max).bytes == [3])
  }

  @Test func `what somebody else changes shows in the stamp`() async throws {
    let folder = try await shelf.makeFolder(named: "F")
    let file = try await shelf.makeFile(named: "n", in: folder.id, holding: [1])
    let before = await shelf.stamp(open: folder.id, file.id)
    #expect(await shelf.stamp(open: folder.id, file.id) == before)
    let other = Self.shelf(home)
    _ = try await other.rename(file: file.id, to: "m")
    let after = await shelf.stamp(open: folder.id, file.id)
    #expect(after.folders == before.folders)
    #expect(after.files != before.files && after.file == before.file)
    let old = try await other.content(of: file.id, limit: .max).revision
    #expect(after.file == old.token)
    _ = try await other.save([2], in: file.id, over: old)
    let saved = await shelf.stamp(open: folder.id, file.id)
    #expect(saved.file == (try await shelf.content(of: file.id, limit: .max).revision.token))
    #expect(saved.file != after.file)
  }

  @Test func `without a place nothing is kept, and that is told`() async throws {
    let desk = StoreDesk(Environment([:]), texts: Texts(.english)) { _ in }
    let shelf = NotesShelf(desk)
    #expect(try await shelf.folders() == [])
    await #expect(throws: FileFault.noPlace) { try await shelf.makeFolder(named: "F") }
  }
}
