import Testing

@testable import SupportMail

struct DraftTests {
  @Test func `a draft to nobody is refused`() {
    #expect(throws: MailError.noRecipients) { try makeDraft(to: "") }
  }

  @Test func `a draft with blind copies only is fine`() throws {
    let draft = try makeDraft(to: "", bcc: "a@b.example")
    #expect(draft.bcc.count == 1)
  }

  @Test(arguments: ["Hi\r\nX-Evil: 1", "Hi\n", "Hi\r", "a\u{0}b", "a\tb", "a\u{7F}", "a\u{85}"])
  func `a control character refuses the subject`(_ subject: String) {
    #expect(throws: MailError.controlCharacter(in: subject)) { try makeDraft(subject: subject) }
  }

  @Test(arguments: ["\u{560A}\u{760D}\u{10A}", "a\u{2028}b", "Bcc: x@y.example"])
  func `what only resembles a line end is data`(_ subject: String) throws {
    #expect(try makeDraft(subject: subject).subject == subject)
  }

  @Test func `a body with NUL is refused`() {
    #expect(throws: MailError.bodyWithNUL) { try makeDraft(body: "a\u{0}b") }
  }

  @Test func `attachments of one name get numbers`() throws {
    let file = SupportMail.Attachment(name: "x/a.png", bytes: [1])
    let draft = try makeDraft(attachments: [file, file])
    #expect(draft.attachments.map(\.name) == ["a.png", "a (2).png"])
    #expect(draft.attachments.map(\.type.text) == ["image/png", "image/png"])
  }
}

/// A draft with a fixed date and id.
func makeDraft(
  from: String? = nil, to: String = "help@example.org", bcc: String? = nil,
  subject: String = "Subject", body: String = "Body.", attachments: [SupportMail.Attachment] = []
) throws -> Draft {
  try Draft(
    from: from.map { try Mailbox.parse($0) }, to: to.isEmpty ? [] : Mailbox.parseList(to),
    bcc: bcc.map { try Mailbox.parseList($0) } ?? [], subject: subject, body: body,
    date: MailDate.parse("2026-11-30T02:40:00Z"), messageID: MessageID.parse("<1@example.org>"),
    attachments: attachments)
}
