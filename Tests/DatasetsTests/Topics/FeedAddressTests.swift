import Testing

@testable import Datasets

struct FeedAddressTests {
  @Test(arguments: [
    ("https://h.test/feed", "https://h.test/feed"), (" h.test/feed\n", "https://h.test/feed"),
    ("feed://h.test/feed", "http://h.test/feed"),
    ("feed:https://h.test/feed", "https://h.test/feed"),
    ("FEED:h.test/feed", "https://h.test/feed"), ("feed:http://h.test", "http://h.test"),
    ("localhost:8080/feed", "https://localhost:8080/feed"),
    ("[::1]:8080/x", "https://[::1]:8080/x"),
    ("h.test/feed?of=http://o.test/", "https://h.test/feed?of=http://o.test/"),
    ("HTTP://H.test/Feed", "HTTP://H.test/Feed"),
    ("ann:pw@h.test/feed", "https://ann:pw@h.test/feed"),
    ("file:/a  b/c.xml", "file:/a  b/c.xml"), ("ünï.test/ö", "https://ünï.test/ö"),
  ])
  func `what is typed becomes an address`(typed: String, url: String) {
    #expect(FeedAddress(typed)?.url == url)
  }

  @Test(arguments: [
    "", " ", "https://", "http:///x", "https://ann@/x", "ftp://h.test/", "gopher://h.test",
    "://h.test",
    "javascript:alert(1)", "https://h.test:x/", "https://ann:pa/ss@h.test/", "http:/h.test/x",
    "https:h.test", "mailto:ann", "feed:", "feed://", "https://h test/", "https://h.test\\x/",
    "data:text/xml,x", "https://:80/",
  ])
  func `other things are none`(typed: String) { #expect(FeedAddress(typed) == nil) }

  @Test(arguments: [
    "https://h.test/feed", "http://h.test/feed", "h.test/feed/", "HTTPS://H.TEST/feed",
    "http://h.test:80/feed", "https://h.test:443/feed", "feed://h.test/feed",
    "feed:https://h.test/feed", "https://ann:pw@h.test/feed", "https://h.test/feed#news",
    "https://h.test/feed//", "https://h.test/feed/#\u{301}x",
  ])
  func `one feed has one key`(typed: String) { #expect(FeedAddress(typed)?.key == "h.test/feed") }

  @Test(arguments: [
    "https://h.test/Feed", "https://h.test:8080/feed", "https://www.h.test/feed",
    "https://h.test/feed?page=2", "https://h.test/feed/x", "https://h.test", "file:h.test/feed",
  ])
  func `other feeds have others`(typed: String) {
    let key = FeedAddress(typed)?.key
    #expect(key != nil && key != "h.test/feed")
  }

  @Test(arguments: [
    ("https://ann:pw@h.test/x", "https://h.test/x"), ("ann:pw@h.test/x", "h.test/x"),
    ("ann:pw@h.test/x?u=http://b@c/", "h.test/x?u=http://b@c/"),
    ("ftp://ann:pw@h.test", "ftp://h.test"),
    ("http://ann:p/w@h.test/", "http://h.test/"), ("http:/ann:pw@h.test/", "http:/h.test/"),
    ("feed:http://ann:pw@h.test/", "h.test/"),
    ("https://ann:p@w@h.test/", "https://h.test/"),
    ("Some title", "Some title"), ("https://h.test/?a@b", "https://h.test/?a@b"), ("", ""),
  ])
  func `no password is told`(typed: String, shown: String) {
    #expect(FeedAddress.shown(typed) == shown)
  }

  @Test func `a file is one only where that is said`() {
    #expect(
      FeedAddress("file:/tmp/x")?.isFile == true && FeedAddress("File:/tmp/x")?.isFile == true)
    #expect(FeedAddress("/tmp/x")?.isFile != true && FeedAddress("h.test/file:/x")?.isFile == false)
    #expect(FeedAddress(file: "/tmp/a  b") == FeedAddress("file:/tmp/a  b"))
  }
}
