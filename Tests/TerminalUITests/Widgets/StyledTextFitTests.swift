import TestSupport
import Testing

@testable import TerminalUI

struct StyledTextFitTests {
  private let mixed = StyledText("plain ") + StyledText("bold", .bold) + StyledText(" dim", .dim)

  @Test func `a text that fits is kept`() {
    #expect(mixed.cut(columns: 14) == mixed)
    #expect(mixed.cut(columns: 100) == mixed)
  }

  @Test func `a cut text ends in the style that is cut`() {
    #expect(
      mixed.cut(columns: 13) == StyledText("plain ") + StyledText("bold", .bold)
        + StyledText(" d", .dim) + StyledText("…", .dim))
    #expect(
      mixed.cut(columns: 11) == StyledText("plain ") + StyledText("bold", .bold)
        + StyledText("…", .dim))
    #expect(mixed.cut(columns: 7) == StyledText("plain ") + StyledText("…", .bold))
    #expect(mixed.cut(columns: 1) == "…")
    #expect(mixed.cut(columns: 0) == "")
    #expect(mixed.cut(columns: -1) == "")
  }

  @Test func `a wide character is not cut in half`() {
    #expect(StyledText("日本語").cut(columns: 4).text == "日…")
    #expect(StyledText("👍🏽👍🏽").cut(columns: 3).text == "👍🏽…")
  }

  @Test func `what is cut is clean`() {
    #expect(StyledText("\u{1B}[1m\nx").cut(columns: 10).text == "␛[1m⏎x")
  }

  @Test func `styles survive wrapping`() {
    let text = StyledText("one two ") + StyledText("three\nfour", .bold) + StyledText(" five")
    #expect(
      text.wrapped(columns: 9) == [
        StyledText("one two"), StyledText("three", .bold),
        StyledText("four", .bold) + StyledText(" five"),
      ])
    #expect(text.wrapped(columns: 6)[1] == StyledText("two"))
  }

  @Test func `links survive wrapping`() {
    let link = StyledText(spans: [.init("an address", .underline, link: "https://a.example")])
    #expect(
      link.wrapped(columns: 7) == [
        StyledText(spans: [.init("an", .underline, link: "https://a.example")]),
        StyledText(spans: [.init("address", .underline, link: "https://a.example")]),
      ])
  }

  @Test func `empty lines stay`() {
    #expect(StyledText("a\n\nb").wrapped(columns: 4) == ["a", "", "b"])
    #expect(StyledText("").wrapped(columns: 4) == [""])
    #expect(StyledText("日", .bold).wrapped(columns: 1) == [StyledText("…", .bold)])
  }

  @Test func `spans change nothing about where a text is cut or wrapped`() {
    var random = SeededGenerator(seed: 21)
    for columns in 0..<12 {
      for _ in 0..<300 {
        let text = PrintableText.cleanLines(random.text() + " " + random.text())
        let spans = Self.split(text, using: &random)
        let line = PrintableText.clean(text)
        #expect(spans.cut(columns: columns).text == Clip.cut(line, columns: columns))
        #expect(spans.wrapped(columns: columns).map(\.text) == Clip.wrap(text, columns: columns))
        #expect(spans.columns == CellWidth.columns(of: line))
      }
    }
  }

  /// The text in up to four spans, which may begin within a character.
  private static func split(_ text: String, using random: inout SeededGenerator) -> StyledText {
    let scalars = Array(text.unicodeScalars)
    let places = (0..<3).map { _ in Int.random(in: 0...scalars.count, using: &random) }.sorted()
    let bounds = [0] + places + [scalars.count]
    return StyledText(
      spans: zip(bounds, bounds.dropFirst()).enumerated().map { number, bounds in
        var part = String.UnicodeScalarView()
        part.append(contentsOf: scalars[bounds.0..<bounds.1])
        return .init(String(part), [.plain, .bold, .dim, .reverse][number])
      })
  }
}
