import TestSupport
import Testing

@testable import TerminalUI

struct InputDecoderPasteTests {
  private let begin = Array("\u{1B}[200~".utf8)
  private let end = Array("\u{1B}[201~".utf8)

  @Test func `a large paste is one event however it is cut`() {
    var random = SeededGenerator(seed: 5)
    let text = String(repeating: "Zeile mit Ümlauten 日本語 \u{1B}[20\r\n", count: 40_000)
    #expect(text.utf8.count > 1 << 20)
    var decoder = InputDecoder()
    var rest = (begin + Array(text.utf8) + end)[...]
    var events: [InputEvent] = []
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...4096, using: &random))
      rest = rest.dropFirst(piece.count)
      events += decoder.feed(piece)
    }
    #expect(events == [.paste(text)])
  }

  @Test func `a paste of nothing but ESC is text`() {
    var decoder = InputDecoder()
    let text = String(repeating: "\u{1B}", count: 100_000)
    #expect(decoder.feed(begin + Array(text.utf8) + end) == [.paste(text)])
  }

  @Test func `a paste may take its time`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(begin + Array("a\u{1B}".utf8)).isEmpty)
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.feed(Array("[201~".utf8)) == [.paste("a")])
  }

  @Test func `a paste beyond the limit comes as several, none with half a character`() {
    let text = String(repeating: "日本\u{1B}[20é", count: 40)
    for limit in 1...20 {
      var decoder = InputDecoder(pasteLimit: limit)
      let events = decoder.feed(begin + Array(text.utf8) + end)
      let parts = events.compactMap { event in
        if case .paste(let part) = event { part } else { nil }
      }
      #expect(parts.count == events.count)
      #expect(parts.count > 1)
      #expect(parts.joined() == text)
      #expect(parts.allSatisfy { $0.utf8.count <= limit + 5 })
    }
  }

  @Test func `the parts of a long paste do not depend on its cuts`() {
    let bytes = begin + Array(String(repeating: "日\u{1B}[20", count: 40).utf8) + end
    var whole = InputDecoder(pasteLimit: 16)
    var single = InputDecoder(pasteLimit: 16)
    #expect(whole.feed(bytes) == bytes.flatMap { single.feed([$0]) })
  }
}
