import TestSupport
import Testing

@testable import Markup

struct VisibleBytesTests {
  private static let bytes: [UInt8] = [
    0x00, 0x09, 0x0A, 0x1F, 0x20, 0x20, 0x20, 0x21, 0x2D, 0x41, 0x61, 0x61, 0x7E, 0x7F, 0x80, 0xA0,
    0xBF, 0xC1, 0xC2, 0xC3, 0xD0, 0xE1, 0xE2, 0xE3, 0xF0, 0xFF,
  ]

  @Test func `visible characters are counted in any stretch`() {
    var random = SeededGenerator(seed: 2)
    let text = (0..<400).map { _ in Self.bytes.randomElement(using: &random) ?? 0 }
    for start in 0..<20 {
      for length in 0..<40 {
        let range = start..<(start + length)
        let count = text[range].count { $0 > 0x20 && !(0x80...0xBF).contains($0) }
        #expect(text.visibleCharacters(in: range) == count)
      }
    }
    #expect(text.visibleCharacters(in: 390..<1_000) == text.visibleCharacters(in: 390..<400))
  }

  @Test(arguments: [false, true])
  func `eight bytes are plain if each is`(behindBlank: Bool) {
    var random = SeededGenerator(seed: 3)
    var found = 0
    for _ in 0..<20_000 {
      // Mostly letters, so that some are plain.
      let text = (0..<8).map { _ in
        Bool.random(using: &random) ? 0x62 : Self.bytes.randomElement(using: &random) ?? 0
      }
      var isPlain = true
      var isBlank = behindBlank
      for byte in text {
        let isControl = byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
        if isControl || isBlank && byte == 0x20 { isPlain = false }
        isBlank = byte == 0x20
      }
      if isPlain { found += 1 }
      let end = text.endsEightPlain(at: 0, behindBlank: behindBlank)
      #expect(end == (isPlain ? isBlank : nil), "\(text)")
    }
    #expect(found > 100)
    #expect([0x61, 0x61].endsEightPlain(at: 0, behindBlank: false) == nil)
  }

  @Test func `running text is the same wherever its stretches begin`() {
    let parts = [
      ("abcdefgh  ij\u{7F}k", "abcdefgh ijk"), ("日本\u{A0}\u{AD} \n b", "日本\u{A0}\u{AD} b"),
      ("é’ – \u{202E}x\u{85}y", "é’ – xy"),
      ("a\u{301}\u{200B}\u{200D} \tc", "a\u{301}\u{200B}\u{200D} c"),
    ]
    for lead in 0..<17 {
      for (html, text) in parts {
        let head = String(repeating: "x", count: lead)
        #expect(
          TextDocument("\(head)\(html)  \(html)").blocks
            == [.paragraph(InlineText("\(head)\(text) \(text)"))])
      }
    }
  }
}
