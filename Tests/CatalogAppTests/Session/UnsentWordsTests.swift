import Tables
import Testing

@testable import CatalogApp

struct UnsentWordsTests {
  private func words(_ text: String) -> SupportWords {
    SupportWords(to: "a@b.example", subject: "s", text: text)
  }

  @Test func `words are kept for each entry, the newest in place of older ones`() {
    var unsent = UnsentWords()
    unsent.keep(words("1"), about: "é")
    unsent.keep(words("2"), about: "e\u{301}")
    unsent.keep(words("3"), about: "é")
    #expect(unsent["é"]?.text == "3")
    #expect(unsent["e\u{301}"]?.text == "2")
    unsent.keep(nil, about: "é")
    #expect(unsent["é"] == nil)
    #expect(unsent.words.count == 1)
  }

  @Test func `the oldest are forgotten`() {
    var unsent = UnsentWords()
    for number in 0...UnsentWords.capacity { unsent.keep(words("x"), about: "\(number)") }
    #expect(unsent.words.count == UnsentWords.capacity)
    #expect(unsent["0"] == nil)
  }

  @Test func `they are read as they were kept`() {
    var unsent = UnsentWords()
    #expect(unsent.json == nil)
    unsent.keep(words("one\n\u{1B}"), about: "1")
    unsent.keep(words("two"), about: "2")
    #expect(UnsentWords(json: unsent.json) == unsent)
    #expect(UnsentWords(json: .array([.null, .object([]), "x"])) == UnsentWords())
  }
}
