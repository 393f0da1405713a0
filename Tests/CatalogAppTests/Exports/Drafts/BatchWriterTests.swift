import Foundation
import SupportMail
import Testing

@testable import CatalogApp

struct BatchWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func draft(_ body: String = "x") throws -> Draft {
    try Draft(
      to: Mailbox.parseList("a@b.example"), subject: "s", body: body,
      date: MailDate(secondsSince1970: 0, offset: 0))
  }

  @Test func `the folder is made, and every draft has a name of its own`() throws {
    let path = folder.path("new/drafts/")
    let writer = try BatchWriter(folder: path, isReplacing: false)
    for name in ["a", "A", "a", "b"] { try writer.write(draft(), named: name) }
    try writer.finish()
    #expect(writer.count == 4)
    #expect(writer.folder == folder.path("new/drafts"))
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["A.eml", "a-2.eml", "a.eml", "b.eml"])
    #expect(try folder.mode("new/drafts/a.eml") == 0o600)
  }

  @Test func `a folder is made with the first draft`() throws {
    let writer = try BatchWriter(folder: folder.path("new"), isReplacing: false)
    try writer.finish()
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a folder of a draft's name is passed over`(_ isReplacing: Bool) throws {
    _ = try folder.folder("a.eml")
    let writer = try BatchWriter(folder: folder.url.path, isReplacing: isReplacing)
    for name in ["a", "b"] { try writer.write(draft(), named: name) }
    try writer.finish()
    #expect(writer.taken == [folder.path("a.eml")])
    #expect(folder.names == ["a.eml", "b.eml"])
  }

  @Test func `files that are there stay, and the others are written`() throws {
    _ = try folder.make("a.eml", "old")
    _ = try folder.link("b.eml", to: "nowhere")
    let writer = try BatchWriter(folder: folder.url.path, isReplacing: false)
    for name in ["a", "b", "c"] { try writer.write(draft(), named: name) }
    try writer.finish()
    #expect(writer.taken == [folder.path("a.eml"), folder.path("b.eml")])
    #expect(writer.count == 1)
    #expect(folder.text("a.eml") == "old")
    #expect(folder.names == ["a.eml", "b.eml", "c.eml"])
  }

  @Test func `a name that is taken meanwhile is not replaced`() throws {
    let writer = try BatchWriter(folder: folder.url.path, isReplacing: false)
    try writer.write(draft(), named: "a")
    _ = try folder.make("a.eml", "theirs")
    try writer.finish()
    #expect(writer.taken == [folder.path("a.eml")])
    #expect(folder.text("a.eml") == "theirs")
    #expect(folder.names == ["a.eml"])
  }

  @Test func `files are replaced where that was asked`() throws {
    _ = try folder.make("a.eml", "old")
    let writer = try BatchWriter(folder: folder.url.path, isReplacing: true)
    try writer.write(draft("new"), named: "a")
    try writer.finish()
    #expect(folder.text("a.eml")?.hasSuffix("new\r\n") == true)
    #expect(writer.taken.isEmpty)
  }

  @Test func `more than fit are written in several goes`() throws {
    let writer = try BatchWriter(folder: folder.url.path, isReplacing: false)
    let draft = try draft()
    for number in 0..<1_001 { try writer.write(draft, named: "\(number)") }
    #expect(writer.count == 1_000)
    try writer.finish()
    #expect(folder.names.count == 1_001)
  }

  @Test func `what a killed program left is taken away once it is old`() throws {
    for name in [".catalog-old.tmp", ".catalog-new.tmp", ".catalog-old.txt", "catalog-old.tmp"] {
      let path = try folder.make(name, "x")
      guard name.contains("old") else { continue }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -4_000)], ofItemAtPath: path)
    }
    let writer = try BatchWriter(folder: folder.url.path, isReplacing: false)
    try writer.write(draft(), named: "a")
    try writer.finish()
    #expect(folder.names == [".catalog-new.tmp", ".catalog-old.txt", "a.eml", "catalog-old.tmp"])
  }

  @Test func `nothing is left of what was not finished`() throws {
    do {
      let writer = try BatchWriter(folder: folder.url.path, isReplacing: false)
      try writer.write(draft(), named: "a")
      #expect(folder.names.count == 1)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `what drafts are made from is never replaced`() throws {
    let path = try folder.make("a.eml", "mine")
    let kept = Set([FileIdentity(path)].compactMap(\.self))
    let writer = try BatchWriter(folder: folder.url.path, isReplacing: true, keeping: kept)
    for name in ["a", "b"] { try writer.write(draft(), named: name) }
    try writer.finish()
    #expect(folder.text("a.eml") == "mine")
    #expect(writer.taken == [path])
    #expect(throws: FileOutputError(path: "", reason: .notFolder)) {
      try BatchWriter(folder: "", isReplacing: false)
    }
  }

  @Test func `a file is no folder`() throws {
    let path = try folder.make("f", "x")
    let error = #expect(throws: FileOutputError.self) {
      try BatchWriter(folder: path, isReplacing: false)
    }
    #expect(error?.reason == .notFolder)
  }
}
