import Testing

@testable import SupportMail

struct VisibleTextTests {
  @Test(arguments: [
    ("plain é 👩‍👩‍👧", "plain é 👩‍👩‍👧"), ("a\r\nb\tc", "a\\r\\nb\\tc"), ("\u{1B}[31m", "\\u001b[31m"),
    ("a\u{202E}b", "a\\u202eb"), ("\u{2028}\u{85}\u{200B}\u{FEFF}", "\\u2028\\u0085\\u200b\\ufeff"),
  ])
  func `hidden characters are escaped`(_ text: String, _ visible: String) {
    #expect(VisibleText.escaped(text) == visible)
  }

  @Test func `a quoted text is cut at its limit`() {
    #expect(VisibleText.quoted("abc", limit: 3) == "\"abc\"")
    #expect(VisibleText.quoted("abcd", limit: 3) == "\"abc…\"")
  }
}
