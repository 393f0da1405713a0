import Foundation
import SupportMail
import Testing

@testable import CatalogApp

struct SupportComposerTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `options become a draft`() throws {
    var options = makeOptions()
    options.to = ["a@b.example, c@d.example", "e@f.example"]
    options.cc = ["c1@x.example"]
    options.bcc = ["b1@x.example"]
    options.from = "Ann <ann@x.example>"
    options.replyTo = "desk@x.example"
    options.subject = "Crash"
    options.body = "Words"
    options.date = "2026-11-30T02:40:00+05:45"
    options.messageID = "<1@x.example>"
    let draft = try composer.letter(options).draft().draft
    #expect(draft.to.map(\.address) == ["a@b.example", "c@d.example", "e@f.example"])
    #expect(draft.cc.map(\.address) == ["c1@x.example"])
    #expect(draft.bcc.map(\.address) == ["b1@x.example"])
    #expect(draft.from?.displayName == "Ann")
    #expect(draft.replyTo.map(\.address) == ["desk@x.example"])
    #expect(draft.subject == "Crash")
    #expect(draft.body == "Words")
    #expect(draft.date.text == "Mon, 30 Nov 2026 02:40:00 +0545")
    #expect(draft.messageID.text == "<1@x.example>")
  }

  @Test func `what is not given has a default`() throws {
    var options = makeOptions()
    options.subject = ""
    let draft = try composer.letter(options).draft().draft
    #expect(draft.subject == "Support Request")
    #expect(draft.body == "Please describe what happened:")
    #expect(draft.date == composer.now)
    #expect(draft.from == nil)
  }

  @Test func `the item goes first and a file keeps its name`() throws {
    var options = makeOptions()
    let path = try folder.make("in.json", "{\"id\": \"x\", \"name\": \"X\"}")
    options.attach = [try folder.make("x.json", "{}")]
    let item = try composer.item(fromJSON: path)
    let draft = try composer.letter(options).draft(about: item).draft
    #expect(draft.attachments.map(\.name) == ["x (2).json", "x.json"])
    #expect(draft.body.contains("Name: X\nId: x\nSource: in.json\n"))
  }

  @Test func `a body file loses its byte order mark and nothing else`() throws {
    var options = makeOptions()
    options.bodyFile = try folder.make("b.txt", "\u{FEFF}Héllo \r\n")
    #expect(try composer.letter(options).draft().draft.body == "Héllo \r\n")
  }

  struct Row: CustomTestStringConvertible {
    let change: @Sendable (inout SupportOptions) -> Void
    let message: String
    let exitCode: Int32
    var testDescription: String { message }
  }

  @Test(arguments: [
    Row(
      change: { $0.to = ["a@"] },
      message: "--to: not an address: \"a@\" (there is nothing after the @)", exitCode: 64),
    Row(
      change: { $0.to = [] }, message: "--to: nobody to write to: give at least one address",
      exitCode: 64),
    Row(
      change: { $0.cc = ["nobody"] }, message: "--cc: not an address: \"nobody\" (there is no @)",
      exitCode: 64),
    Row(
      change: { $0.bcc = ["a@b.example\r\nX: 1"] },
      message: "--bcc: a control character is not allowed here: \"a@b.example\\r\\nX: 1\"",
      exitCode: 64),
    Row(
      change: { $0.from = "a@b.example,c@d.example" },
      message: "--from: 2 addresses, but only one can stand here", exitCode: 64),
    Row(
      change: { $0.replyTo = "" },
      message: "--reply-to: not an address: \"\" "
        + "(there is no address; leave out any extra comma)", exitCode: 64),
    Row(
      change: { $0.subject = "Hi\n" },
      message: "--subject: a control character is not allowed here: \"Hi\\n\"", exitCode: 64),
    Row(
      change: { $0.date = "soon" },
      message: "--date: not a date: \"soon\" (write it as 2026-11-30T02:40:00+01:00)",
      exitCode: 64),
    Row(
      change: { $0.messageID = "x" },
      message: "--message-id: not a message id: \"x\" (write it as <name@domain>, in ASCII)",
      exitCode: 64),
    Row(
      change: { ($0.body, $0.bodyFile) = ("x", "y") },
      message: "--body-file: leave out this or --body", exitCode: 64),
    Row(
      change: { $0.bodyFile = "/no/b.txt" },
      message: "--body-file: no such file: \"/no/b.txt\"", exitCode: 66),
    Row(
      change: { $0.attach = ["/no/a.bin"] }, message: "--attach: no such file: \"/no/a.bin\"",
      exitCode: 66),
  ])
  func `what stands in the way is named`(_ row: Row) {
    var options = makeOptions()
    row.change(&options)
    let error = #expect(throws: SupportError.self) { try composer.letter(options).draft() }
    #expect(error?.message(Texts(.english)) == row.message)
    #expect(error?.exitCode.rawValue == row.exitCode)
  }

  @Test(arguments: [
    ("caf\u{E9}", "is not UTF-8; convert it first"),
    ("a\u{0}b", "holds a NUL character, so it is no text"),
  ])
  func `a body file that is no text is refused`(_ text: String, _ sentence: String) throws {
    let path = folder.path("b.txt")
    let latin1 = text.unicodeScalars.map { UInt8($0.value) }
    #expect(FileManager.default.createFile(atPath: path, contents: Data(latin1)))
    var options = makeOptions()
    options.bodyFile = path
    let error = #expect(throws: SupportError.self) { try composer.letter(options).draft() }
    #expect(error?.message(Texts(.english)) == "--body-file: \"\(path)\" \(sentence)")
    #expect(error?.exitCode == .badData)
  }

  @Test(arguments: [
    ("{\"name\": \"x\",", ", line 1, column 14: the JSON text ends too early"),
    ("[1]", " holds JSON, but not one object"),
  ])
  func `an item that is no JSON object is refused`(_ text: String, _ sentence: String) throws {
    let path = try folder.make("i.json", text)
    let error = #expect(throws: SupportError.self) { try composer.item(fromJSON: path) }
    #expect(error?.message(Texts(.english)) == "--from-json: \"\(path)\"\(sentence)")
    #expect(error?.exitCode == .badData)
  }

  @Test func `notes name the option`() throws {
    var options = makeOptions()
    options.cc = ["pay@exаmple.example"]
    options.bcc = ["b@x.example"]
    let draft = try composer.letter(options).draft()
    let domain = "--cc: the domain \"exаmple.example\" is written as xn--exmple-4nf.example"
    func notes(_ output: String) -> [String] {
      draft.notes(output: output).map { $0.text(Texts(.english)) }
    }
    #expect(notes("a.eml") == [domain])
    #expect(
      notes("-") == [
        domain, "--bcc: the Bcc line is in the draft; whatever sends it must take it out",
      ])
  }

  @Test func `a draft is written as a file`() throws {
    let draft = try composer.letter(makeOptions()).draft()
    try draft.write(to: folder.path("d.eml"), isReplacing: false)
    var bytes: [UInt8] = []
    try draft.draft.write { bytes += $0 }
    #expect(folder.text("d.eml") == String(decoding: bytes, as: UTF8.self))
    let error = #expect(throws: SupportError.self) {
      try draft.write(to: folder.path("d.eml"), isReplacing: false)
    }
    #expect(error?.option == "-o")
    #expect(error?.exitCode == .cannotCreate)
    #expect(folder.names == ["d.eml"])
  }

  private var composer: SupportComposer {
    SupportComposer(
      texts: SupportRequestTests.texts, now: MailDate(secondsSince1970: 0, offset: 0))
  }

  private func makeOptions() -> SupportOptions {
    var options = SupportOptions()
    options.to = ["help@example.org"]
    return options
  }
}
