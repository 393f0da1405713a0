import TestSupport
import Testing

@testable import TerminalUI

struct ASCIITextTests {
  @Test(arguments: [
    ("plain\n", "plain\n"), ("naïve Ærø", "naive Aro"), ("nai\u{308}ve", "naive"),
    ("Łódź ĐẶNG", "Lodz DANG"),
    ("┌─┐│└┘", "+-+|++"), ("a… – “b” • ▸", "a. - \"b\" * >"), ("日本", "????"), ("Ｈｉ", "H i "),
    ("Привет", "??????"), ("👍🏽❤️", "????"), ("½ €5", "? E5"), ("\u{301}", ""), ("␛⏎", "?/"),
    ("？！", "? ! "), ("¿", "?"),
  ])
  func `text becomes ASCII`(text: String, ascii: String) {
    #expect(ASCIIText.transliterate(text) == ascii)
  }

  @Test func `columns stay straight`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<10_000 {
      let text = PrintableText.clean(random.text())
      let ascii = ASCIIText.transliterate(text)
      #expect(ascii.utf8.allSatisfy { (0x20...0x7E).contains($0) })
      #expect(ascii.utf8.count == CellWidth.columns(of: text), "\(text.debugDescription)")
    }
  }
}
