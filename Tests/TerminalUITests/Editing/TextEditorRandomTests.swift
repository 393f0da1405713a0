import TestSupport
import Testing

@testable import TerminalUI

/// Random runs of keys, with any text.
struct TextEditorRandomTests {
  private func step(_ editor: inout TextEditor, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: editor.type(random.text())
    case 1: editor.paste(random.text() + "\r\n" + random.text())
    case 2: editor.move(to: Int.random(in: 0...editor.text.count + 3, using: &random))
    case 3: editor.scroll(by: Int.random(in: -9...9, using: &random))
    case 4: editor.selectWord(at: Int.random(in: 0...editor.text.count, using: &random))
    default:
      let commands = EditorCommand.allCases.filter { $0 != .undo && $0 != .redo }
      editor.perform(commands.randomElement(using: &random) ?? .left)
    }
  }

  private func isBetween(_ place: Int, in string: String) -> Bool {
    guard place <= string.utf8.count else { return false }
    return String.Index(string.utf8.index(string.startIndex, offsetBy: place), within: string)
      != nil
  }

  @Test func `undoing all gives the first text, redoing all the last one`() {
    var random = SeededGenerator(seed: 41)
    for turn in 0..<60 {
      let first = turn % 2 == 0 ? "" : String(repeating: random.text() + "\n", count: 900)
      var editor = TextEditor(EditorText(first))
      editor.fit(EditorArea(columns: Int.random(in: 1...30, using: &random), height: 4))
      for _ in 0..<50 { step(&editor, &random) }
      let last = editor.text
      while editor.undo() {}
      #expect(editor.text.string.utf8.elementsEqual(first.utf8))
      #expect(!editor.isModified)
      while editor.redo() {}
      #expect(editor.text == last)
    }
  }

  @Test func `the cursor stands between two characters and is seen`() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<80 {
      let rect = Rect(
        x: 2, y: 1, width: Int.random(in: 1...12, using: &random),
        height: Int.random(in: 1...4, using: &random))
      var editor = TextEditor()
      for _ in 0..<40 {
        editor.fit(EditorView(editor: editor).area(in: rect))
        step(&editor, &random)
        if Int.random(in: 0..<9, using: &random) == 0 { editor.undo() }
        let string = editor.text.string
        #expect(isBetween(editor.cursor, in: string), "\(string.debugDescription) \(editor.cursor)")
        #expect(isBetween(editor.selection.anchor, in: string), "\(string.debugDescription)")
        let point = EditorView(editor: editor).cursorPoint(in: rect)
        if editor.followsCursor { #expect(point != nil, "\(string.debugDescription)") }
        if let point { #expect(rect.contains(point)) }
      }
    }
  }

  @Test func `a click puts the cursor where it is seen`() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<200 {
      let rect = Rect(x: 1, y: 1, width: 14, height: 5)
      var editor = TextEditor(EditorText(random.text() + " words " + random.text()))
      editor.fit(EditorView(editor: editor).area(in: rect))
      let view = EditorView(editor: editor)
      let point = Point(
        x: Int.random(in: 0...16, using: &random), y: Int.random(in: 0...7, using: &random))
      editor.move(to: view.offset(at: point, in: rect))
      guard let cursor = EditorView(editor: editor).cursorPoint(in: rect) else { continue }
      #expect(cursor.y <= max(1, point.y) && (cursor.x <= max(1, point.x) || point.y > cursor.y))
    }
  }
}
