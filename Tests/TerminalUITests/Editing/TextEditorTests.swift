import TestSupport
import Testing

@testable import TerminalUI

struct TextEditorTests {
  private func editor(_ text: String, at cursor: Int = 0, columns: Int = 20) -> TextEditor {
    var editor = TextEditor(EditorText(text))
    editor.fit(EditorArea(columns: columns, height: 5))
    editor.move(to: cursor)
    return editor
  }

  private func after(_ commands: [EditorCommand], _ text: String, at cursor: Int) -> String {
    var editor = editor(text, at: cursor)
    for command in commands { editor.perform(command) }
    var bytes = editor.text.utf8
    bytes.insert(UInt8(ascii: "|"), at: editor.cursor)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ([EditorCommand.right], "e\u{301}a", 0, "e\u{301}|a"),
    ([.left], "a\r\nb", 3, "a|\r\nb"),
    ([.right], "a\r\nb", 1, "a\r\n|b"),
    ([.wordRight], "so, big word", 2, "so, big| word"),
    ([.wordLeft], "so, big word", 7, "so, |big word"),
    ([.deleteWordBackward], "naïve café", 12, "naïve |"),
    ([.deleteWordForward], "one two", 3, "one|"),
    ([.deleteBackward], "a👨‍👩‍👧b", 19, "a|b"),
    ([.deleteForward], "a\r\nb", 1, "a|b"),
    ([.deleteToLineEnd], "one two\nx", 3, "one|\nx"),
    ([.deleteToLineEnd], "one\nx", 3, "one|x"),
    ([.deleteToLineStart], "one\ntwo", 6, "one\n|o"),
    ([.lineEnd, .newLine], "  one\r\n", 0, "  one\r\n  |\r\n"),
    ([.tab], "ab", 2, "ab  |"),
    ([.tab], "\tab", 3, "\tab\t|"),
    ([.lineStart], "one\ntwo", 6, "one\n|two"),
    ([.textEnd], "one\ntwo", 0, "one\ntwo|"),
    ([.down, .down], "longer\na\nlonger", 5, "longer\na\nlonge|r"),
    ([.up], "one", 2, "|one"),
    ([.down], "one", 0, "one|"),
    ([.selectAll, .deleteBackward], "one\ntwo", 2, "|"),
    ([.selectRight, .selectRight, .left], "one", 1, "o|ne"),
    ([.selectWord, .right], "an odd word", 4, "an odd| word"),
    ([.selectLine, .cut], "one\ntwo\n", 1, "|two\n"),
    ([.down], "the first row of words that goes on", 2, "the first row of wo|rds that goes on"),
  ])
  func `a key does what people know`(
    commands: [EditorCommand], text: String, cursor: Int, result: String
  ) {
    #expect(after(commands, text, at: cursor) == result)
  }

  @Test func `what is typed takes the place of what is selected`() {
    var editor = editor("one two three")
    editor.select(4..<7)
    editor.type("2")
    #expect(editor.text.string == "one 2 three" && editor.cursor == 5)
    editor.perform(.undo)
    #expect(editor.text.string == "one two three" && editor.selection.range == 4..<7)
  }

  @Test func `a word is undone as one, and so are deletions`() {
    var editor = editor("")
    for character in "some words here" { editor.type(String(character)) }
    for _ in 0..<3 { editor.perform(.deleteBackward) }
    #expect(editor.text.string == "some words h")
    var texts: [String] = []
    while editor.undo() { texts.append(editor.text.string) }
    #expect(texts == ["some words here", "some words ", "some ", ""])
    while editor.redo() {}
    #expect(editor.text.string == "some words h")
  }

  @Test func `moving the cursor ends what is undone as one`() {
    var editor = editor("")
    editor.type("ab")
    editor.perform(.left)
    editor.type("x")
    editor.perform(.undo)
    #expect(editor.text.string == "ab")
  }

  @Test func `pasted line ends become those of the text`() {
    var editor = editor("a\r\nb\r\n")
    editor.paste("1\r2\n3\r\n")
    #expect(editor.text.string == "1\r\n2\r\n3\r\na\r\nb\r\n")
    editor.perform(.undo)
    #expect(editor.text.string == "a\r\nb\r\n")
  }

  @Test func `a million bytes are pasted and undone`() {
    var editor = editor("start end", at: 6)
    let long = String(repeating: "All work and no play.\n", count: 50_000)
    editor.paste(long)
    #expect(editor.text.count == 9 + long.utf8.count && editor.position.line == 50_001)
    #expect(editor.perform(.undo) == .changed)
    #expect(editor.text.string == "start end")
  }

  @Test func `what was saved is known after undoing, too`() {
    var editor = editor("a")
    #expect(!editor.isModified)
    editor.type("b")
    let saved = editor.revision
    editor.markSaved(saved)
    editor.type("c")
    #expect(editor.isModified)
    editor.undo()
    #expect(!editor.isModified && editor.text.string == "ba")
    editor.undo()
    #expect(editor.isModified)
    editor.type("z")
    editor.markSaved(saved)
    #expect(editor.isModified)
  }

  @Test func `what can be undone is bounded`() {
    var editor = TextEditor(EditorText(), undoBytes: 10_000)
    for _ in 0..<100 { editor.paste(String(repeating: "x", count: 500)) }
    var count = 0
    while editor.undo() { count += 1 }
    #expect((5...13).contains(count))
    // The last step stays, however large.
    editor.paste(String(repeating: "y", count: 50_000))
    let isUndone = editor.undo()
    #expect(isUndone)
  }

  @Test func `a text that is only read is not changed`() {
    var editor = TextEditor(EditorText("abc"), isReadOnly: true)
    editor.selectAll()
    for command in EditorCommand.allCases where command.isChange {
      #expect(editor.perform(command) == .refused)
    }
    #expect(!editor.type("x") && !editor.paste("y"))
    #expect(editor.perform(.copy) == .copied("abc") && editor.text.string == "abc")
  }

  @Test func `a text from outside keeps the cursor where it was`() {
    var editor = editor("first\nsecond\nthird\n", at: 15)
    editor.replaceAll(with: EditorText("first\nsecond, longer\nthird\n"))
    #expect(editor.text.string == "first\nsecond, longer\nthird\n" && editor.cursor == 23)
    #expect(!editor.isModified)
    editor.undo()
    #expect(editor.text.string == "first\nsecond\nthird\n" && editor.cursor == 15)
    #expect(editor.isModified)
    editor.replaceAll(with: EditorText())
    #expect(editor.cursor == 0 && editor.text.isEmpty)
  }

  @Test func `searching finds letters of both sizes and goes round`() {
    var editor = editor("Straße ÄRGER ärger ΣΊΣΥΦΟΣ σίσυφος k")
    editor.search = EditorSearch("ärger")
    #expect(editor.perform(.findNext) == .moved && editor.selectedText == "ÄRGER")
    #expect(editor.perform(.findNext) == .moved && editor.selectedText == "ärger")
    #expect(editor.matches() == EditorMatches(count: 2, isMore: false, number: 2))
    #expect(editor.perform(.findNext) == .wentRound && editor.selectedText == "ÄRGER")
    #expect(editor.perform(.findPrevious) == .wentRound && editor.selectedText == "ärger")
    editor.search = EditorSearch("σίσυφος")
    #expect(editor.matches().count == 2)
    editor.search = EditorSearch("nowhere")
    #expect(editor.perform(.findNext) == .nothing)
    #expect(EditorSearch("") == nil)
  }

  @Test func `a match is found across the parts of a long text`() {
    let filler = String(repeating: "-", count: 65_530)
    var editor = editor(filler + "needle" + filler + "needle")
    editor.search = EditorSearch("NEEDLE")
    editor.perform(.findNext)
    #expect(editor.selection.range == 65_530..<65_536)
    editor.perform(.textEnd)
    editor.perform(.findPrevious)
    editor.perform(.findPrevious)
    #expect(editor.selection.range == 65_530..<65_536)
    #expect(editor.matches(atMost: 1) == EditorMatches(count: 1, isMore: true, number: 1))
  }

  @Test func `positions count lines and characters`() {
    var editor = editor("one\r\nzwö👍🏽x\n", at: 17)
    #expect(editor.position == EditorPosition(line: 2, column: 5))
    editor.goToLine(99)
    #expect(editor.position == EditorPosition(line: 3, column: 1))
    editor.goToLine(-5)
    #expect(editor.cursor == 0)
  }

  @Test func `words are selected by what they are`() {
    var editor = editor("an odd-word  here\n")
    for (place, word) in [(4, "odd"), (6, "-"), (11, "  "), (17, "")] {
      editor.selectWord(at: place)
      #expect(editor.selectedText == word)
    }
  }
}
