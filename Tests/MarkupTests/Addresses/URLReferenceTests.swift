import Testing

@testable import Markup

/// The examples of RFC 3986 §5.4 and the careless forms of real documents.
struct URLReferenceTests {
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"),
    ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"),
    ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
    ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
    ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"),
    ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
    ("../../g", "http://a/g"), ("g:h", "g:h"),
  ])
  func `normal references are resolved`(reference: String, whole: String) {
    #expect(URLReference.resolved(reference, against: "http://a/b/c/d;p?q") == whole)
  }

  @Test(arguments: [
    ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
    ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
    ("http:g", "http:g"),
  ])
  func `abnormal references are resolved`(reference: String, whole: String) {
    #expect(URLReference.resolved(reference, against: "http://a/b/c/d;p?q") == whole)
  }

  @Test(arguments: [
    ("https://h.test", "a", "https://h.test/a"),
    ("https://h.test", "?q", "https://h.test?q"),
    ("https://h.test?x", "a", "https://h.test/a"),
    ("https://h.test/a#f", "", "https://h.test/a"),
    ("https://h.test/a//b/c", "../d", "https://h.test/a//d"),
    ("https://h.test/a", "//other.test/../b", "https://other.test/b"),
    ("folder/", "a", "folder/a"), ("/folder/x", "a", "/folder/a"),
    ("mailto:a@h.test", "b", "b"), ("urn:x:y", "/b", "/b"), ("", "b", "b"), (" ", "b", "b"),
  ])
  func `a base may lack parts`(base: String, reference: String, whole: String) {
    #expect(URLReference.resolved(reference, against: base) == whole)
  }

  @Test(arguments: [
    (" a \r\n", "http://h.test/a"), ("a\n\tb", "http://h.test/ab"),
    ("a b", "http://h.test/a%20b"), ("a%20b", "http://h.test/a%20b"),
    ("ä?ö=%C3", "http://h.test/ä?ö=%C3"), ("\u{0}a\u{7F}", "http://h.test/a"),
    ("a\u{85}b\u{202E}c", "http://h.test/a%C2%85b%E2%80%AEc"),
    ("\n//x.test/\n", "http://x.test/"), ("HTTP://X.test/A/../b", "HTTP://X.test/A/../b"),
    ("http://x.test/?q=a&b", "http://x.test/?q=a&b"),
  ])
  func `careless references are tidied, finished ones left alone`(
    reference: String, whole: String
  ) {
    #expect(URLReference.resolved(reference, against: "http://h.test/") == whole)
  }

  @Test func `without a base a reference stays`() {
    #expect(URLReference.resolved(" a/../b ", against: nil) == "a/../b")
  }

  @Test(arguments: [
    "javascript:x", "JavaScript:x", " javascript:x", "java\nscript:x", "\u{1}javascript:x",
    "java\u{0}script:x", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "view-source:x",
  ])
  func `what runs or reads files is not safe`(address: String) {
    #expect(!URLReference.isSafe(address))
  }

  @Test(arguments: [
    "https://h.test/javascript:x", "mailto:a@h.test", "//h.test", "a", "", "javascript",
    "magnet:?x",
    "gemini://h.test", "datascript:x",
  ])
  func `other addresses are safe`(address: String) {
    #expect(URLReference.isSafe(address))
  }

  @Test func `a long address with many dots costs no more than its length`() {
    let reference = String(repeating: "a/../", count: 100_000) + "b"
    #expect(URLReference.resolved(reference, against: "http://h.test/c") == "http://h.test/b")
  }
}
