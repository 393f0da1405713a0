import Testing

@testable import SupportMail

struct MessageIDTests {
  @Test(arguments: ["<a@b.example>", "<a.b+c@x>", "<x1@[192.0.2.1]>"])
  func `a message id stays as it is typed`(_ text: String) throws {
    #expect(try MessageID.parse(text).text == text)
  }

  @Test(arguments: [
    "", "abc", "<>", "<abc>", "<a b@c.example>", "<a@b@c>", "<@b>", "<a@>", "a@b", "<é@x.example>",
    "<a..b@c>", "<a@b.>", "<a@[]>", "<a@[b]c]>", " <a@b>", "<a@b> ",
  ])
  func `what is no message id is refused`(_ text: String) {
    #expect(throws: MailError.notAMessageID(text)) { try MessageID.parse(text) }
  }

  @Test func `a line end refuses the message id`() {
    #expect(throws: MailError.controlCharacter(in: "<a@b>\r\nX: 1")) {
      try MessageID.parse("<a@b>\r\nX: 1")
    }
  }

  @Test func `an id must fit on a line`() throws {
    let name = String(repeating: "m", count: 986)
    #expect(try MessageID.parse("<\(name)@b>").text.utf8.count == MessageID.limit)
    #expect(throws: MailError.self) { try MessageID.parse("<\(name)m@b>") }
  }

  @Test func `a random id has 128 bits and no host name`() throws {
    let id = MessageID.random()
    #expect(try MessageID.parse(id.text) == id)
    #expect(id.text.hasSuffix("@catalog.invalid>"))
    #expect(id.text.utf8.count == 32 + "<@catalog.invalid>".utf8.count)
    #expect(MessageID.random() != id)
  }
}
