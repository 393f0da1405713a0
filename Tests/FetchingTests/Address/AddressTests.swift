import Fetching
import Testing

struct AddressTests {
  @Test(arguments: [
    ("https://h.test/?name=[%D1%82", "https://h.test/?name=%5B%D1%82"),
    ("https://h.test/?q=a%20b [x]", "https://h.test/?q=a%20b%20%5Bx%5D"),
    ("https://h.test/é?q=1%2B1", "https://h.test/%C3%A9?q=1%2B1"),
    ("https://h.test/100%?a=%zz&b=%4", "https://h.test/100%25?a=%25zz&b=%254"),
    ("  https://h.test/a\nb\tc \r\n", "https://h.test/abc"),
    ("HTTP://H.test:80/A?b=c;d#e", "http://H.test:80/A?b=c;d#e"),
    ("http://[::1]:8080/[x]", "http://[::1]:8080/%5Bx%5D"),
    ("http://bücher.test/ü", "http://bücher.test/%C3%BC"),
    ("http://h.test/a|b\"c<d>\\^`{}", "http://h.test/a%7Cb%22c%3Cd%3E%5C%5E%60%7B%7D"),
    ("http://h.test/\u{1B}[31m\u{202E}", "http://h.test/%1B%5B31m%E2%80%AE"),
    ("http://h\u{1B}.test/", "http://h%1B.test/"),
    ("mailto:a b@h.test", "mailto:a%20b@h.test"),
    ("https://h.test", "https://h.test"),
    ("", ""),
  ])
  func `an address is tidied, and encoded only once`(text: String, tidied: String) {
    #expect(Address(text).text == tidied)
    #expect(Address(tidied).text == tidied)
  }

  @Test(arguments: [
    ("https://h.test/a", true), ("HTTP://h", true), ("http://[::1]:80/", true),
    ("http://ann:pw@h.test:8080?x", true), ("http://h.test:/", true), ("http://bücher.test/", true),
    ("ftp://h.test/", false), ("file:///etc/passwd", false), ("javascript:alert(1)", false),
    ("http:/h.test", false), ("http://", false), ("http:///path", false), ("http://:80/", false),
    ("http://h.test:x/", false), ("http://h.test:70000/", false), ("http://a b.test/", false),
    ("http://[::1/", false), ("http://a:1:2/", false), ("//h.test/", false), ("h.test", false),
    ("http://h\u{202E}.test/", false), ("", false),
  ])
  func `only http and https with a host are web addresses`(text: String, isWeb: Bool) {
    #expect(Address(text).isWebAddress == isWeb)
  }

  @Test(arguments: [
    ("http://ann:s3cret@h.test/f?x=1", "http://h.test/f?x=1"),
    ("http://ann@h.test:81", "http://h.test:81"),
    ("http://a@b:c@h.test/", "http://h.test/"),
    ("http://h.test/@ann/feed", "http://h.test/@ann/feed"),
    ("http://h.test/?token=tok123&x=2", "http://h.test/?token=***&x=2"),
    ("http://h.test/?a=1&API_Key=k;pass%77ord=p", "http://h.test/?a=1&API_Key=***;pass%77ord=***"),
    (
      "http://h.test/?X-Amz-Signature=s&client_secret=s",
      "http://h.test/?X-Amz-Signature=***&client_secret=***"
    ),
    ("http://h.test/#access_token=t", "http://h.test/#access_token=***"),
    ("http://h.test/?token=&monkeys=3&keyword=k", "http://h.test/?token=&monkeys=3&keyword=k"),
    ("http://h.test/token=x", "http://h.test/token=x"),
    ("http://ann:pa/s3cret@h.test/f", "http://h.test/f"),
    ("http://ann:pa#s3cret@h.test/f", "http://h.test/f"),
    ("ann:s3cret@h.test/f?token=t", "h.test/f?token=***"),
    ("ftp://ann:s3cret@h.test/", "ftp://h.test/"),
  ])
  func `a shown address has no secrets`(text: String, shown: String) {
    #expect(Address(text).shown == shown)
  }

  @Test func `a very long address is shown cut off`() {
    let shown = Address("data:image/png;base64," + String(repeating: "A", count: 9000)).shown
    #expect(shown.utf8.count == 503)
    #expect(shown.hasSuffix("A…"))
  }
}
