import Testing

@testable import SupportMail

struct MailboxPartsTests {
  @Test(arguments: [
    ("", ""), ("jane", "jane"), ("jane@example.org", "jane@example.org"),
    ("Doe, Jane", "\"Doe, Jane\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("Zoë", "\"Zoë\""),
    ("a\r\nBcc: b", "\"a\\\\r\\\\nBcc: b\""), ("x>,<y", "\"x>,<y\""),
    ("jane@bücher.example", "jane@bücher.example"),
  ])
  func `a text from outside is one part of an address`(_ text: String, _ part: String) throws {
    #expect(try Mailbox.part(text, in: .address) == part)
  }

  @Test(arguments: [
    "a@b.example, c@d.example", "Jane <a@b.example>", "a@b.example\r\nBcc: c@d.example", "a@",
    "a@b.example>,<c@d.example",
  ])
  func `a text with an @ that is no address alone is refused`(_ text: String) {
    #expect(throws: MailError.self) { try Mailbox.part(text, in: .address) }
  }

  @Test(arguments: [
    "Doe, Jane", "x>,<y", "a\" <b@c.example>, \"d", "evil@x.example,", "\\", "\"", "a\\\"",
  ])
  func `no name adds an address`(_ name: String) throws {
    for list in [
      "\(try Mailbox.part(name, in: .name)) <jane@example.org>",
      "\"\(try Mailbox.part(name, in: .quoted))\" <jane@example.org>",
    ] {
      let mailboxes = try Mailbox.parseList(list)
      #expect(mailboxes.map(\.address) == ["jane@example.org"])
      #expect(mailboxes.map(\.displayName) == [name])
    }
  }
}
