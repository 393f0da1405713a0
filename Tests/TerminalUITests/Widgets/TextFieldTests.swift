import Testing

@testable import TerminalUI

struct TextFieldTests {
  private func field(_ text: String, at cursor: Int? = nil) -> TextField {
    var input = TextInput(text: text)
    if let cursor { input.move(to: cursor) }
    return TextField(label: "Search:", input: input, placeholder: "Name or text")
  }

  private let rect = Rect(Size(width: 20, height: 1))

  @Test func `label and text`() {
    #expect(field("goblin").lines(20, 1) == ["Search: goblin"])
    #expect(field("goblin").styles(20, 1) == ["aaaaaaa", "a: bold"])
    #expect(field("goblin").cursorPoint(in: rect) == Point(x: 14, y: 0))
    #expect(field("日本", at: 1).cursorPoint(in: rect) == Point(x: 10, y: 0))
  }

  @Test func `an empty field shows what belongs there`() {
    #expect(field("").lines(24, 1) == ["Search: Name or text"])
    #expect(field("").lines(16, 1) == ["Search: Name or…"])
    #expect(field("").styles(24, 1) == ["aaaaaaa bbbbbbbbbbbb", "a: bold", "b: dim"])
    #expect(field("").cursorPoint(in: rect) == Point(x: 8, y: 0))
  }

  @Test func `a click is at the nearest character`() {
    for (x, cursor) in [(0, 0), (8, 0), (10, 2), (14, 6), (19, 6)] {
      #expect(field("goblin").cursor(at: Point(x: x, y: 0), in: rect) == cursor)
    }
    #expect(field("日本").cursor(at: Point(x: 11, y: 0), in: rect) == 1)
    let long = field("abcdefghijklmnopqrstuvwxyz")
    #expect(long.cursor(at: Point(x: 9, y: 0), in: rect) == 16)
  }

  @Test func `a long text moves so that the cursor is seen`() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    #expect(field(text).lines(20, 1) == ["Search: …qrstuvwxyz"])
    #expect(field(text).cursorPoint(in: rect) == Point(x: 19, y: 0))
    #expect(field(text, at: 0).lines(20, 1) == ["Search: abcdefghijk…"])
    #expect(field(text, at: 9).cursorPoint(in: rect) == Point(x: 17, y: 0))
    #expect(field(text, at: 13).lines(20, 1) == ["Search: …fghijklmno…"])
    #expect(field(text, at: 13).cursorPoint(in: rect) == Point(x: 17, y: 0))
  }

  @Test func `the character under the cursor is never cut`() {
    let text = String(repeating: "日", count: 30)
    for place in 0...30 {
      let field = field(text, at: place)
      guard let point = field.cursorPoint(in: rect) else { Issue.record("no cursor"); continue }
      let grid = field.drawn(20, 1)
      #expect(grid.text(of: grid[point.x, 0]) == (place < 30 ? "日" : " "))
    }
  }

  @Test func `a long label leaves half of the line`() {
    var field = field("goblin")
    field.label = "A very long label"
    #expect(field.lines(16, 1) == ["A very… goblin"])
  }

  @Test func `tiny fields show what is at the cursor`() {
    #expect(field("goblin", at: 0).lines(1, 1) == ["g"])
    #expect(field("goblin", at: 2).lines(3, 2) == ["bli", ""])
    #expect(field("goblin").lines(3, 2) == ["in", ""])
    #expect(field("goblin").cursorPoint(in: Rect(Size(width: 0, height: 0))) == nil)
  }
}
