import Markup
import Testing

struct IsolateTests {
  /// Found by fuzzing: of very many only some were closed, and others when it was cleaned again.
  @Test func `however many isolates are opened all are closed`() {
    let text = FeedCleaning.text(String(repeating: "\u{2066}", count: 100) + "a")
    let opened = text.unicodeScalars.count { $0 == "\u{2066}" }
    #expect(opened == text.unicodeScalars.count { $0 == "\u{2069}" })
    #expect(FeedCleaning.text(text) == text)
  }
}
