import Testing

@testable import SupportMail

struct MailErrorTests {
  struct Row: CustomTestStringConvertible {
    let error: MailError
    let message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Row(
      error: .notAnAddress("a@", .emptyDomain),
      message: "not an address: \"a@\" (there is nothing after the @)"),
    Row(
      error: .notAnAddress("a@b\u{200B}c", .labelCharacter("\u{200B}")),
      message: "not an address: \"a@b\\u200bc\" (\"\\u200b\" cannot stand in a domain)"),
    Row(
      error: .notAnAddress("zoë@b", .nonASCIILocalPart),
      message: "not an address: \"zoë@b\" "
        + "(letters outside ASCII before the @ need SMTPUTF8, which is not used)"),
    Row(
      error: .severalAddresses(count: 2), message: "2 addresses, but only one can stand here"),
    Row(
      error: .controlCharacter(in: "Hi\r\nX: 1\u{1B}"),
      message: "a control character is not allowed here: \"Hi\\r\\nX: 1\\u001b\""),
    Row(
      error: .notADate("soon", .form),
      message: "not a date: \"soon\" (write it as 2026-11-30T02:40:00+01:00)"),
    Row(
      error: .notADate("Sun", .otherWeekday("Mon")),
      message: "not a date: \"Sun\" (that day is a Mon)"),
    Row(
      error: .notAMessageID("abc"),
      message: "not a message id: \"abc\" (write it as <name@domain>, in ASCII)"),
    Row(
      error: .bodyWithNUL, message: "the text holds a NUL character, which no mail can carry"),
    Row(
      error: .noRecipients, message: "nobody to write to: give at least one address"),
  ])
  func `an error is one sentence`(_ row: Row) {
    #expect(row.error.message == row.message)
  }

  @Test func `a long value is cut`() {
    let message = MailError.notAMessageID(String(repeating: "é", count: 5000)).message
    #expect(message.unicodeScalars.count < 200)
    #expect(message.contains("…\""))
  }
}
