import Foundation
import Testing

@testable import CatalogApp

struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a new file is its owner's alone and stands alone`() throws {
    try AtomicFile.write(Array("new".utf8), to: folder.path("a"), isReplacing: false)
    #expect(folder.text("a") == "new")
    #expect(try folder.mode("a") == 0o600)
    #expect(folder.names == ["a"])
  }

  @Test func `a file that is to be shared has the rights of the umask`() throws {
    try #require(FileManager.default.createFile(atPath: folder.path("usual"), contents: nil))
    try AtomicFile.write([], to: folder.path("a"), isReplacing: false, isPrivate: false)
    try AtomicFile.write([], to: folder.path("b"), isReplacing: false)
    #expect(try folder.mode("a") == folder.mode("usual"))
    #expect(try folder.mode("b") == 0o600)
  }

  @Test func `what a program left that is gone is taken away, and nothing else`() throws {
    let own = PendingName().text
    let parts = own.split(separator: "-")
    // No system gives a process this number.
    let gone = "\(parts[0])-\(parts[1])-2147483646-\(parts[3])"
    let parent = "\(parts[0])-\(parts[1])-\(getppid())-\(parts[3])"
    let other = "\(parts[0])-elsewhere-2147483646-\(parts[3])"
    for name in [own, gone, parent, other, ".catalog-x.tmp", "a"] {
      _ = try folder.make(name, "x")
    }
    PendingFile.sweep(beside: folder.path("a"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(left) == [own, parent, other, ".catalog-x.tmp", "a"])
  }

  @Test func `a taken name is refused and stays as it was`() throws {
    let path = try folder.make("a", "old")
    #expect(reason { try write(path, isReplacing: false) } == .exists)
    #expect(folder.text("a") == "old")
    #expect(folder.names == ["a"])
  }

  @Test func `replacing gives the new content and closed rights`() throws {
    let path = try folder.make("a", "old")
    try write(path, isReplacing: true)
    #expect(folder.text("a") == "new")
    #expect(try folder.mode("a") == 0o600)
    #expect(folder.names == ["a"])
  }

  @Test(arguments: ["target", "nowhere"])
  func `a link is refused`(_ target: String) throws {
    _ = try folder.make("target", "old")
    let path = try folder.link("a", to: target)
    #expect(reason { try write(path, isReplacing: false) } == .exists)
    #expect(folder.names == ["a", "target"])
  }

  @Test func `replacing a link leaves its target alone`() throws {
    _ = try folder.make("target", "old")
    try write(try folder.link("a", to: "target"), isReplacing: true)
    #expect(folder.text("target") == "old")
    #expect(folder.text("a") == "new")
    #expect(throws: (any Error).self) {
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a"))
    }
  }

  @Test(arguments: [true, false])
  func `a folder is never replaced`(_ isReplacing: Bool) throws {
    let path = try folder.folder("a")
    #expect(reason { try write(path, isReplacing: isReplacing) } == .folder)
    #expect(reason { try write(path + "/", isReplacing: isReplacing) } == .folder)
    #expect(reason { try write(folder.path("new/"), isReplacing: isReplacing) } == .folder)
    #expect(folder.names == ["a"])
  }

  @Test func `a device is never replaced`() {
    #expect(reason { try write("/dev/null", isReplacing: true) } == .special)
    #expect(reason { try write("/dev/null", isReplacing: false) } == .exists)
  }

  @Test func `a missing folder is named as the cause`() throws {
    #expect(reason { try write(folder.path("no/a"), isReplacing: false) } == .noFolder)
    _ = try folder.make("file", "x")
    #expect(reason { try write(folder.path("file/a"), isReplacing: false) } == .noFolder)
  }

  @Test(arguments: [true, false])
  func `an error while writing leaves nothing behind`(_ isReplacing: Bool) throws {
    if isReplacing { _ = try folder.make("a", "old") }
    let before = folder.names
    let failure = FileOutputError(path: "a", reason: .full)
    #expect(throws: failure) {
      try AtomicFile.write(to: folder.path("a"), isReplacing: isReplacing) { sink in
        try sink(Array("half".utf8))
        throw failure
      }
    }
    #expect(folder.names == before)
    #expect(folder.text("a") == (isReplacing ? "old" : nil))
  }

  @Test func `a name taken while writing is refused in the last step`() throws {
    let path = folder.path("a")
    #expect(
      reason {
        try AtomicFile.write(to: path, isReplacing: false) { sink in
          try sink(Array("mine".utf8))
          _ = FileManager.default.createFile(atPath: path, contents: Data("theirs".utf8))
        }
      } == .exists)
    #expect(folder.text("a") == "theirs")
    #expect(folder.names == ["a"])
  }

  @Test func `pieces follow each other and names may be Unicode`() throws {
    let path = folder.path("dràft 1")
    try AtomicFile.write(to: path, isReplacing: false) { sink in
      try sink(Array("one ".utf8))
      try sink([])
      try sink(Array("two".utf8))
    }
    #expect(folder.text("dràft 1") == "one two")
  }

  struct Row: CustomTestStringConvertible {
    let reason: FileOutputError.Reason
    let message: String
    let exitCode: Int32
    var testDescription: String { message }
  }

  @Test(arguments: [
    Row(
      reason: .exists, message: "\"a\\n\" exists already; choose another name or add --force",
      exitCode: 73),
    Row(
      reason: .folder, message: "\"a\\n\" is a directory; give the name of a file", exitCode: 73),
    Row(
      reason: .special,
      message: "\"a\\n\" is no regular file and is not replaced; choose another name",
      exitCode: 73),
    Row(
      reason: .noFolder, message: "the directory of \"a\\n\" does not exist; make it first",
      exitCode: 73),
    Row(
      reason: .notAllowed,
      message: "you are not allowed to write \"a\\n\"; choose another place", exitCode: 77),
    Row(
      reason: .full, message: "there is no room left for \"a\\n\"; free some and try again",
      exitCode: 74),
    Row(
      reason: .cannotCreate("too long"), message: "cannot create \"a\\n\": too long", exitCode: 73),
    Row(reason: .failed("no"), message: "cannot write \"a\\n\": no", exitCode: 74),
  ])
  func `an error is one sentence with an exit code`(_ row: Row) {
    let error = FileOutputError(path: "a\n", reason: row.reason)
    #expect(error.message(Texts(.english)) == row.message)
    #expect(error.exitCode.rawValue == row.exitCode)
  }

  @Test(arguments: [
    (ENOSPC, FileOutputError.Reason.full), (EDQUOT, .full), (EACCES, .notAllowed),
    (EROFS, .notAllowed), (ENOENT, .noFolder), (EEXIST, .exists), (EISDIR, .folder),
  ])
  func `the system's errors have their reasons`(_ code: Int32, _ reason: FileOutputError.Reason) {
    #expect(FileOutputError(path: "a", code: code).reason == reason)
  }

  private func write(_ path: String, isReplacing: Bool) throws {
    try AtomicFile.write(Array("new".utf8), to: path, isReplacing: isReplacing)
  }

  private func reason(_ work: () throws -> Void) -> FileOutputError.Reason? {
    do {
      try work()
      return nil
    } catch {
      return (error as? FileOutputError)?.reason
    }
  }
}
