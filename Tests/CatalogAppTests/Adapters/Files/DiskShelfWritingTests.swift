import Datasets
import Foundation
import Testing

@testable import CatalogApp

struct DiskShelfWritingTests {
  private let odd: OddFolder
  private var shelf: DiskShelf { odd.shelf(isWritable: true) }

  init() throws { odd = try OddFolder() }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: odd.root)) ?? []).sorted()
  }

  @Test func `nothing is changed unless that is allowed`() async throws {
    try odd.make("a", "1")
    let shelf = odd.shelf()
    let revision = try await shelf.content(of: "a", limit: 9).revision
    await #expect(throws: FileFault.readOnly("b")) { try await shelf.rename(file: "a", to: "b") }
    await #expect(throws: FileFault.readOnly("b")) { try await shelf.makeFolder(named: "b") }
    await #expect(throws: FileFault.readOnly("a")) { try await shelf.delete(file: "a") }
    await #expect(throws: FileFault.readOnly("a")) { try await shelf.duplicate(file: "a") }
    await #expect(throws: FileFault.readOnly("a")) {
      try await shelf.save([], in: "a", over: revision)
    }
    await #expect(throws: FileFault.readOnly("b")) {
      try await shelf.makeFile(named: "b", in: ".", holding: [])
    }
    #expect(names == ["a"] && odd.text("a") == "1")
  }

  @Test(arguments: ["", ".", "..", "a/b", "a\u{0}b", "a\nb", "a\u{1B}b", "a\u{85}b"])
  func `a name that leads elsewhere cannot be given`(_ name: String) async throws {
    try odd.make("a", "1")
    await #expect(throws: FileFault.badName(name)) { try await shelf.rename(file: "a", to: name) }
    await #expect(throws: FileFault.badName(name)) { try await shelf.makeFolder(named: name) }
    #expect(names == ["a"])
  }

  @Test func `files and folders are made`() async throws {
    let folder = try await shelf.makeFolder(named: "sub")
    #expect(folder.id == "sub" && folder.depth == 1)
    let file = try await shelf.makeFile(named: "é.txt", in: "sub", holding: bytes("hello"))
    #expect(file.id == "sub/é.txt" && file.size == 5 && odd.text("sub/é.txt") == "hello")
    await #expect(throws: FileFault.exists("é.txt")) {
      try await shelf.makeFile(named: "é.txt", in: "sub", holding: bytes("other"))
    }
    await #expect(throws: FileFault.exists("sub")) { try await shelf.makeFolder(named: "sub") }
    let below = try await shelf.makeFolder(named: ".deep", in: folder.id)
    #expect(below.name == ".deep" && below.isHidden && below.depth == folder.depth + 1)
    await #expect(throws: FileFault.exists(".deep")) {
      try await shelf.makeFolder(named: ".deep", in: folder.id)
    }
    await #expect(throws: FileFault.self) { try await shelf.makeFolder(named: "x", in: "gone") }
    #expect(odd.text("sub/é.txt") == "hello" && names == ["sub"])
  }

  @Test func `renaming and moving overwrite nothing`() async throws {
    try odd.folder("sub")
    try odd.make("a", "1")
    try odd.make("b", "2")
    try odd.make("sub/a", "3")
    await #expect(throws: FileFault.exists("b")) { try await shelf.rename(file: "a", to: "b") }
    await #expect(throws: FileFault.exists("a")) { try await shelf.move(file: "a", to: "sub") }
    await #expect(throws: FileFault.exists("sub")) { try await shelf.rename(file: "a", to: "sub") }
    #expect(odd.text("a") == "1" && odd.text("b") == "2" && odd.text("sub/a") == "3")
    #expect(try await shelf.rename(file: "a", to: "c").id == "c")
    #expect(try await shelf.move(file: "c", to: "sub").id == "sub/c")
    #expect(try await shelf.rename(folder: "sub", to: "Sub").id == "Sub")
    #expect(odd.text("Sub/c") == "1" && names == ["Sub", "b"])
    await #expect(throws: FileFault.missing("x")) { try await shelf.rename(file: "x", to: "y") }
    await #expect(throws: FileFault.self) { try await shelf.rename(folder: ".", to: "y") }
  }

  @Test func `nothing outside is written through a link`() async throws {
    _ = try odd.home.make("outside.txt", "theirs")
    _ = try odd.home.folder("elsewhere")
    try odd.link("out", to: "../outside.txt")
    try odd.link("away", to: "../elsewhere")
    let revision = try await shelf.content(of: "out", limit: 9).revision
    await #expect(throws: FileFault.notAllowed("out")) {
      try await shelf.save(bytes("mine"), in: "out", over: revision)
    }
    await #expect(throws: FileFault.self) {
      try await shelf.makeFile(named: "x", in: "away", holding: [])
    }
    #expect(odd.home.text("outside.txt") == "theirs" && odd.home.names.contains("elsewhere"))
  }

  @Test func `a copy gets a free name`() async throws {
    try odd.make("a.txt", "1")
    #expect(try await shelf.duplicate(file: "a.txt").id == "a (2).txt")
    #expect(try await shelf.duplicate(file: "a.txt").id == "a (3).txt")
    #expect(odd.text("a (3).txt") == "1" && names.count == 3)
  }

  // MARK: Keeping a text

  @Test func `a text is kept as a whole with the rights of the file`() async throws {
    try odd.make("a", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: odd.home.path("d/a"))
    let revision = try await shelf.content(of: "a", limit: 9).revision
    guard case .saved(let next) = try await shelf.save(bytes("new"), in: "a", over: revision) else {
      Issue.record("a conflict")
      return
    }
    #expect(odd.text("a") == "new" && names == ["a"])
    #expect(try odd.home.mode("d/a") == 0o640)
    #expect(try await shelf.content(of: "a", limit: 9).revision == next)
    #expect(try await shelf.save(bytes("newer"), in: "a", over: next) != .saved(next))
    #expect(odd.text("a") == "newer")
  }

  @Test func `the target of a link is written`() async throws {
    try odd.folder("sub")
    try odd.make("sub/a", "old")
    try odd.link("link", to: "sub/a")
    let revision = try await shelf.content(of: "link", limit: 9).revision
    _ = try await shelf.save(bytes("new"), in: "link", over: revision)
    #expect(odd.text("sub/a") == "new")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: odd.home.path("d/link"))
    #expect(link == "sub/a")
  }

  @Test func `both texts are kept where somebody else wrote one`() async throws {
    try odd.make("a.txt", "old")
    let revision = try await shelf.content(of: "a.txt", limit: 9).revision
    try odd.make("a.txt", "theirs!")
    var copies: Set<String> = []
    for text in ["mine", "mine too"] {
      guard
        case .conflict(let copy, _) = try await shelf.save(bytes(text), in: "a.txt", over: revision)
      else {
        Issue.record("no conflict")
        return
      }
      #expect(copy.name.hasPrefix("a (conflict ") && copy.name.hasSuffix(".txt"))
      #expect(odd.text(copy.id) == text)
      copies.insert(copy.id)
    }
    #expect(odd.text("a.txt") == "theirs!" && copies.count == 2 && names.count == 3)
  }

  @Test func `a text whose file went is kept under its name`() async throws {
    try odd.make("a", "old")
    let revision = try await shelf.content(of: "a", limit: 9).revision
    try FileRemoval.remove(odd.home.path("d/a"))
    _ = try await shelf.save(bytes("mine"), in: "a", over: revision)
    #expect(odd.text("a") == "mine" && names == ["a"])
  }

  // MARK: The trash

  @Test func `what is deleted is in the trash and comes back`() async throws {
    try odd.folder("sub")
    try odd.make("sub/é b.txt", "1")
    let ticket = try await shelf.delete(file: "sub/é b.txt")
    #expect(ticket.name == "é b.txt" && odd.text("sub/é b.txt") == nil)
    let trash = ".local/share/Trash/"
    #expect(odd.home.text(trash + "files/é b.txt") == "1")
    let info = try #require(odd.home.text(trash + "info/é b.txt.trashinfo"))
    let lines = info.split(separator: "\n")
    #expect(lines.first == "[Trash Info]")
    #expect(lines[1].hasPrefix("Path=/") && lines[1].hasSuffix("/d/sub/%C3%A9%20b.txt"))
    #expect(lines[2].hasPrefix("DeletionDate=20") && lines[2].utf8.count == 32)
    try odd.make("sub/é b.txt", "another")
    try await shelf.restore(ticket)
    #expect(odd.text("sub/é b.txt") == "another" && odd.text("sub/é b (2).txt") == "1")
    #expect(odd.home.text(trash + "info/é b.txt.trashinfo") == nil)
    await #expect(throws: FileFault.self) { try await shelf.restore(ticket) }
  }

  @Test func `folders go with what is in them, and two of a name stay two`() async throws {
    var tickets: [TrashTicket] = []
    for text in ["1", "2"] {
      try odd.folder("sub")
      try odd.make("sub/a", text)
      tickets.append(try await shelf.delete(folder: "sub"))
    }
    #expect(tickets[0].id != tickets[1].id && names.isEmpty)
    try await shelf.restore(tickets[1])
    #expect(odd.text("sub/a") == "2")
    await #expect(throws: FileFault.self) { try await shelf.delete(folder: ".") }
  }

  @Test func `what was taken from elsewhere is not put here`() async throws {
    let other = try OddFolder()
    try other.make("a", "1")
    let stranger = DiskShelf(
      other.root, isWritable: true, environment: Environment(["HOME": odd.home.url.path]))
    let ticket = try await stranger.delete(file: "a")
    await #expect(throws: FileFault.missing("a")) { try await shelf.restore(ticket) }
    #expect(names.isEmpty)
    try await stranger.restore(ticket)
    #expect(other.text("a") == "1")
  }

  @Test func `without a home nothing is deleted`() async throws {
    try odd.make("a", "1")
    let shelf = DiskShelf(odd.root, isWritable: true)
    await #expect(throws: FileFault.noPlace) { try await shelf.delete(file: "a") }
    #expect(odd.text("a") == "1")
  }
}
