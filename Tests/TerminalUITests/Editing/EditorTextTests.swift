import TestSupport
import Testing

@testable import TerminalUI

struct EditorTextTests {
  /// A text as bytes, with lines found the simple way.
  private struct Model {
    var bytes: [UInt8]

    /// The places behind the line ends.
    var breaks: [Int] {
      bytes.indices.filter {
        bytes[$0] == 10 || bytes[$0] == 13 && !($0 + 1 < bytes.count && bytes[$0 + 1] == 10)
      }.map { $0 + 1 }
    }

    /// Places where no character of UTF-8 is cut.
    func isWhole(_ place: Int) -> Bool { place == bytes.count || bytes[place] & 0xC0 != 0x80 }
  }

  private static let parts = ["a", "\n", "\r", "\r\n", "é", "日本", "👍🏽", "some words ", "\t"]

  private func text(_ random: inout SeededGenerator, _ most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random))
      .map { _ in Self.parts[Int.random(in: 0..<Self.parts.count, using: &random)] }.joined()
  }

  @Test(arguments: [3, 4_000])
  func `edits do what they do to a list of bytes`(most: Int) throws {
    var random = SeededGenerator(seed: UInt64(most))
    var model = Model(bytes: Array(text(&random, most).utf8))
    var text = try EditorText(model.bytes)
    for turn in 0..<(most > 100 ? 60 : 300) {
      var ends = (0..<2).map { _ in Int.random(in: 0...model.bytes.count, using: &random) }.sorted()
      if Bool.random(using: &random) { ends[1] = min(model.bytes.count, ends[0] + 3) }
      for index in 0..<2 { while !model.isWhole(ends[index]) { ends[index] -= 1 } }
      let added = self.text(&random, turn % 5 == 0 ? most : 3)
      text.replace(ends[0]..<ends[1], with: added)
      model.bytes.replaceSubrange(ends[0]..<ends[1], with: Array(added.utf8))
      check(text, model, &random)
    }
  }

  private func check(_ text: EditorText, _ model: Model, _ random: inout SeededGenerator) {
    #expect(text.utf8 == model.bytes)
    let breaks = model.breaks
    #expect(text.lineCount == breaks.count + 1)
    for _ in 0..<5 {
      let line = Int.random(in: 0...breaks.count, using: &random)
      #expect(text.start(ofLine: line) == (line == 0 ? 0 : breaks[line - 1]))
      let place = Int.random(in: 0...model.bytes.count, using: &random)
      guard model.isWhole(place) else { continue }
      #expect(text.line(at: place) == breaks.count { $0 <= place })
      #expect(text[place..<place + 9] == Array(model.bytes[place...].prefix(9)))
    }
    let leaves = 2 * model.bytes.count / TextNode.chunkSize + 2
    #expect(text.height <= 4 + 2 * (Int.bitWidth - leaves.leadingZeroBitCount))
  }

  @Test func `the tree stays low however much is typed`() {
    var text = EditorText()
    for number in 0..<20_000 {
      let place = number % 3 == 0 ? 0 : text.count
      text.replace(place..<place, with: "word ")
    }
    #expect(text.count == 100_000)
    #expect(text.height <= 9)
  }

  @Test func `a copy stays what it was`() {
    var text = EditorText(String(repeating: "line\n", count: 5_000))
    let copy = text
    text.replace(12_000..<13_000, with: "x")
    #expect(copy.count == 25_000 && text.count == 24_001)
    #expect(copy != text)
    text.replace(12_000..<12_001, with: copy.string(in: 12_000..<13_000))
    #expect(copy == text)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 1), ([0xC3], 0), ([0x61, 0x62, 0xE2, 0x82], 2), ([0xED, 0xA0, 0x80], 0),
      ([0xC0, 0xAF], 0), ([0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
    ] as [([UInt8], Int)])
  func `bytes that are no text are told by their place`(bytes: [UInt8], offset: Int) {
    let plain = Array(repeating: UInt8(ascii: "x"), count: 19)
    #expect(throws: EditorTextError.notUTF8(offset: offset + 19)) {
      try EditorText(plain + bytes)
    }
  }

  @Test(arguments: [
    ("a\nb\r\nc\n", EditorLineEnd.lineFeed), ("a\r\nb\r\nc\n", .returnAndFeed),
    ("a\rb\r", .carriageReturn), ("", .lineFeed), ("\r\n", .returnAndFeed),
  ])
  func `the line end of most lines is known`(string: String, end: EditorLineEnd) {
    #expect(EditorText(string).lineEnd == end)
  }

  @Test func `lines have no ends`() {
    let text = EditorText("one\r\ntwo\rthree\n")
    #expect(
      (0..<5).map { text.string(in: text.range(ofLine: $0)) } == ["one", "two", "three", "", ""])
  }

  @Test func `characters end where a string has them end`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<600 {
      let string = random.text() + random.text()
      let text = EditorText(string)
      var places = [0]
      for character in string { places.append(places[places.count - 1] + character.utf8.count) }
      for (place, next) in zip(places, places.dropFirst()) {
        #expect(text.endOfCharacter(at: place) == next, "\(string.debugDescription)")
        #expect(text.startOfCharacter(before: next) == place, "\(string.debugDescription)")
        for inner in place..<next {
          #expect(text.roundedDown(inner) == place, "\(string.debugDescription)")
        }
        if next > place + 1 { #expect(text.roundedUp(place + 1) == next) }
      }
    }
  }
}
