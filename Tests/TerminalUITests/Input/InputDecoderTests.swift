import TestSupport
import Testing

@testable import TerminalUI

struct InputDecoderTests {
  @Test(arguments: InputCase.all)
  func `bytes are the same events in one piece and one by one`(input: InputCase) {
    var whole = InputDecoder()
    #expect(whole.feed(input.bytes) == input.events)
    #expect(!whole.isWaiting)

    var single = InputDecoder()
    #expect(input.bytes.flatMap { single.feed(CollectionOfOne($0)) } == input.events)
    #expect(!single.isWaiting)
  }

  @Test func `a stream is the same events however it is cut`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let cases = InputCase.all.shuffled(using: &random)
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      var rest = cases.flatMap(\.bytes)[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...12, using: &random))
        rest = rest.dropFirst(piece.count)
        events += decoder.feed(piece)
      }
      #expect(events == cases.flatMap(\.events))
    }
  }

  @Test func `a grapheme in one feed is one key`() {
    var decoder = InputDecoder()
    #expect(decoder.feed("e\u{301}👩‍👩‍👧".utf8) == [.type("e\u{301}"), .type("👩‍👩‍👧")])
  }

  @Test func `a grapheme cut by feeds makes the same text`() {
    var decoder = InputDecoder()
    let text = "e\u{301}👩‍👩‍👧🇩🇪"
    var typed = ""
    for case .key(let press) in text.utf8.flatMap({ decoder.feed([$0]) }) {
      if case .character(let character) = press.key { typed.append(character) }
    }
    #expect(typed == text)
  }

  @Test(arguments: [
    InputCase("ESC", "\u{1B}", .key(.escape)),
    InputCase("two ESC", "\u{1B}\u{1B}", .key(.escape), .key(.escape)),
    InputCase(
      "four ESC", "\u{1B}\u{1B}\u{1B}\u{1B}", .key(.escape), .key(.escape), .key(.escape),
      .key(.escape)),
    InputCase("Alt-[", "\u{1B}[", .type("[", .alt)),
    InputCase("Alt-O", "\u{1B}O", .type("O", .alt)),
    InputCase("Alt-]", "\u{1B}]", .type("]", .alt)),
    InputCase("Alt-P", "\u{1B}P", .type("P", .alt)),
    InputCase("Alt-], Escape", "\u{1B}]\u{1B}", .type("]", .alt), .key(.escape)),
    InputCase("Escape, Alt-[", "\u{1B}\u{1B}[", .key(.escape), .type("[", .alt)),
    InputCase("half a character", bytes: [0xE6, 0x97], [.type("\u{FFFD}")]),
    InputCase("Alt and half a character", bytes: [0x1B, 0xE6], [.type("\u{FFFD}", .alt)]),
    InputCase("part of a sequence", "\u{1B}[1;5"),
    InputCase("part of a mouse report", "\u{1B}[<0;1"),
    InputCase("part of an X10 report", "\u{1B}[M "),
    InputCase("part of a console key", "\u{1B}[["),
    InputCase("a string without end", "\u{1B}]11;rgb:"),
    InputCase("a string with half its end", "\u{1B}]11;rgb:\u{1B}"),
    InputCase("Escape, part of a sequence", "\u{1B}\u{1B}[1;5", .key(.escape)),
  ])
  func `after a while it counts what was typed so far`(input: InputCase) {
    var decoder = InputDecoder()
    var events = decoder.feed(input.bytes)
    #expect(decoder.isWaiting)
    events += decoder.timeOut()
    #expect(events == input.events)
    #expect(!decoder.isWaiting)
    #expect(decoder.feed("a".utf8) == [.type("a")])
  }

  @Test func `a time-out with nothing held is nothing`() {
    var decoder = InputDecoder()
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.feed("é".utf8) == [.type("é")])
    #expect(decoder.timeOut().isEmpty)
  }

  @Test func `garbage never lasts longer than a time-out`() {
    var random = SeededGenerator(seed: 7)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[]OP<?;:0123456789$^~MmuRc\u{7}\\\r é日".utf8) + [0xFF]
    for _ in 0..<5_000 {
      var decoder = InputDecoder()
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let byte =
          Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : likely[Int.random(in: 0..<likely.count, using: &random)]
        _ = decoder.feed([byte])
      }
      _ = decoder.timeOut()
      #expect(!decoder.isWaiting)
      if case .paste = decoder.state { _ = decoder.feed("\u{1B}[201~".utf8) }
      #expect(decoder.feed("abc".utf8) == [.type("a"), .type("b"), .type("c")])
    }
  }

  @Test func `garbage never types a control`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      var decoder = InputDecoder()
      let bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }
      for case .key(let press) in decoder.feed(bytes) + decoder.timeOut() {
        guard case .character(let character) = press.key else { continue }
        #expect(character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      }
    }
  }
}
