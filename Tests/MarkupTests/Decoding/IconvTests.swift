import Testing

@testable import Markup

struct IconvTests {
  @Test(
    arguments: [
      ([0x93, 0xFA, 0xFF, 0x61], "日\u{FFFD}a"), ([0x61, 0x93], "a\u{FFFD}"),
      ([0xFF, 0xFF], "\u{FFFD}\u{FFFD}"),
      ([], ""),
    ] as [([UInt8], String)])
  func `bytes that are none in an encoding do not stop the others`(bytes: [UInt8], text: String) {
    #expect(Iconv.utf8(bytes, from: "CP932").map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test(arguments: ["<", "</", "1", "-", ""])
  func `a label without letters names no encoding`(label: String) {
    #expect(EncodingLabel.encoding(label.utf8) == nil)
  }
}
