import Testing

@testable import SupportMail

struct MailboxTests {
  struct Good: CustomTestStringConvertible {
    let typed: String
    let name: String
    let address: String
    var testDescription: String { typed }
  }

  @Test(arguments: [
    Good(typed: "ann@example.org", name: "", address: "ann@example.org"),
    Good(typed: "<ann@example.org>", name: "", address: "ann@example.org"),
    Good(typed: " Ann  Other <ann@example.org> ", name: "Ann Other", address: "ann@example.org"),
    Good(typed: "\"Doe, Jane\" <j@x.example>", name: "Doe, Jane", address: "j@x.example"),
    Good(
      typed: "\"Joe \\\"Q\\\" \\\\\" <j@x.example>", name: "Joe \"Q\" \\", address: "j@x.example"),
    Good(typed: "\"a <b@c>\" <x@y.example>", name: "a <b@c>", address: "x@y.example"),
    Good(typed: "山田太郎 <t@example.org>", name: "山田太郎", address: "t@example.org"),
    Good(typed: "Dr. Bob <b@example.org>", name: "Dr. Bob", address: "b@example.org"),
    Good(typed: "\"\" <b@example.org>", name: "", address: "b@example.org"),
    Good(typed: "\"ann\"@example.org", name: "", address: "ann@example.org"),
    Good(typed: "\"a@b\"@example.org", name: "", address: "\"a@b\"@example.org"),
    Good(typed: "\"a\\\"b\"@example.org", name: "", address: "\"a\\\"b\"@example.org"),
    Good(
      typed: "!#$%&'*+-/=?^_`{|}~@x.example", name: "", address: "!#$%&'*+-/=?^_`{|}~@x.example"),
    Good(typed: "Ann@EXAMPLE.org", name: "", address: "Ann@EXAMPLE.org"),
    Good(typed: "a@[192.0.2.1]", name: "", address: "a@[192.0.2.1]"),
    Good(typed: "a@[IPv6:2001:db8::1]", name: "", address: "a@[IPv6:2001:db8::1]"),
  ])
  func `an address is read with its name`(_ good: Good) throws {
    let mailbox = try Mailbox.parse(good.typed)
    #expect(mailbox.displayName == good.name)
    #expect(mailbox.address == good.address)
  }

  @Test func `commas separate only outside quotation marks and angle brackets`() throws {
    let list = try Mailbox.parseList("\"Doe, Jane\" <j@x.example>, \"a,b\"@y.example,c@z.example")
    #expect(list.map(\.address) == ["j@x.example", "\"a,b\"@y.example", "c@z.example"])
  }

  struct Bad: CustomTestStringConvertible {
    let typed: String
    let fault: AddressFault
    var testDescription: String { typed }
  }

  @Test(arguments: [
    Bad(typed: "", fault: .empty), Bad(typed: ",", fault: .empty),
    Bad(typed: "a@b.example,,c@d.example", fault: .empty),
    Bad(typed: "a@b.example,", fault: .empty),
    Bad(typed: "nobody", fault: .noAt), Bad(typed: "\"nobody\"", fault: .noAt),
    Bad(typed: "a@b@c.example", fault: .severalAts),
    Bad(typed: "\"a\"@b@c.example", fault: .severalAts),
    Bad(typed: "@b.example", fault: .emptyLocalPart), Bad(typed: "<>", fault: .noAt),
    Bad(typed: "\"\"@b.example", fault: .emptyLocalPart),
    Bad(typed: "a@", fault: .emptyDomain), Bad(typed: "A <a@>", fault: .emptyDomain),
    Bad(typed: "a b@c.example", fault: .space), Bad(typed: "a@c .example", fault: .space),
    Bad(typed: ".a@b.example", fault: .misplacedDot),
    Bad(typed: "a.@b.example", fault: .misplacedDot),
    Bad(typed: "a..b@b.example", fault: .misplacedDot),
    Bad(typed: "a@b..example", fault: .misplacedDot),
    Bad(typed: "a@b.example.", fault: .misplacedDot),
    Bad(typed: "\"a@b.example", fault: .openQuote),
    Bad(typed: "Ann <a@b.example", fault: .openAngle),
    Bad(typed: "a@b.example>", fault: .strayAngle),
    Bad(typed: "<<a@b.example>>", fault: .strayAngle),
    Bad(typed: "<a@b.example> tail", fault: .textAfterAngle),
    Bad(typed: "<a@b.example><c@d.example>", fault: .textAfterAngle),
    Bad(typed: "a@b.example;c@d.example", fault: .semicolon),
    Bad(typed: "Team: a@b.example;", fault: .semicolon),
    Bad(typed: "mailto:a@b.example", fault: .colon),
    Bad(typed: "Ann (home) <a@b.example>", fault: .unexpected("(")),
    Bad(typed: "a(x)@b.example", fault: .unexpected("(")),
    Bad(typed: "zoë@b.example", fault: .nonASCIILocalPart),
    Bad(typed: "a\u{200B}@b.example", fault: .nonASCIILocalPart),
    Bad(typed: "a@b\u{200B}c.example", fault: .labelCharacter("\u{200B}")),
    Bad(typed: "a@b_c.example", fault: .labelCharacter("_")),
    Bad(typed: "a@💩.example", fault: .labelCharacter("💩")),
    Bad(typed: "a@-b.example", fault: .labelHyphen),
    Bad(typed: "a@b-.example", fault: .labelHyphen),
    Bad(typed: "a@[192.0.2.256]", fault: .literal), Bad(typed: "a@[]", fault: .literal),
    Bad(typed: "a@[x y]", fault: .literal),
    Bad(typed: "=?utf-8?q?x?=@b.example", fault: .encodedWord),
    Bad(typed: "\"=?utf-8?q?=0d=0aBcc:_x?=\"@b.example", fault: .encodedWord),
  ])
  func `what is no address is refused with the reason`(_ bad: Bad) {
    #expect(fault(of: bad.typed) == bad.fault)
  }

  @Test func `limits hold to the byte`() throws {
    let local = String(repeating: "a", count: 64)
    #expect(try Mailbox.parse("\(local)@x.example").localPart == local)
    #expect(fault(of: "\(local)a@x.example") == .localPartTooLong)
    let label = String(repeating: "d", count: 63)
    #expect(try Mailbox.parse("a@\(label).example").domain == "\(label).example")
    #expect(fault(of: "a@\(label)d.example") == .labelTooLong)
    let long = [label, label, label, String(repeating: "e", count: 61)].joined(separator: ".")
    #expect(try Mailbox.parse("a@\(long)").domain.utf8.count == 253)
    #expect(fault(of: "a@\(long)e") == .domainTooLong)
  }

  @Test(arguments: [
    "a@b.example\r\nBcc: x@y.example", "\"a\nb\"@c.example", "a\u{85}@b.example", "\u{0}",
  ])
  func `a control character anywhere refuses the list`(_ typed: String) {
    #expect(throws: MailError.controlCharacter(in: typed)) { try Mailbox.parseList(typed) }
  }

  @Test func `one bad address refuses all and is named`() {
    #expect(throws: MailError.notAnAddress("bad", .noAt)) {
      try Mailbox.parseList("a@b.example, bad , c@d.example")
    }
  }

  @Test func `several addresses are refused where one is wanted`() {
    #expect(throws: MailError.severalAddresses(count: 2)) {
      try Mailbox.parse("a@b.example, c@d.example")
    }
  }

  @Test func `an international domain warns and shows what is written`() throws {
    let mailbox = try Mailbox.parse("pay@exаmple.example")
    #expect(mailbox.address == "pay@xn--exmple-4nf.example")
    #expect(
      mailbox.warnings.map(\.message)
        == ["the domain \"exаmple.example\" is written as xn--exmple-4nf.example"])
  }

  @Test func `quotation marks before the at sign warn`() throws {
    let mailbox = try Mailbox.parse("\"john doe\"@example.org")
    #expect(
      mailbox.warnings.map(\.message) == [
        "some mail programs cannot use \"john doe\"@example.org, "
          + "for it has quotation marks before the @"
      ])
    #expect(try Mailbox.parse("\"john\"@example.org").warnings.isEmpty)
  }

  private func fault(of typed: String) -> AddressFault? {
    do throws(MailError) {
      _ = try Mailbox.parseList(typed)
    } catch {
      if case .notAnAddress(_, let fault) = error { return fault }
    }
    return nil
  }
}
