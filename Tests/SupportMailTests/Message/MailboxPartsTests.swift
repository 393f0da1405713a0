import Testing

@testable import SupportMail

struct MailboxPartsTests {
  @Test(arguments: [
    ("", ""), ("jane", "jane"), ("jane@example.org", "jane@example.org"),
    ("Doe, Jane", "\"Doe, Jane\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("Zoë", "\"Zoë\""),
    ("a\r\nBcc: b", "\"a\\\\r\\\\nBcc: b\""), ("x>,<y", "\"x>,<y\""),
    ("jane@bücher.example", "jane@xn--bcher-kva.example"),
  ])
  func `a text from outside is one part`(_ text: String, _ part: String) throws {
    #expect(try Mailbox.part(text) == part)
  }

  @Test(arguments: [
    "a@b.example, c@d.example", "Jane <a@b.example>", "a@b.example\r\nBcc: c@d.example", "a@",
    "a@b.example>,<c@d.example",
  ])
  func `a text with an @ that is no address alone is refused`(_ text: String) {
    #expect(throws: MailError.self) { try Mailbox.part(text) }
  }

  @Test(arguments: ["Doe, Jane", "x>,<y", "a\" <b@c.example>, \"d", "evil@x.example,"])
  func `no name adds an address`(_ name: String) {
    let list = try? Mailbox.parseList("\(Mailbox.part(name)) <jane@example.org>")
    #expect(list == nil || list?.map(\.address) == ["jane@example.org"])
  }
}
