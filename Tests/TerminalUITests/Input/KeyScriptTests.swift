import Testing

@testable import TerminalUI

struct KeyScriptTests {
  @Test(arguments: [
    ("", ""), ("  \t\n ", ""), ("j j enter", "j j enter"),
    ("j j enter / b o t enter ctrl-d", "j j enter / b o t enter ctrl-d"),
    ("/bot enter", "/ b o t enter"), (" 10 G ", "1 0 G"), ("up Up UP", "up up up"),
    ("\"up\"", "u p"), ("\"a b\"", "a space b"), ("\"a\"\"b\"", "a \" b"), ("\"\"\"\"", "\""),
    ("\"\"", ""), ("\"a\"b \"c\"", "a b c"), ("a\"b", "a \" b"),
    ("\"a\tb\nc\r\nd\"", "a tab b enter c enter d"),
    ("s-bahn", "s - b a h n"), ("C-nonsense", "C - n o n s e n s e"), ("ctrl", "c t r l"),
    ("naïve 日本", "n a ï v e 日 本"), ("<>", "< >"), ("^D M-x", "ctrl-d alt-x"),
  ])
  func `words are keys or typed`(script: String, names: String) throws {
    let presses = try KeyScript.parse(script)
    #expect(presses.map(\.name).joined(separator: " ") == names)
  }

  @Test(arguments: [
    (
      "j ctrl-nonsense", KeyScriptError.unknownKey("ctrl-nonsense"),
      "there is no key “ctrl-nonsense”; such names are ctrl-d, alt-x, shift-up"
    ),
    (
      "Shift-1", .unknownKey("Shift-1"),
      "there is no key “Shift-1”; such names are ctrl-d, alt-x, shift-up"
    ),
    ("alt-", .unknownKey("alt-"), "there is no key “alt-”; such names are ctrl-d, alt-x, shift-up"),
    (
      "j \"two words", .unclosedQuote("\"two words"),
      "the quote that begins with \"two words is not closed; end it with \""
    ),
    (
      "\"a\"\"\u{1B}", .unclosedQuote("\"a\"\"\u{1B}"),
      "the quote that begins with \"a\"\"␛ is not closed; end it with \""
    ),
    ("\"", .unclosedQuote("\""), "the quote that begins with \" is not closed; end it with \""),
  ])
  func `what cannot be typed is named`(script: String, error: KeyScriptError, message: String) {
    #expect(throws: error) { try KeyScript.parse(script) }
    #expect(error.message == message)
  }
}
