import TestSupport
import Testing

@testable import TerminalUI

/// Random runs of edits, against a model and with any text.
struct TextInputRandomTests {
  /// A text as characters that never join, with the same edits made the simple way.
  private struct Model {
    var characters: [Character] = []
    var cursor = 0

    private func isWord(_ place: Int) -> Bool {
      characters[place].isLetter || characters[place].isNumber
    }

    var wordStart: Int {
      var place = cursor
      while place > 0, !isWord(place - 1) { place -= 1 }
      while place > 0, isWord(place - 1) { place -= 1 }
      return place
    }

    var wordEnd: Int {
      var place = cursor
      while place < characters.count, !isWord(place) { place += 1 }
      while place < characters.count, isWord(place) { place += 1 }
      return place
    }

    var lineStart: Int { characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }
    var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

    mutating func delete(_ range: Range<Int>) {
      characters.removeSubrange(range)
      cursor = range.lowerBound
    }
  }

  private static let alphabet: [Character] = ["a", "7", " ", "é", "日", "👍🏽", ".", "\n"]

  @Test func `edits do what a list of characters would`() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      var (input, model) = (TextInput(isMultiline: true), Model())
      for _ in 0..<60 {
        step(Int.random(in: 0..<14, using: &random), &input, &model, &random)
        #expect(input.text == String(model.characters))
        #expect(input.cursor == model.cursor)
      }
    }
  }

  private func step(
    _ number: Int, _ input: inout TextInput, _ model: inout Model,
    _ random: inout SeededGenerator
  ) {
    let count = model.characters.count
    switch number {
    case 0: input.moveLeft(); model.cursor = max(0, model.cursor - 1)
    case 1: input.moveRight(); model.cursor = min(count, model.cursor + 1)
    case 2: input.moveWordLeft(); model.cursor = model.wordStart
    case 3: input.moveWordRight(); model.cursor = model.wordEnd
    case 4: input.moveStart(); model.cursor = model.lineStart
    case 5: input.moveEnd(); model.cursor = model.lineEnd
    case 6: input.deleteBackward(); model.delete(max(0, model.cursor - 1)..<model.cursor)
    case 7: input.deleteForward(); model.delete(model.cursor..<min(count, model.cursor + 1))
    case 8: input.deleteWordBackward(); model.delete(model.wordStart..<model.cursor)
    case 9 where number == 9 && Int.random(in: 0..<4, using: &random) == 0:
      input.deleteToStart()
      model.delete(model.lineStart..<model.cursor)
    default:
      let text = (0..<3).compactMap { _ in Self.alphabet.randomElement(using: &random) }
      input.insert(String(text))
      model.characters.insert(contentsOf: text, at: model.cursor)
      model.cursor += text.count
    }
  }

  @Test(arguments: [false, true])
  func `the cursor stands between characters, whatever is typed`(isMultiline: Bool) {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<100 {
      var input = TextInput(isMultiline: isMultiline)
      for _ in 0..<30 {
        change(&input, &random)
        let text = input.text
        #expect(String.Index(input.index, within: text) != nil, "\(text.debugDescription)")
        #expect((0...text.count).contains(input.cursor))
        let rect = Rect(x: 3, y: 2, width: Int.random(in: 1..<9, using: &random), height: 3)
        let field = TextField(label: "Go", input: input).cursorPoint(in: rect)
        let area = TextArea(input: input).cursorPoint(in: rect)
        #expect(field.map(rect.contains) == true && area.map(rect.contains) == true)
      }
      #expect(isMultiline || !input.text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
    }
  }

  private func change(_ input: inout TextInput, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: input.moveLeft()
    case 1: input.moveWordLeft()
    case 2: input.moveUp(columns: 4)
    case 3: input.moveDown(columns: 4)
    case 4: input.deleteBackward()
    case 5: input.deleteForward()
    default: input.insert(random.text())
    }
  }
}
