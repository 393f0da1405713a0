import Testing

@testable import Markup

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg", "foob"),
    ("Zm9v\r\n YmFy\t", "foobar"), ("+/+/", "\u{FB}\u{FF}\u{BF}"),
  ])
  func `bytes are decoded`(text: String, bytes: String) {
    #expect(Base64.decoded(text.utf8) == bytes.unicodeScalars.map { UInt8($0.value) })
  }

  @Test(arguments: ["Zm9v!", "Zm_9", "é"]) func `other characters are none of it`(text: String) {
    #expect(Base64.decoded(text.utf8) == nil)
  }
}
