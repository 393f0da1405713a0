import Testing

@testable import SupportMail

struct DomainNameTests {
  @Test(arguments: [
    ("example.org", "example.org"), ("EXAMPLE.org", "EXAMPLE.org"), ("localhost", "localhost"),
    ("xn--mnchen-3ya.example", "xn--mnchen-3ya.example"),
    ("münchen.example", "xn--mnchen-3ya.example"),
    ("MÜNCHEN.Example", "xn--mnchen-3ya.Example"),
    ("mu\u{308}nchen.example", "xn--mnchen-3ya.example"),
    ("faß.example", "xn--fa-hia.example"),
    ("例え。テスト", "xn--r8jz45g.xn--zckzah"),
    ("ｅｘａｍｐｌｅ.org", "example.org"),
    ("\u{1112}\u{1161}\u{11AB}.example", "xn--6q8b.example"),
  ])
  func `a domain becomes ASCII`(_ typed: String, _ ascii: String) throws {
    #expect(try DomainName.ascii(typed) == ascii)
  }

  @Test(arguments: ["\u{301}a.example", "a\u{200D}b.example", "ab--é.example", "-é.example"])
  func `a label that looks like another is refused`(_ typed: String) {
    #expect(throws: AddressFault.self) { try DomainName.ascii(typed) }
  }

  @Test func `a long international label is refused at once`() {
    #expect(throws: AddressFault.labelTooLong) {
      try DomainName.ascii(String(repeating: "é", count: 100_000))
    }
  }
}
