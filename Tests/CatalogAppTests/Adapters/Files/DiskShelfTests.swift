import Datasets
import Testing

@testable import CatalogApp

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct DiskShelfTests {
  private let odd: OddFolder

  init() throws { odd = try OddFolder() }

  // MARK: Lists

  @Test func `folders come in the order of names, each before those in it`() async throws {
    for name in ["f10", "f2", "f2/b", "F3", ".git", ".git/objects"] { try odd.folder(name) }
    try odd.make("f2/x")
    let folders = try await odd.shelf().folders()
    #expect(folders.map(\.id) == [".", ".git", "f2", "f2/b", "F3", "f10"])
    #expect(folders.map(\.depth) == [0, 1, 1, 2, 1, 1])
    #expect(folders.map(\.isHidden) == [false, true, false, false, false, false])
    #expect(folders[0].name == "d" && folders[2].count == 1 && folders[1].count == nil)
    let all = try await odd.shelf(showsHidden: true).folders()
    #expect(all.map(\.id) == [".", ".git", ".git/objects", "f2", "f2/b", "F3", "f10"])
    #expect(all[2].isHidden)
  }

  @Test func `files are listed without being asked for`() async throws {
    for name in ["f10", "f2", "F3", "f007", ".rc"] { try odd.make(name, "12345") }
    try odd.folder("sub")
    let files = try await odd.shelf().files(in: ".")
    #expect(files.map(\.name) == [".rc", "f2", "F3", "f007", "f10"])
    #expect(files.map(\.isHidden) == [true, false, false, false, false])
    #expect(files.allSatisfy { $0.size == nil && $0.modified == nil && $0.kind == .file })
    let filled = odd.shelf().filled(files[1])
    #expect(filled.size == 5 && filled.modified != nil)
  }

  @Test func `links are shown and not entered`() async throws {
    try odd.folder("sub")
    try odd.make("sub/f.txt", "x")
    try odd.link("loop", to: ".")
    try odd.link("sub/up", to: "..")
    try odd.link("broken", to: "nowhere")
    try odd.link("self", to: "self")
    try odd.link("good", to: "sub/f.txt")
    #expect(odd.pipe("pipe"))
    let shelf = odd.shelf()
    #expect(try await shelf.folders().map(\.id) == [".", "sub"])
    let files = try await shelf.files(in: ".")
    #expect(files.map(\.name) == ["broken", "good", "loop", "pipe", "self"])
    #expect(files.map(\.kind) == [.brokenLink, .file, .folderLink, .special, .brokenLink])
    #expect(try await shelf.text("good") == "x")
    await #expect(throws: FileFault.noText("pipe")) { try await shelf.text("pipe") }
    await #expect(throws: FileFault.self) { try await shelf.text("loop/sub/f.txt") }
    await #expect(throws: FileFault.self) { try await shelf.files(in: "loop") }
    await #expect(throws: FileFault.missing("broken")) { try await shelf.text("broken") }
  }

  @Test func `names of any bytes are shown and open`() async throws {
    let names: [[UInt8]] = [
      Array("ok.txt".utf8), [0x63, 0xE9], [0x63, 0xE8], Array("two\nlines".utf8), Array("-rf".utf8),
      Array("  lead".utf8), Array("esc\u{1B}[31m".utf8), Array("back\\slash".utf8),
    ]
    let made = names.filter { odd.make(bytes: $0, "content of \($0)") }
    let files = try await odd.shelf().files(in: ".")
    #expect(files.count == made.count && Set(files.map(\.id)).count == made.count)
    for name in made {
      let id = DiskName(name).escaped
      #expect(files.contains { $0.id == id && $0.name == DiskName(name).shown })
      #expect(try await odd.shelf().text(id) == "content of \(name)")
    }
  }

  @Test func `a folder that cannot be read is told and stops nothing`() async throws {
    try odd.folder("closed")
    try odd.folder("open")
    chmod(odd.home.path("d/closed"), 0)
    defer { chmod(odd.home.path("d/closed"), 0o700) }
    let (folders, notes) = try await odd.shelf().survey()
    #expect(folders.map(\.id) == [".", "closed", "open"])
    // Root may read everything.
    #expect(notes == (geteuid() == 0 ? [] : [.unreadableFolders(first: "closed", count: 1)]))
  }

  @Test func `a file that goes between list and reading is missing`() async throws {
    try odd.make("a")
    let file = try #require(try await odd.shelf().files(in: ".").first)
    try FileRemoval.remove(odd.home.path("d/a"))
    #expect(odd.shelf().filled(file) == file)
    await #expect(throws: FileFault.missing("a")) { try await odd.shelf().text("a") }
  }

  @Test func `a folder that is none is missing`() async throws {
    await #expect(throws: FileFault.self) { try await DiskShelf(odd.root + "/no").folders() }
    try odd.make("f")
    await #expect(throws: FileFault.self) { try await DiskShelf(odd.root + "/f").folders() }
  }

  @Test(arguments: ["../x", "..", "a/../../x", "/etc/passwd", ""])
  func `nothing outside is read`(_ id: String) async throws {
    _ = try odd.home.make("x", "secret")
    await #expect(throws: FileFault.self) { try await odd.shelf().text(id) }
  }

  @Test func `a long file is cut`() async throws {
    try odd.make("a", "12345")
    let whole = try await odd.shelf().content(of: "a", limit: 5)
    #expect(whole.bytes == Array("12345".utf8) && !whole.isCut)
    let cut = try await odd.shelf().content(of: "a", limit: 4)
    #expect(cut.bytes == Array("1234".utf8) && cut.isCut)
  }

  @Test func `ten thousand files are listed`() async throws {
    for number in 0..<10_000 {
      let path = odd.root + "/file\(number).txt"
      let file = open(path, O_WRONLY | O_CREAT, 0o644)
      #expect(file >= 0)
      close(file)
    }
    let files = try await odd.shelf().files(in: ".")
    #expect(files.count == 10_000)
    #expect(files.prefix(3).map(\.name) == ["file0.txt", "file1.txt", "file2.txt"])
    #expect(files.last?.name == "file9999.txt")
  }

  // MARK: Words

  @Test func `words are found in names and texts`() async throws {
    try odd.folder("sub")
    try odd.folder(".git")
    try odd.make(".git/config", "needle")
    try odd.make("re\u{301}sume\u{301}.txt", "x")
    try odd.make("sub/a.txt", "first\nsecond Résumé here\nthird")
    try odd.make("sub/b.bin", "resume\0")
    try odd.link("loop", to: ".")
    #expect(odd.pipe("resume-pipe"))
    var matches: [FileSearch.Match] = []
    try await FileSearch(odd.shelf(), "RESUME").forEach {
      matches.append($0)
      return true
    }
    #expect(matches.map(\.file.id) == ["resume-pipe", "re\u{301}sume\u{301}.txt", "sub/a.txt"])
    #expect(matches.last?.line?.number == 2)
    #expect(matches.last?.line?.text == "second Résumé here")
    #expect(try await odd.shelf().files(matching: "needle", limit: 9).isEmpty)
    let hidden = odd.shelf(showsHidden: true)
    #expect(try await hidden.files(matching: "needle", limit: 9).map(\.id) == [".git/config"])
    #expect(try await odd.shelf().files(matching: "resume", limit: 1).count == 1)
    #expect(try await odd.shelf().files(matching: "third a.txt first", limit: 9).count == 1)
  }

  @Test func `a word at the border of two parts is found`() async throws {
    let line = String(repeating: "filling words\n", count: 80_000)
    try odd.make("large.txt", line + "needle\n" + line)
    var found: FileSearch.Match?
    try await FileSearch(odd.shelf(), "needle ").forEach {
      found = $0
      return true
    }
    #expect(found?.line?.number == 80_001 && found?.line?.text == "needle")
  }

  @Test func `a stamp tells changes`() async throws {
    try odd.make("a", "1")
    let shelf = odd.shelf()
    _ = try await shelf.folders()
    let first = await shelf.stamp(open: ".", "a")
    #expect(await shelf.stamp(open: ".", "a") == first)
    try odd.make("a", "12")
    let second = await shelf.stamp(open: ".", "a")
    #expect(second.file != first.file)
    try FileRemoval.remove(odd.home.path("d/a"))
    #expect(await shelf.stamp(open: ".", "a").file.isEmpty)
  }
}
