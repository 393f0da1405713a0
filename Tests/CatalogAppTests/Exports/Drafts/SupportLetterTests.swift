import SupportMail
import Tables
import Testing

@testable import CatalogApp

struct SupportLetterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func letter(
    _ template: String, _ change: (inout SupportOptions) -> Void = { _ in }
  ) throws -> SupportLetter {
    var options = SupportOptions()
    options.template = (path: try folder.make("t.txt", template), option: "--template")
    options.usualTo = "usual@example.org"
    change(&options)
    return try SupportComposer(
      texts: SupportRequestTests.texts, now: MailDate(secondsSince1970: 0, offset: 0)
    ).letter(options)
  }

  private func item(_ members: [(String, JSONValue)]) -> SupportItem {
    SupportItem(
      dataset: "people.csv", id: "7", name: "Doe, Jane · Delft",
      links: ["https://example.org/7"],
      json: .object(members.map { JSONValue.Member($0.0, $0.1) }))
  }

  @Test func `an item fills the fields and the text`() throws {
    let letter = try letter(
      "To: {{name}} <{{mail}}>\nCc: desk@example.org\nSubject: {{id}}: {{name}}\n\n{{name}} {{link}}"
    )
    let item = item([("name", "Doe, Jane"), ("mail", "jane@example.org")])
    let draft = try letter.draft(about: item).draft
    #expect(draft.to.map(\.address) == ["jane@example.org"])
    #expect(draft.to.map(\.displayName) == ["Doe, Jane"])
    #expect(draft.cc.map(\.address) == ["desk@example.org"])
    #expect(draft.subject == "7: Doe, Jane")
    #expect(
      draft.body.hasPrefix("Doe, Jane https://example.org/7\n\nItem\nName: Doe, Jane · Delft"))
  }

  @Test func `the lines about the item stand where the template wants them, once`() throws {
    let body = try letter("A\n{{details}}\nB\n").draft(about: item([])).draft.body
    #expect(body.hasPrefix("A\nItem\nName: Doe, Jane · Delft\n"))
    #expect(body.hasSuffix("\nB\n"))
    #expect(body.split(separator: "\n").count { $0 == "Item" } == 1)
  }

  @Test func `options come before the template, and the template before the setting`() throws {
    let text = "To: t@example.org\nSubject: T\n\nHello"
    #expect(try letter(text).draft().draft.to.map(\.address) == ["t@example.org"])
    #expect(try letter("Hello").draft().draft.to.map(\.address) == ["usual@example.org"])
    let draft = try letter(text) {
      $0.to = ["o@example.org"]
      $0.subject = "O"
      $0.body = "Bye"
    }.draft().draft
    #expect(draft.to.map(\.address) == ["o@example.org"])
    #expect(draft.subject == "O")
    #expect(draft.body == "Bye")
  }

  @Test func `what an item says drives no header and no terminal`() throws {
    let letter = try letter("Subject: {{name}}\n\n{{name}}")
    let draft = try letter.draft(about: item([("name", "x\r\nBcc: evil@example.org\u{1B}[2J")]))
    #expect(draft.draft.subject == "x\\r\\nBcc: evil@example.org\\u001b[2J")
    #expect(draft.draft.body.hasPrefix("x\nBcc: evil@example.org\\u001b[2J"))
  }

  @Test(arguments: [
    "{{name}} <{{mail}}>", "\"{{name}}\" <{{mail}}>", "\"Dr. {{name}}\" <{{mail}}>",
    "boss@example.org, {{name}} <{{mail}}>", "{{id}} {{name}} <{{mail}}>",
    "\"Acme \\\\\" {{name}} <{{mail}}>", "\"Acme \\\" {{name}}\" <{{mail}}>",
  ])
  func `every name can stand before an address, quoted or not`(_ field: String) throws {
    let letter = try letter("To: \(field)\n\nHello")
    for name in [
      "<evil@e.example>, z", "Doe, Jane", "Jane \"J\" Doe", "a (b) \\", "x@y.org",
      "x>,<evil@x.example", "Ünï",
    ] {
      let members: [(String, JSONValue)] = [("name", .string(name)), ("mail", "jane@example.org")]
      let to = try letter.draft(about: item(members)).draft.to
      #expect(to.last?.address == "jane@example.org")
      #expect(to.count == (field.hasPrefix("boss") ? 2 : 1))
      #expect(to.last?.displayName.hasSuffix(name) == true)
    }
  }

  @Test func `a field that the item leaves empty is none, but whom it goes to is asked for`() throws
  {
    let draft = try letter("Cc: {{boss}}\nReply-To: {{boss}}\nFrom: {{boss}}\n\nHello")
      .draft(about: item([("boss", "")])).draft
    #expect(draft.cc.isEmpty && draft.replyTo.isEmpty && draft.from == nil)
    let outline = try self.letter("Cc: {{boss}}\nBcc: a@b.example\n\nHello")
      .outline(about: item([("boss", "")]))
    #expect(outline.others == ["Bcc: a@b.example"])
    let letter = try letter("To: {{name}} <{{mail}}>\n\nHello")
    let blank = item([("mail", " a@b.example "), ("name", " Jane ")])
    #expect(try letter.draft(about: blank).draft.to.map(\.text) == ["Jane <a@b.example>"])
  }

  @Test func `details are a column where there is one, and no field otherwise`() throws {
    let letter = try letter("Subject: {{details}}\n\n{{details}}")
    try letter.checkTemplate(keys: ["details"])
    #expect(throws: SupportError.self) { try letter.checkTemplate(keys: ["name"]) }
    let draft = try letter.draft(about: item([("details", "mine")])).draft
    #expect(draft.subject == "mine")
    #expect(draft.body.hasPrefix("mine\n\nItem\n"))
  }

  @Test func `a Bcc line names where it comes from`() throws {
    let draft = try letter("Bcc: a@b.example\n\nHello").draft()
    #expect(draft.notes(output: "-").map(\.source) == ["--template: Bcc"])
  }

  @Test func `what there is to say of an address names where it comes from`() throws {
    let letter = try letter("To: {{mail}}\n\nHello") { $0.cc = ["\"a b\"@example.org"] }
    let draft = try letter.draft(about: item([("mail", "pay@exаmple.example")]))
    #expect(draft.notes(output: "").map(\.source) == ["--template: To", "--cc"])
    let usual = try self.letter("Hello") { $0.usualTo = "a@exаmple.example" }
    #expect(try usual.link().notes.map(\.source) == ["support.to"])
  }

  @Test func `an item that is not told fills the template and no more`() throws {
    var item = item([("name", "Jane")])
    item.isTold = false
    item.picture = SupportMail.Attachment(name: "x.png", bytes: [1])
    let draft = try letter("Hello {{name}}").draft(about: item).draft
    #expect(draft.body == "Hello Jane")
    #expect(draft.attachments.isEmpty)
  }

  @Test(arguments: ["a@b.example, c@d.example", "", "a@b.example\u{0}", "nobody"])
  func `a value that is no single address names field and template`(_ value: String) throws {
    let letter = try letter("To: {{mail}}\n\nHello")
    let error = #expect(throws: SupportError.self) {
      try letter.draft(about: item([("mail", .string(value))]))
    }
    #expect(error?.option == "--template: To")
    #expect(error?.exitCode == .badData)
  }

  @Test(arguments: [
    ("From: a@b.example, c@d.example\n\nHello", "--template: From"),
    ("Subject: a\u{7}b\n\nHello", "--template: Subject"),
    ("Cc: a@\n\nHello", "--template: Cc"), ("Reply-To: <\n\nHello", "--template: Reply-To"),
  ])
  func `a field that is wrong is named`(_ template: String, _ option: String) throws {
    let letter = try letter(template)
    #expect(throws: SupportError.self) { try letter.draft() }
    let error = #expect(throws: SupportError.self) { try letter.link() }
    #expect(error?.option == option)
  }

  @Test func `values of any kind have a text`() throws {
    let letter = try letter("{{a}}|{{b}}|{{c}}|{{d}}|{{e}}")
    let values: [(String, JSONValue)] = [
      ("a", .number("1.10")), ("b", .null), ("c", .bool(true)), ("d", [.number("1")]),
    ]
    #expect(try letter.draft(about: item(values)).draft.body.hasPrefix("1.10||true|[1]|\n"))
  }

  @Test func `a template must fit the items`() throws {
    let letter = try letter("{{price}}")
    try letter.checkTemplate(keys: ["price"])
    let error = #expect(throws: SupportError.self) { try letter.checkTemplate(keys: ["name"]) }
    #expect(error?.exitCode == .badData)
    #expect(error?.option == "--template")
    #expect(throws: SupportError.self) { try letter.checkTemplate(keys: [], hasItem: false) }
  }

  @Test func `nobody to write to is known before the first draft`() throws {
    let nobody = try letter("Hello") { $0.usualTo = nil }
    #expect(throws: SupportError("--to", .mail(.noRecipients))) { try nobody.checkRecipients() }
    try letter("Bcc: {{mail}}\n\nHello") { $0.usualTo = nil }.checkRecipients()
  }

  @Test func `each draft has an id of its own`() throws {
    let letter = try letter("Hello")
    #expect(try letter.draft().draft.messageID != letter.draft().draft.messageID)
  }

  @Test func `a link needs no recipient`() throws {
    let letter = try letter("Subject: Hi\n\nHello") { $0.usualTo = nil }
    let (url, notes) = try letter.link()
    #expect(url == "mailto:?subject=Hi&body=Hello")
    #expect(notes.isEmpty)
  }

  @Test func `the picture goes with the data, and files keep their names`() throws {
    var item = item([])
    item.picture = SupportMail.Attachment(name: "x.png", bytes: [1])
    let file = try folder.make("x.png", "mine")
    let letter = try letter("Hello") { $0.attach = [file] }
    let draft = try letter.draft(about: item).draft
    #expect(draft.attachments.map(\.name) == ["people.csv-7.json", "x (2).png", "x.png"])
  }
}
