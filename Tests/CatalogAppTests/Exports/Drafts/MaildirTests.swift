import Foundation
import Testing

@testable import CatalogApp

struct MaildirTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ names: String...) throws {
    for name in names {
      for part in ["cur", "new", "tmp"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name + "/" + part), withIntermediateDirectories: true)
      }
    }
  }

  @Test(arguments: [
    (["M", "M/.Drafts"], "M", "M/.Drafts"), (["M", "M/Drafts"], "M/", "M/Drafts"),
    (["M/INBOX", "M/Drafts"], "M", "M/Drafts"), (["M/Drafts"], "M/Drafts", "M/Drafts"),
    (["M", "M/.Entwürfe"], "M/.Entwürfe", "M/.Entwürfe"),
    ([".mail", ".mail/.Drafts"], ".mail", ".mail/.Drafts"),
    (["M/drafts"], "M/drafts//", "M/drafts"),
  ])
  func `drafts go to the folder for them`(
    _ folders: [String], _ path: String, _ drafts: String
  ) throws {
    for folder in folders { try make(folder) }
    let maildir = try Maildir.drafts(at: folder.path(path))
    #expect(maildir.folder == folder.path(drafts))
    #expect(!maildir.isNew)
  }

  @Test func `a Maildir without one gets a folder for drafts`() throws {
    try make("M")
    let maildir = try Maildir.drafts(at: folder.path("M"))
    #expect(maildir.isNew)
    #expect(maildir.folder == folder.path("M/.Drafts"))
    let names = try FileManager.default.contentsOfDirectory(atPath: maildir.folder).sorted()
    #expect(names == ["cur", "maildirfolder", "new", "tmp"])
    #expect(try !Maildir.drafts(at: folder.path("M")).isNew)
  }

  @Test func `a hidden folder of the home folder is no folder of a Maildir`() throws {
    try make(".maildir")
    let maildir = try Maildir.drafts(at: folder.path(".maildir"))
    #expect(maildir.folder == folder.path(".maildir/.Drafts"))
  }

  @Test func `beside visible folders the new one is visible`() throws {
    try make("M", "M/Sent")
    #expect(try Maildir.drafts(at: folder.path("M")).folder == folder.path("M/Drafts"))
  }

  @Test func `something else in its place is named`() throws {
    try make("M")
    _ = try folder.make("M/.Drafts", "x")
    let error = #expect(throws: FileOutputError.self) { try Maildir.drafts(at: folder.path("M")) }
    #expect(error == FileOutputError(path: folder.path("M/.Drafts"), reason: .notFolder))
  }

  @Test(arguments: ["no", "file", "empty"])
  func `what is none is refused and stays as it is`(_ name: String) throws {
    _ = try folder.make("file", "x")
    _ = try folder.folder("empty")
    let error = #expect(throws: FileOutputError.self) {
      try Maildir.drafts(at: folder.path(name))
    }
    #expect(error?.reason == .noMaildir)
    #expect(error?.exitCode == .cannotCreate)
    #expect(folder.names == ["empty", "file"])
  }

  @Test func `a draft is delivered as a whole, with its flag`() throws {
    try make("Drafts")
    let maildir = try Maildir.drafts(at: folder.path("Drafts"))
    let path = try maildir.deliver { try $0(Array("mail".utf8)) }
    let other = try maildir.deliver { try $0(Array("mail".utf8)) }
    #expect(path != other)
    #expect(path.hasPrefix(folder.path("Drafts/cur/")))
    #expect(path.hasSuffix(":2,D"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mail")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Drafts/tmp")).isEmpty)
  }

  @Test func `half a message never arrives`() throws {
    struct Broken: Error {}
    try make("Drafts")
    let maildir = try Maildir.drafts(at: folder.path("Drafts"))
    #expect(throws: Broken.self) {
      try maildir.deliver { sink in
        try sink(Array("half".utf8))
        throw Broken()
      }
    }
    for part in ["cur", "new", "tmp"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("Drafts/" + part))
      #expect(names.isEmpty)
    }
  }
}
