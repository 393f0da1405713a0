import Tables
import Testing

@testable import CatalogApp

struct UnsentWordsTests {
  private func words(_ text: String) -> SupportWords {
    SupportWords(to: "a@b.example", subject: "s", text: text)
  }

  private func subject(_ id: String, _ name: String = "Ann") -> UnsentWords.Subject {
    UnsentWords.Subject(id: id, name: name)
  }

  @Test func `words are kept for each entry, the newest in place of older ones`() {
    var unsent = UnsentWords()
    unsent.keep(words("1"), about: subject("é"))
    unsent.keep(words("2"), about: subject("e\u{301}"))
    unsent.keep(words("3"), about: subject("é"))
    #expect(unsent[subject("é")]?.text == "3")
    #expect(unsent[subject("e\u{301}")]?.text == "2")
    unsent.keep(nil, about: subject("é"))
    #expect(unsent[subject("é")] == nil)
    #expect(unsent.entries.count == 1)
  }

  @Test func `another entry in the same place has no words`() {
    var unsent = UnsentWords()
    unsent.keep(words("1"), about: subject("1", "Ann"))
    #expect(unsent[subject("1", "Zed")] == nil)
    #expect(unsent[subject("1", "Ann")]?.text == "1")
  }

  @Test func `the oldest are forgotten`() {
    var unsent = UnsentWords()
    for number in 0...UnsentWords.capacity { unsent.keep(words("x"), about: subject("\(number)")) }
    #expect(unsent.entries.count == UnsentWords.capacity)
    #expect(unsent[subject("0")] == nil)
  }

  @Test func `they are read as they were kept`() {
    var unsent = UnsentWords()
    #expect(unsent.json == nil)
    unsent.keep(words("one\n\u{1B}"), about: subject("1"))
    unsent.keep(words("two"), about: subject("2"))
    #expect(UnsentWords(json: unsent.json).entries == unsent.entries)
    #expect(UnsentWords(json: .array([.null, .object([]), "x"])).entries.isEmpty)
  }

  @Test func `what two programs wrote is kept, and what one of them used is gone`() {
    var first = UnsentWords()
    first.keep(words("old"), about: subject("1"))
    first.keep(words("old"), about: subject("2"))
    let kept = UnsentWords(json: first.json)
    var second = kept
    second.keep(nil, about: subject("1"))
    second.keep(words("new"), about: subject("3"))
    second.merge(kept)
    #expect(second.entries.map(\.subject.id) == ["3", "2"])
  }

  @Test func `of words that were not touched here those of the file count`() {
    var first = UnsentWords()
    first.keep(words("v1"), about: subject("1"))
    first.keep(words("v1"), about: subject("2"))
    var idle = UnsentWords(json: first.json)
    first.keep(words("v2"), about: subject("1"))
    first.keep(nil, about: subject("2"))
    idle.merge(UnsentWords(json: first.json))
    #expect(idle.entries.map(\.words.text) == ["v2"])
  }

  @Test func `the oldest words that do not fit are forgotten`() {
    var unsent = UnsentWords()
    unsent.keep(words("old"), about: subject("1"))
    unsent.keep(words(String(repeating: "x", count: 90)), about: subject("2"))
    unsent.keep(words("new"), about: subject("3"))
    var room = 40
    unsent.fit(into: &room)
    #expect(unsent.entries.map(\.subject.id) == ["3", "1"])
    #expect(room == 40 - 2 * words("new").size)
  }
}
