import Testing

@testable import TerminalUI

struct EditorViewTests {
  private func view(_ text: String, at cursor: Int = 0, numbers: Bool = false) -> EditorView {
    var editor = TextEditor(EditorText(text))
    editor.move(to: cursor)
    return EditorView(editor: editor, showsLineNumbers: numbers)
  }

  @Test func `rows end behind words`() {
    #expect(
      view("The quick brown fox\njumps\n\nover").lines(12, 6)
        == ["The quick", "brown fox", "jumps", "", "over", ""])
    // A space may stand in the column for the cursor.
    #expect(view("abcde fghij k").lines(7, 3) == ["abcde", "fghij", "k"])
    #expect(view("abcdefghijk").lines(7, 3) == ["abcde", "fghij", "k"])
  }

  @Test func `wide characters, marks and tabs keep their columns`() {
    #expect(view("日本語の題名").lines(7, 3) == ["日本", "語の", "題名"])
    #expect(view("\ta\tb\nab\tc").lines(20, 2) == ["    a   b", "ab  c"])
    #expect(view("e\u{301}x👍🏽y").lines(20, 1) == ["e\u{301}x👍🏽y"])
    #expect(view("שלום a").lines(20, 1) == ["שלום a"])
  }

  @Test func `controls are seen and not obeyed`() {
    #expect(view("a\u{1B}[31m\u{202E}b\u{0}").lines(30, 1) == ["a␛[31m<U+202E>b␀"])
  }

  @Test func `lines of every kind of end are lines`() {
    #expect(view("a\r\nb\rc\nd").lines(10, 4) == ["a", "b", "c", "d"])
  }

  @Test func `what is selected is reversed, its line end too`() {
    var view = view("one two\nthree")
    view.editor.select(4..<10)
    #expect(view.styles(12, 2) == ["    aaaa", "aa", "a: reverse"])
  }

  @Test func `what is found is marked`() {
    var view = view("a cat, a Cat")
    view.editor.search = EditorSearch("cat")
    #expect(view.styles(20, 1) == ["  aaa    aaa", "a: bold underline"])
  }

  @Test func `numbers stand before the first row of a line`() {
    let view = view(
      "one\ntwo words that are long enough to need a second row\nthree", numbers: true)
    #expect(
      view.lines(40, 4) == [
        "  1 one", "  2 two words that are long enough to", "    need a second row", "  3 three",
      ])
    #expect(view.lines(20, 1) == ["one                ▐"])
    #expect(view.cursorPoint(in: Rect(Size(width: 40, height: 4))) == Point(x: 4, y: 0))
  }

  @Test func `a bar tells where the rows are`() {
    let text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
    #expect(view(text).lines(10, 3) == ["line 0   ▐", "line 1   │", "line 2   │"])
    #expect(view(text, at: text.utf8.count).lines(10, 3).last == "line 49  ▐")
  }

  @Test func `scrolling leaves the cursor, and typing comes back to it`() {
    let text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
    let rect = Rect(Size(width: 10, height: 3))
    var editor = view(text).editor
    editor.fit(EditorView(editor: editor).area(in: rect))
    editor.scroll(by: 10)
    #expect(EditorView(editor: editor).lines(10, 1).first?.hasPrefix("line 10") == true)
    #expect(EditorView(editor: editor).cursorPoint(in: rect) == nil)
    editor.scroll(by: 500)
    #expect(
      EditorView(editor: editor).lines(10, 3).map { $0.prefix(7) } == [
        "line 47", "line 48", "line 49",
      ])
    editor.type("x")
    #expect(EditorView(editor: editor).cursorPoint(in: rect) == Point(x: 1, y: 0))
  }

  @Test func `what is seen stays when the window changes or a line above does`() {
    let text = (0..<50).map { "line \($0) with some words" }.joined(separator: "\n")
    var editor = view(text).editor
    editor.fit(EditorArea(columns: 40, height: 3))
    editor.scroll(by: 20)
    editor.fit(EditorArea(columns: 10, height: 3))
    #expect(editor.position.line == 1 && editor.text.line(at: editor.top) == 20)
    var other = editor.text
    other.replace(0..<0, with: "new\nlines\n")
    editor.replaceAll(with: other)
    #expect(editor.text.line(at: editor.top) == 22 && editor.position.line == 1)
  }

  @Test func `a long line is drawn and walked through`() {
    let line = String(repeating: "0123456789 ", count: 100_000)
    let rect = Rect(Size(width: 40, height: 5))
    var editor = view(line, at: 550_000).editor
    editor.fit(EditorView(editor: editor).area(in: rect))
    for command in [EditorCommand.up, .down, .down, .pageDown, .pageUp, .newLine, .textEnd, .up] {
      editor.perform(command)
      #expect(EditorView(editor: editor).cursorPoint(in: rect) != nil)
    }
    editor.type("x")
    #expect(editor.text.count == line.utf8.count + 2)
    #expect(EditorView(editor: editor).lines(40, 5).allSatisfy { $0.count <= 40 })
  }

  @Test func `the rows of a long line hold all of it once`() {
    for word in ["0123456789 ", "日本", "e\u{301}", "x"] {
      let text = EditorText(String(repeating: word, count: 3_000) + "\nend")
      let rows = EditorRows(of: text, columns: 17)
      let all = rows.rows(from: rows.row(at: 0), atMost: .max)
      #expect(all.first?.range.lowerBound == 0 && all.last?.range.upperBound == text.count)
      for (row, next) in zip(all, all.dropFirst()) {
        #expect(next.range.lowerBound - row.range.upperBound == (row.endsLine ? 1 : 0))
      }
      for step in [1, 7, all.count / 2, all.count - 1] {
        let (found, count) = rows.row(step, before: all[all.count - 1])
        #expect(count == step && found == all[all.count - 1 - step])
      }
    }
  }

  @Test func `tiny areas show what is at the cursor`() {
    #expect(view("abc\ndef").lines(1, 1) == ["a"])
    #expect(view("abc\ndef").lines(3, 2) == ["ab", "c"])
    #expect(view("abc\ndef", at: 5).lines(3, 1) == ["de"])
    #expect(view("日").lines(1, 1) == [""])
  }
}
