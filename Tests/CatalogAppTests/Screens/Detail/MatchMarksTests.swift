import TerminalUI
import Testing

@testable import CatalogApp

struct MatchMarksTests {
  private func marked(_ typed: String?, _ text: String) -> [String] {
    let characters = Array(text)
    return MatchMarks(typed).ranges(in: text).map { String(characters[$0]) }
  }

  @Test(arguments: [
    ("bot", "Cat-Bot and robot", ["Bot"]), ("ca", "Cat cab scab", ["Ca", "ca"]),
    ("cat bo", "Cat cats Bot", ["Cat", "Bo"]), ("cat ", "Cat cats", ["Cat"]),
    ("cafe", "Café CAFÉ cafes", ["Café", "CAFÉ", "cafe"]), ("12", "12 120 012", ["12", "12"]),
    ("zebra", "Cat", []), ("", "Cat", []), ("--", "a -- b", []), ("日本", "日本語", ["日", "本"]),
  ])
  func `words are marked, the last one by its beginning`(
    _ typed: String, _ text: String, _ expected: [String]
  ) {
    #expect(marked(typed, text) == expected)
  }

  @Test func `nothing typed marks nothing`() {
    #expect(MatchMarks(nil).isEmpty && MatchMarks("  ").isEmpty)
    let text = StyledText("Cat", .dim)
    #expect(MatchMarks(nil).marked(text) == text)
  }

  @Test func `marks are bold and underlined, and keep what was there`() {
    let text = MatchMarks("c").marked(StyledText("a Cat", .dim))
    #expect(text.text == "a Cat")
    let marked = text.spans.filter { $0.style.attributes.contains(.underline) }
    #expect(marked.map(\.text) == ["C"])
    #expect(marked.allSatisfy { $0.style.attributes.isSuperset(of: [.bold, .dim]) })
  }

  @Test(arguments: ["ﬁ", "ß", "straße", "İ", "ŉ"])
  func `letters that fold to several do not break the text`(_ word: String) {
    for typed in [word, String(word.prefix(1)), "fi", "ss", "s", "i", "n"] {
      let text = MatchMarks(typed).marked(StyledText("\(word) x"))
      #expect(text.text == "\(word) x")
    }
  }
}
