import TestSupport
import Testing

@testable import TerminalUI

struct PrintableTextTests {
  @Test(arguments: [
    ("", ""), ("plain ~", "plain ~"), ("\u{1B}[31mred", "␛[31mred"), ("a\tb", "a␉b"),
    ("a\nb\r\nc\rd", "a⏎b⏎c⏎d"), ("a\u{85}b\u{2028}c\u{2029}d", "a⏎b⏎c⏎d"),
    ("\u{0}\u{7}\u{8}\u{7F}", "␀␇␈␡"), ("\u{9B}2J", "<U+009B>2J"),
    ("\u{202E}gpj.exe", "<U+202E>gpj.exe"), ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
    ("\u{200E}\u{200F}\u{61C}", "<U+200E><U+200F><U+061C>"), ("\u{FFF9}", "<U+FFF9>"),
    ("a\u{E0041}", "a<U+E0041>"), ("\u{10FFFF}", "<U+10FFFF>"), ("\u{FFFE}", "<U+FFFE>"),
    ("Do\u{AD}nau\u{200B}dampf\u{2060}\u{FEFF}", "Donaudampf"),
  ])
  func `what could drive the terminal is seen`(text: String, clean: String) {
    #expect(PrintableText.clean(text) == clean)
  }

  @Test(arguments: [
    "Ünïcödé e\u{301} 日本語 ｶﾞ 한국", "שָׁלוֹם مرحبا \u{600}١", "क्\u{200D}ष می\u{200C}خواهم", "👩‍👩‍👧‍👦 🏳️‍🌈 ❤️ 1️⃣ 🇩🇪 👍🏽",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{E0A0} \u{F0000}",
    "a\u{A0}b\u{3000}c",
    "│┌…⏎␛<U+202E>", "\u{FFFD}", "\u{301}",
  ])
  func `ordinary text stays as it is`(text: String) {
    #expect(Array(PrintableText.clean(text).utf8) == Array(text.utf8))
    #expect(Array(PrintableText.cleanLines(text).utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("z\u{200D}", "z"), ("\u{200D}q", "q"), ("a\u{200D}b", "ab"), ("👍\u{200D}", "👍"),
    ("\u{200D}👍", "👍"), ("👩\u{200D}\u{200D}👧", "👩👧"), ("👩\u{200D}\u{FE0F}", "👩\u{FE0F}"),
    ("क्\u{200D}", "क्"), ("ه\u{200D} م", "ه م"), ("\u{200C}می\u{200C}", "می"),
    ("a\u{200C}b", "ab"), ("می\u{200C}\u{200C}خ", "می\u{200C}خ"),
    ("👩\u{200C}\u{200D}👧", "👩\u{200D}👧"),
    ("👩\u{E0041}\u{200D}👧", "👩<U+E0041>👧"), ("🇩\u{200D}🇪", "🇩🇪"), ("👩\t\u{200D}👧", "👩␉👧"),
  ])
  func `a joiner that joins nothing is left out`(text: String, clean: String) {
    #expect(Array(PrintableText.clean(text).unicodeScalars) == Array(clean.unicodeScalars))
  }

  @Test func `no character begins or ends with a joiner`() {
    let scalars: [Unicode.Scalar] = [
      "\u{200D}", "\u{200D}", "\u{200C}", "👩", "🏽", "\u{FE0F}", "❤", "क", "\u{94D}", "\u{301}", "a",
      "ه",
      "🇩", "\u{1100}", "\u{1161}", "\u{200B}", "\u{600}", "\u{1F3F4}", "\u{E0067}", "\n", "\t",
    ]
    var random = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<random.number(1...8) { view.append(scalars[random.number(0...20)]) }
      for clean in [PrintableText.clean(String(view)), PrintableText.cleanLines(String(view))] {
        for character in clean {
          let ends = [character.unicodeScalars.first, character.unicodeScalars.last]
          #expect(!ends.contains("\u{200D}"), "\(view.map(\.value))")
        }
        #expect(Array(PrintableText.cleanLines(clean).utf8) == Array(clean.utf8))
      }
    }
  }

  @Test(arguments: [
    ("a\r\n\r\nb\rc\u{2028}d\u{85}", "a\n\nb\nc\nd\n"), ("\tx\ny\tz", "    x\ny   z"),
    ("日\tx", "日  x"), ("abcd\te\tf", "abcd    e   f"), ("\u{1B}c\n\u{202E}", "␛c\n<U+202E>"),
    ("\u{AD}\n", "\n"), ("\r\u{200B}\n", "\n\n"),
  ])
  func `text of several lines keeps its lines`(text: String, clean: String) {
    #expect(PrintableText.cleanLines(text) == clean)
  }

  @Test func `cleaning twice changes nothing and leaves nothing to obey`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let text = random.text()
      let line = PrintableText.clean(text)
      let lines = PrintableText.cleanLines(text)
      #expect(Array(PrintableText.clean(line).utf8) == Array(line.utf8), "\(text.debugDescription)")
      #expect(Array(PrintableText.cleanLines(lines).utf8) == Array(lines.utf8))
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!lines.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }
}
