import Datasets
import Foundation
import Testing

@testable import CatalogApp

/// Things that go to the trash of another disk, and come back from there.
struct DiskTrashTests {
  private let home: TemporaryFolder
  private let root: String

  init() throws {
    home = try TemporaryFolder()
    root = try home.folder("work")
    _ = try home.folder("work/sub")
    _ = try home.make("work/sub/a.txt", "one")
    _ = try home.make("work/sub/b.txt", "two")
  }

  private func trash(_ mover: DiskMove) throws -> DiskTrash {
    try #require(DiskTrash(Environment(["HOME": home.url.path]), mover: mover))
  }

  private func put(_ trash: DiskTrash) throws -> TrashTicket {
    try trash.put(
      DiskName(Array("sub".utf8)), in: DiskFolder(root: root), at: Array((root + "/sub").utf8))
  }

  private var kept: String { ".local/share/Trash/" }

  @Test func `a folder goes to another disk and back as it was`() throws {
    let old = try #require(SystemCall.status(root + "/sub/a.txt")).modifiedTime
    let trash = try trash(DiskMove(copies: true))
    let ticket = try put(trash)
    #expect(home.text("work/sub/a.txt") == nil)
    #expect(home.text(kept + "files/sub/a.txt") == "one")
    try trash.take(ticket, to: DiskName(Array("sub".utf8)), in: DiskFolder(root: root))
    #expect(home.text("work/sub/a.txt") == "one" && home.text("work/sub/b.txt") == "two")
    let new = try #require(SystemCall.status(root + "/sub/a.txt")).modifiedTime
    #expect(new.tv_sec == old.tv_sec && new.tv_nsec == old.tv_nsec)
    #expect(home.text(kept + "info/sub.trashinfo") == nil)
  }

  @Test func `what cannot be taken away keeps its note in the trash, and that is told`() throws {
    let root = root
    let trash = try trash(
      DiskMove(copies: true) { name, folder throws(FileFault) in
        // A part is gone already when the rest is refused.
        try? FileRemoval.remove(root + "/sub/a.txt")
        throw FileFault.notAllowed("b.txt")
      })
    #expect(throws: FileFault.notAllowed("b.txt")) { try put(trash) }
    #expect(home.text(kept + "files/sub/a.txt") == "one")
    #expect(home.text(kept + "files/sub/b.txt") == "two")
    #expect(home.text(kept + "info/sub.trashinfo")?.contains(root + "/sub\n") == true)
    #expect(home.text("work/sub/b.txt") == "two")
    #expect(home.text(kept + "files/sub (2)/b.txt") == nil)
  }
}
