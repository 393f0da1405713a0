import Testing

@testable import Fetching

struct PunycodeTests {
  @Test(arguments: [
    ("H.Test", "h.test"), ("bücher.test", "xn--bcher-kva.test"),
    ("BÜCHER.test", "xn--bcher-kva.test"), ("straße.de", "xn--strae-oqa.de"),
    ("日本語。jp", "xn--wgv71a119e.jp"), ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
    ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"), ("a..é", "a..xn--9ca"), ("💩.la", "xn--ls8h.la"),
  ])
  func `a host is written in ASCII`(host: String, ascii: String) {
    #expect(Punycode.asciiHost(host) == ascii)
  }

  @Test func `a label that is too long is no host`() {
    #expect(Punycode.asciiHost(String(repeating: "é", count: 64)) == nil)
    #expect(!Address("http://\(String(repeating: "é", count: 64)).test/").isWebAddress)
  }
}
