import Foundation
import Testing

@testable import TerminalUI

struct TextAreaTests {
  private let rect = Rect(Size(width: 10, height: 3))
  private let text = "The quick brown fox\njumps\nover the lazy dog"

  private func area(_ cursor: Int? = nil, offset: Int = 0) -> TextArea {
    var input = TextInput(text: text, isMultiline: true)
    if let cursor { input.move(to: cursor) }
    return TextArea(input: input, viewport: Viewport(offset: offset))
  }

  @Test func `text is wrapped`() {
    #expect(
      area(0).lines(10, 6) == ["The quick", "brown fox", "jumps", "over the", "lazy dog", ""])
    #expect(area().cursorPoint(in: Rect(Size(width: 10, height: 6))) == Point(x: 8, y: 4))
  }

  @Test func `the cursor is always seen`() {
    #expect(area().lines(10, 3) == ["jumps", "over the", "lazy dog"])
    #expect(area().cursorPoint(in: rect) == Point(x: 8, y: 2))
    #expect(area().viewport(in: rect).offset == 2)
    #expect(area(0, offset: 2).lines(10, 3) == ["The quick", "brown fox", "jumps"])
    #expect(area(22, offset: 2).lines(10, 3) == ["jumps", "over the", "lazy dog"])
    #expect(area(22, offset: 2).cursorPoint(in: rect) == Point(x: 2, y: 0))
  }

  @Test func `the cursor behind a full row has a cell`() {
    var input = TextInput(text: "abcdefghi", isMultiline: true)
    #expect(TextArea(input: input).cursorPoint(in: rect) == Point(x: 9, y: 0))
    input.insert("j")
    #expect(TextArea(input: input).cursorPoint(in: rect) == Point(x: 1, y: 1))
    #expect(
      TextArea(input: TextInput(text: "a          ", isMultiline: true)).cursorPoint(in: rect)
        == Point(x: 9, y: 0))
  }

  @Test func `an empty area shows what belongs there`() {
    let empty = TextArea(input: TextInput(isMultiline: true), placeholder: "What happened here?")
    #expect(empty.lines(10, 3) == ["What", "happened", "here?"])
    #expect(empty.styles(10, 1) == ["aaaa", "a: dim"])
    #expect(empty.cursorPoint(in: rect) == Point(x: 0, y: 0))
  }

  @Test func `a click is at the nearest character of its row`() {
    for (x, y, cursor) in [(0, 0, 0), (4, 0, 4), (9, 0, 9), (2, 1, 12), (9, 2, 25), (3, 5, 43)] {
      #expect(area(0).cursor(at: Point(x: x, y: y), in: Rect(Size(width: 10, height: 6))) == cursor)
    }
    #expect(area(22, offset: 2).cursor(at: Point(x: 1, y: 0), in: rect) == 21)
  }

  @Test func `a bar tells where in the text its rows are`() {
    func bar(_ area: TextArea, height: Int) -> [String] {
      var grid = CellGrid(Size(width: 11, height: height))
      let text = Rect(Size(width: 10, height: height))
      area.drawBar(in: Rect(x: 10, y: 0, width: 1, height: height), beside: text, on: &grid)
      return grid.lines.map { $0.trimmingCharacters(in: CharacterSet.whitespaces) }
    }
    #expect(bar(area(0), height: 3) == ["▐", "│", "│"])
    #expect(bar(area(), height: 3) == ["│", "│", "▐"])
    #expect(bar(area(), height: 5) == ["", "", "", "", ""])
  }

  @Test func `tiny areas show what is at the cursor`() {
    #expect(area(0).lines(1, 1) == ["T"])
    #expect(area(0).lines(3, 2) == ["Th", "e"])
  }
}
