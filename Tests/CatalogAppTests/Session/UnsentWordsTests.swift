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
    #expect(unsent.entries.count == 1)
  }

  @Test func `the oldest are forgotten`() {
    var unsent = UnsentWords()
    for number in 0...UnsentWords.capacity { unsent.keep(words("x"), about: "\(number)") }
    #expect(unsent.entries.count == UnsentWords.capacity)
    #expect(unsent["0"] == nil)
  }

  @Test func `they are read as they were kept`() {
    var unsent = UnsentWords()
    #expect(unsent.json == nil)
    unsent.keep(words("one\n\u{1B}"), about: "1")
    unsent.keep(words("two"), about: "2")
    #expect(UnsentWords(json: unsent.json).entries == unsent.entries)
    #expect(UnsentWords(json: .array([.null, .object([]), "x"])).entries.isEmpty)
  }

  @Test func `what two programs wrote is kept, and what one of them used is gone`() {
    var first = UnsentWords()
    first.keep(words("old"), about: "1")
    first.keep(words("old"), about: "2")
    let kept = UnsentWords(json: first.json)
    var second = kept
    second.keep(nil, about: "1")
    second.keep(words("new"), about: "3")
    second.merge(kept)
    #expect(second.entries.map(\.key) == ["3", "2"])
  }

  @Test func `of words that were not touched here those of the file count`() {
    var first = UnsentWords()
    first.keep(words("v1"), about: "1")
    first.keep(words("v1"), about: "2")
    var idle = UnsentWords(json: first.json)
    first.keep(words("v2"), about: "1")
    first.keep(nil, about: "2")
    idle.merge(UnsentWords(json: first.json))
    #expect(idle.entries.map(\.words.text) == ["v2"])
  }

  @Test func `the oldest words that do not fit are forgotten`() {
    var unsent = UnsentWords()
    unsent.keep(words("old"), about: "1")
    unsent.keep(words(String(repeating: "x", count: 90)), about: "2")
    unsent.keep(words("new"), about: "3")
    var room = 40
    unsent.fit(into: &room)
    #expect(unsent.entries.map(\.key) == ["3", "1"])
    #expect(room == 40 - 2 * words("new").size)
  }
}
