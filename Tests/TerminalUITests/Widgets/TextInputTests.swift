import TestSupport
import Testing

@testable import TerminalUI

struct TextInputTests {
  private func edited(
    _ text: String, at cursor: Int? = nil, isMultiline: Bool = false,
    _ edit: (inout TextInput) -> Void
  ) -> String {
    var input = TextInput(text: text, isMultiline: isMultiline)
    if let cursor { input.move(to: cursor) }
    edit(&input)
    var text = input.text
    text.insert("|", at: input.index)
    return text
  }

  @Test func `it begins with the cursor behind the text`() {
    #expect(edited("abc") { _ in } == "abc|")
    #expect(TextInput(text: "日本").cursor == 2)
    #expect(TextInput().cursor == 0)
  }

  @Test func `text is inserted before the cursor`() {
    #expect(edited("ad", at: 1) { $0.insert("bc") } == "abc|d")
    #expect(edited("ad", at: -3) { $0.insert("x") } == "x|ad")
    #expect(edited("ad", at: 30) { $0.insert("x") } == "adx|")
  }

  @Test func `line breaks and tabs become spaces`() {
    #expect(edited("") { $0.insert("a\r\nb\rc\nd\te\u{2028}f") } == "a b c d e f|")
    #expect(
      edited("", isMultiline: true) { $0.insert("a\r\nb\rc\u{2028}\td") } == "a\nb\nc\n    d|")
  }

  @Test func `whole characters are deleted`() {
    #expect(edited("a👍🏽") { $0.deleteBackward() } == "a|")
    #expect(edited("e\u{301}b", at: 0) { $0.deleteForward() } == "|b")
    #expect(edited("ab", at: 0) { $0.deleteBackward() } == "|ab")
    #expect(edited("ab") { $0.deleteForward() } == "ab|")
    #expect(edited("a\nb", at: 2, isMultiline: true) { $0.deleteBackward() } == "a|b")
  }

  @Test func `words are deleted and stepped over`() {
    #expect(edited("one two_2, ") { $0.deleteWordBackward() } == "one |")
    #expect(edited("one two", at: 5) { $0.deleteWordBackward() } == "one |wo")
    #expect(edited("one two") { $0.moveWordLeft() } == "one |two")
    #expect(edited("one, two", at: 1) { $0.moveWordRight() } == "one|, two")
    #expect(edited("one, two", at: 3) { $0.moveWordRight() } == "one, two|")
    #expect(edited("  ", at: 0) { $0.moveWordRight() } == "  |")
    #expect(edited("  ") { $0.moveWordLeft() } == "|  ")
  }

  @Test func `the line is deleted to its ends`() {
    #expect(edited("abcd", at: 2) { $0.deleteToStart() } == "|cd")
    #expect(edited("abcd", at: 2) { $0.deleteToEnd() } == "ab|")
    #expect(edited("a\nbcd\ne", at: 4, isMultiline: true) { $0.deleteToStart() } == "a\n|d\ne")
    #expect(edited("a\nbcd\ne", at: 4, isMultiline: true) { $0.deleteToEnd() } == "a\nbc|\ne")
    #expect(edited("a\nb", at: 1, isMultiline: true) { $0.deleteToEnd() } == "a|b")
  }

  @Test func `the cursor moves by characters and to the ends`() {
    #expect(edited("a🇩🇪b", at: 2) { $0.moveLeft() } == "a|🇩🇪b")
    #expect(edited("a🇩🇪b", at: 1) { $0.moveRight() } == "a🇩🇪|b")
    #expect(edited("ab", at: 0) { $0.moveLeft() } == "|ab")
    #expect(edited("ab") { $0.moveRight() } == "ab|")
    #expect(edited("a\nbcd", at: 4, isMultiline: true) { $0.moveStart() } == "a\n|bcd")
    #expect(edited("a\nbcd", at: 0, isMultiline: true) { $0.moveEnd() } == "a|\nbcd")
    #expect(edited("a\nb", isMultiline: true) { $0.moveTextStart() } == "|a\nb")
    #expect(edited("a\nb", at: 0, isMultiline: true) { $0.moveTextEnd() } == "a\nb|")
  }

  @Test func `up and down keep the column`() {
    let text = "abcd\nx\n日本語\n"
    #expect(edited(text, at: 3, isMultiline: true) { $0.moveDown() } == "abcd\nx|\n日本語\n")
    let down: (inout TextInput) -> Void = {
      $0.moveDown(); $0.moveDown()
    }
    #expect(edited(text, at: 3, isMultiline: true, down) == "abcd\nx\n日|本語\n")
    #expect(
      edited(text, at: 9, isMultiline: true) {
        $0.moveUp(); $0.moveUp()
      } == "abcd|\nx\n日本語\n")
    #expect(edited(text, at: 3, isMultiline: true) { $0.moveUp() } == "|abcd\nx\n日本語\n")
    #expect(edited("ab\ncd", at: 3, isMultiline: true) { $0.moveDown() } == "ab\ncd|")
  }

  @Test func `up and down follow wrapped rows`() {
    let text = "one two three"
    #expect(edited(text, at: 1, isMultiline: true) { $0.moveDown(columns: 8) } == "one two t|hree")
    #expect(edited(text, at: 11, isMultiline: true) { $0.moveUp(columns: 8) } == "one| two three")
    // The end of a wrapped row is the start of the next, so the cursor stays before it.
    #expect(edited("abcdef", at: 6, isMultiline: true) { $0.moveUp(columns: 3) } == "ab|cdef")
  }

  @Test func `marks join what they meet`() {
    #expect(
      edited("b", at: 0) {
        $0.insert("\u{301}"); $0.move(to: 0); $0.insert("e")
      } == "e\u{301}|b")
    #expect(edited("eX\u{301}", at: 1) { $0.deleteForward() } == "e|")
  }

  @Test func `a text has a longest length`() {
    var input = TextInput(text: String(repeating: "a", count: 9_999))
    let parts = ["日b", "b", "c"].map { input.insert($0) }
    #expect(parts == [false, true, false])
    #expect(input.text.utf8.count == 10_000)
    #expect(input.text.last == "b")
  }

  @Test func `a paste of a megabyte is taken whole`() {
    let line = "Ein Absatz mit ä und 日本語 und 👍🏽.\r\n"
    let paste = String(repeating: line, count: 1_000_000 / line.utf8.count)
    var input = TextInput(text: "start ", isMultiline: true)
    let fits = input.insert(paste)
    #expect(fits)
    #expect(input.text.utf8.count > 900_000)
    #expect(input.offset == input.text.utf8.count)
    let area = TextArea(input: input)
    #expect(area.drawn(40, 4).lines.dropLast().allSatisfy { !$0.isEmpty })
    #expect(area.cursorPoint(in: Rect(Size(width: 40, height: 4))) == Point(x: 0, y: 3))
  }
}
