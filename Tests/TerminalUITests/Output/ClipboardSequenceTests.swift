import Testing

@testable import TerminalUI

struct ClipboardSequenceTests {
  private func sent(_ text: String, _ multiplexer: TerminalProfile.Multiplexer? = nil) -> String? {
    ClipboardSequence.bytes(copying: text, TerminalProfile(multiplexer: multiplexer))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("÷ÿ~\u{1B}", "w7fDv34b"),
  ])
  func `a text is sent in base64`(text: String, base64: String) {
    #expect(sent(text) == "\u{1B}]52;c;\(base64)\u{7}")
  }

  @Test func `tmux gets it plain and in its envelope`() {
    #expect(
      sent("foo", .tmux)
        == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
  }

  @Test func `screen gets short envelopes`() throws {
    let text = String(repeating: "0123456789", count: 100)
    let parts = try #require(sent(text, .screen)).split(separator: "\u{1B}\\")
    #expect(parts.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 256 })
    #expect(parts.map { $0.dropFirst(2) }.joined() == sent(text))
  }

  @Test func `a text beyond the limit is not sent`() throws {
    let text = String(repeating: "ä", count: ClipboardSequence.limit / 2)
    #expect(try #require(sent(text)).utf8.count == 100_000)
    #expect(sent(text + "a") == nil)
  }

  @Test func `a terminal without sequences is left alone`() {
    #expect(ClipboardSequence.bytes(copying: "a", TerminalProfile(canAddress: false)) == nil)
  }
}
