import Testing

@testable import CatalogApp

struct MarkdownTextTests {
  @Test(arguments: [
    ("a|b", #"a\|b"#), (#"a\b"#, #"a\\b"#), ("a\r\nb\nc", "a<br>b<br>c"), ("a_b", "a_b"),
    ("_a_", #"\_a\_"#), ("<b>*x*</b>", #"\<b>\*x\*\</b>"#), ("&lt; R&D & e", #"\&lt; R\&D & e"#),
    ("[x](javascript:y)", #"\[x](javascript:y)"#), ("`a` ~~b~~", #"\`a\` \~\~b\~\~"#),
    ("\u{1B}[31m", #"␛\[31m"#), ("a\0b", "a␀b"), ("😀 é", "😀 é"),
  ])
  func `a cell says what is in it and nothing else`(text: String, escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }
}
