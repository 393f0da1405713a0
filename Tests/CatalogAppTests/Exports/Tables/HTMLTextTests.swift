import Testing

@testable import CatalogApp

struct HTMLTextTests {
  @Test func `nothing is a tag`() {
    #expect(
      HTMLText.escaped("<script>\"a\" & 'b'</script>\u{202E}\0")
        == "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;&lt;U+202E&gt;␀")
  }

  @Test(arguments: ["https://a.test/?x=1&y=\"2\"", "http://a.test/", "mailto:a@b.test"])
  func `web and mail addresses are links`(text: String) {
    let value = HTMLText.value(text)
    #expect(value.hasPrefix("<a href=\""))
    #expect(value.utf8.count { $0 == UInt8(ascii: "\"") } == 4)
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "https://u:p@a.test/",
    "see https://a.test/", "java\nscript:x", "HTTPS:", "",
  ])
  func `other addresses are texts`(text: String) {
    #expect(!HTMLText.value(text).contains("<a"))
  }
}
