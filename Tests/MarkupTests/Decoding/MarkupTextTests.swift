import Testing

@testable import Markup

struct MarkupTextTests {
  private func read(_ bytes: [UInt8], charset: String? = nil) -> (text: String, encoding: String) {
    let text = MarkupText(bytes, charset: charset)
    return (String(decoding: text.utf8, as: UTF8.self), text.encoding)
  }

  private func utf16(_ text: String, isBig: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  private func utf32(_ text: String, isBig: Bool = false) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = stride(from: 24, through: 0, by: -8).map {
        UInt8(truncatingIfNeeded: scalar.value >> $0)
      }
      return isBig ? bytes : bytes.reversed()
    }
  }

  @Test func `a mark says more than any declaration, and is no part of the text`() {
    let text = "<?xml encoding='koi8-r'?><a>é😀</a>"
    #expect(read([0xEF, 0xBB, 0xBF] + Array(text.utf8), charset: "koi8-r") == (text, "UTF-8"))
    #expect(read([0xFF, 0xFE] + utf16(text), charset: "koi8-r") == (text, "UTF-16LE"))
    #expect(read([0xFE, 0xFF] + utf16(text, isBig: true)) == (text, "UTF-16BE"))
    #expect(read([0xFF, 0xFE, 0, 0] + utf32(text)) == (text, "UTF-32LE"))
    #expect(read([0, 0, 0xFE, 0xFF] + utf32(text, isBig: true)) == (text, "UTF-32BE"))
  }

  @Test func `wide characters are seen without a mark`() {
    let text = "<?xml version='1.0' encoding='UTF-16'?><a>é😀</a>"
    #expect(read(utf16(text)) == (text, "UTF-16LE"))
    #expect(read(utf16(text, isBig: true)) == (text, "UTF-16BE"))
    #expect(read(utf32(text)) == (text, "UTF-32LE"))
    #expect(read(utf32(text, isBig: true)) == (text, "UTF-32BE"))
    #expect(read(utf16("{\"version\":1}")) == ("{\"version\":1}", "UTF-16LE"))
  }

  @Test(
    arguments: [
      ([0xE9], "iso-8859-1", "é", "WINDOWS-1252"),
      ([0x93, 0xE9, 0x94], "latin1", "“é”", "WINDOWS-1252"), ([0xC9], "KOI8-R", "и", "KOI8-R"),
      ([0xA4], "ISO-8859-15", "€", "ISO-8859-15"), ([0x93, 0xFA], "x-sjis", "日", "CP932"),
      ([0xB0, 0xA1, 0x81, 0x40], "gb2312", "啊丂", "GB18030"),
      ([0xFD], "iso-8859-9", "ı", "WINDOWS-1254"),
      ([0xC7, 0xD1], "ks_c_5601-1987", "한", "CP949"), ([0xE9, 0x80], "utf-8", "é€", "UTF-8"),
      ([0xE9, 0x80], "no-such-thing", "é€", "WINDOWS-1252"), ([0xE9], "", "é", "UTF-8"),
      ([0xE9], "utf-16", "é", "UTF-8"), ([0xE9, 0x61], "UTF-32BE", "éa", "UTF-8"),
    ] as [([UInt8], String, String, String)])
  func `what is no UTF-8 is in the encoding that the header names`(
    bytes: [UInt8], charset: String, text: String, encoding: String
  ) {
    let bytes = Array("<a>".utf8) + bytes + Array("</a>".utf8)
    #expect(read(bytes, charset: charset) == ("<a>\(text)</a>", encoding))
  }

  @Test(arguments: [
    ("<?xml version='1.0' encoding='windows-1251'?>", "щ"),
    ("<?XML encoding = \"CP1251\" ?>", "щ"), ("<?xml encoding=win-1251?>", "щ"),
    ("\n <?xml version='1.0' encoding='windows-1251'?>", "щ"),
    ("<meta charset=windows-1251>", "щ"), ("<!doctype html><META CHARSET='windows-1251'/>", "щ"),
    ("<meta http-equiv=content-type content='text/html; charset=windows-1251'>", "щ"),
    ("<?xml version='1.0'?>", "ù"), ("<?xml version='1.0' encoding=''?>", "ù"),
    ("<?xml version='1.0' encoding='UTF-16'?>", "ù"), ("<?xml encoding='<'?>", "ù"),
    ("<?xml version='1.0' encoding='utf-8'?>", "ù"), ("<?xml version='1.0' encoding='-'?>", "ù"),
  ])
  func `a declaration is believed where the bytes allow it`(head: String, letter: String) {
    #expect(read(Array(head.utf8) + [0xF9]).text == head + letter)
  }

  @Test(arguments: [
    "<?xml version='1.0' encoding='windows-1252'?>", "<?xml encoding='us-ascii'?>",
    "<meta charset=shift_jis>", "<?xml encoding='UTF-32'?>", "<?xml encoding='utf-16le'?>", "",
  ])
  func `well-formed UTF-8 is not read as something else`(head: String) {
    #expect(read(Array((head + "é€").utf8), charset: "iso-8859-1") == (head + "é€", "UTF-8"))
  }

  @Test func `the header comes before the declaration`() {
    let head = "<?xml version='1.0' encoding='windows-1252'?>"
    #expect(read(Array(head.utf8) + [0xF9], charset: "windows-1251").text == head + "щ")
  }

  @Test func `text that switches by escape sequences looks like ASCII`() {
    let head = "<?xml version='1.0' encoding='iso-2022-jp'?>"
    let bytes = Array(head.utf8) + [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42]
    #expect(read(bytes) == (head + "日", "ISO-2022-JP"))
  }

  @Test func `bytes that are no UTF-8 are mended one by one, and nothing else`() {
    for indent in [0, 1, 4_090, 4_093, 4_094, 4_095, 4_096, 8_191] {
      let start = [UInt8](repeating: 0x61, count: indent)
      let text = String(repeating: "a", count: indent)
      let bytes = start + Array("é€😀".utf8) + [0xE9] + Array("😀".utf8) + [0xF0, 0x9F]
      #expect(read(bytes).text == text + "é€😀é😀ðŸ", "after \(indent) bytes")
    }
  }

  @Test func `nothing is text too`() {
    #expect(read([]) == ("", "UTF-8"))
    #expect(read([0xEF, 0xBB, 0xBF]) == ("", "UTF-8"))
    #expect(read([0xFF, 0xFE]) == ("", "UTF-16LE"))
    #expect(read([0x3C]) == ("<", "UTF-8"))
  }

  @Test func `a character that the end cuts off is one mark`() {
    #expect(read([0xFE, 0xFF, 0, 0x61, 0xD8]).text == "a\u{FFFD}")
    #expect(read([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8]).text == "a\u{FFFD}")
  }

  @Test(arguments: ["ucs-4be", "ucs-4le", "utf-16le", "utf-7", "cesu-8", "gb18030"])
  func `whatever an encoding gives is well-formed`(charset: String) {
    for bytes: [UInt8] in [
      [0x3C, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, 0, 0x11, 0, 0], [0, 0xD8, 0x61, 0, 0x3C, 0xDC],
      Array("+2AA-+/w-".utf8), [0xED, 0xA0, 0x80, 0x3C], [0xFE, 0x39, 0xFE, 0x39, 0x84, 0x31],
    ] {
      #expect(UTF8Check.firstFault(in: MarkupText(bytes, charset: charset).utf8) == nil)
    }
  }
}
