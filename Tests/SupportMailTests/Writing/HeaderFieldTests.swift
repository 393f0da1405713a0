import Testing

@testable import SupportMail

struct HeaderFieldTests {
  struct Row: CustomTestStringConvertible {
    let value: String
    let text: String
    var testDescription: String { value }
  }

  @Test(arguments: [
    Row(value: "Hello", text: "Subject: Hello"),
    Row(value: "--not an option", text: "Subject: --not an option"),
    Row(value: "two  spaces", text: "Subject: =?UTF-8?Q?two__spaces?="),
    Row(value: " x", text: "Subject: =?UTF-8?Q?_x?="),
    Row(value: "=?utf-8?Q?x?=", text: "Subject: =?UTF-8?B?PT91dGYtOD9RP3g/PQ==?="),
    Row(value: "café", text: "Subject: =?UTF-8?B?Y2Fmw6k=?="),
  ])
  func `a subject is plain or wholly encoded`(_ row: Row) {
    #expect(HeaderField.unstructured("Subject", row.value).text == row.text)
  }

  @Test func `a long subject is folded at its spaces`() {
    let subject = Array(repeating: "abcdefghi", count: 100).joined(separator: " ")
    let text = HeaderField.unstructured("Subject", subject).text
    #expect(text.replacing("\r\n", with: "") == "Subject: " + subject)
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 76 })
  }

  @Test(arguments: EncodedWordTests.texts)
  func `no line with an encoded subject is longer than 76`(_ subject: String) {
    let text = HeaderField.unstructured("Subject", subject).text
    let lines = text.split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 76 && $0.utf8.allSatisfy { $0 < 0x7F } })
    #expect(lines.first != "Subject:")
  }

  @Test(arguments: [
    Row(value: "a@b.example", text: "To: a@b.example"),
    Row(value: "Ann Other <a@b.example>", text: "To: Ann Other <a@b.example>"),
    Row(value: "Dr. X <a@b.example>", text: "To: \"Dr. X\" <a@b.example>"),
    Row(
      value: "\"Doe, \\\"J\\\" \\\\\" <a@b.example>",
      text: "To: \"Doe, \\\"J\\\" \\\\\" <a@b.example>"),
    Row(value: "\"two  spaces\" <a@b.example>", text: "To: =?UTF-8?Q?two__spaces?= <a@b.example>"),
    Row(value: "Zoë <a@b.example>", text: "To: =?UTF-8?Q?Zo=C3=AB?= <a@b.example>"),
    Row(value: "\"=?a?q?b?=\" <a@b.example>", text: "To: =?UTF-8?B?PT9hP3E/Yj89?= <a@b.example>"),
    Row(value: "\"é, (x)\" <a@b.example>", text: "To: =?UTF-8?B?w6ksICh4KQ==?= <a@b.example>"),
    Row(value: "\"a@b\"@c.example", text: "To: <\"a@b\"@c.example>"),
    Row(value: "a@b.example,c@d.example", text: "To: a@b.example, c@d.example"),
  ])
  func `a name is written so that every reader gets it back`(_ row: Row) throws {
    #expect(HeaderField.addresses("To", try Mailbox.parseList(row.value)).text == row.text)
  }

  @Test func `many addresses are folded after the commas`() throws {
    let list = (0..<500).map { "user\($0)@example.org" }.joined(separator: ", ")
    let text = HeaderField.addresses("To", try Mailbox.parseList(list)).text
    #expect(text.replacing("\r\n", with: "") == "To: " + list)
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 76 })
  }

  @Test func `a long message id stands unchanged on its own line`() {
    let id = "<" + String(repeating: "m", count: 200) + "@b.example>"
    #expect(HeaderField.parameters("Message-ID", id, []).text == "Message-ID:\r\n \(id)")
  }
}
