import Testing

@testable import Markup

struct FeedDiscoveryTests {
  private func feeds(_ html: String) -> [FeedLink] {
    FeedDiscovery.feeds(in: Array(html.utf8), base: "https://h.test/blog/")
  }

  @Test(arguments: [
    ("<link rel=alternate type=application/rss+xml href=a>", FeedLink.Format.rss),
    ("<LINK HREF=a TYPE='Application/Atom+XML; charset=utf-8' REL='Alternate'>", .atom),
    ("<link type=application/feed+json rel='home  alternate' href='a'/>", .json),
    ("<link rel=feed type=application/json href=' a\n'>", .json),
    ("<link rel=alternate type=text/xml href=https://h.test/blog/a>", .xml),
    ("<link rel=alternate type=application/rdf+xml href=//h.test/blog/a>", .rss),
    ("<base href=/blog/x><link rel=alternate type=application/xml href=./a>", .xml),
    ("<body><a rel=alternate type=application/rss+xml href=a>", .rss),
  ])
  func `declared feeds are found`(html: String, format: FeedLink.Format) {
    let found = feeds(html)
    #expect(found.map(\.address) == ["https://h.test/blog/a"])
    #expect(found.map(\.format) == [format])
    #expect(found.allSatisfy { !$0.isGuess })
  }

  @Test(arguments: [
    "<link rel=stylesheet type=application/rss+xml href=a>",
    "<link rel='alternate stylesheet' type=text/xml href=a>",
    "<link rel=alternate type=text/html href=a>", "<link rel=alternate href=a>",
    "<link rel=alternate type=application/rss+xml>",
    "<link rel=alternate type=application/rss+xml href=''>",
    "<link rel=alternate type=application/rss+xml href=javascript:a>",
    "<!-- <link rel=alternate type=application/rss+xml href=a> -->",
    "<script>'<link rel=alternate type=application/rss+xml href=a>'</script>",
    "<a href=about>a</a>", "<a href=feeds.html>a</a>", "<a href=data.json>a</a>",
    "<a href=file:///feed>a</a>",
  ])
  func `other links are none`(html: String) {
    #expect(feeds(html).isEmpty)
  }

  @Test(arguments: [
    ("a.rss", FeedLink.Format.rss), ("a.ATOM", .atom), ("a.xml?x=1", .xml), ("feed.json", .json),
    ("feed", .xml), ("/rss/", .xml), ("a/feed/#f", .xml),
  ])
  func `links that look like feeds are guesses`(address: String, format: FeedLink.Format) {
    let found = feeds("<a href='\(address)'><b>Name</b> more</a>")
    #expect(found.map(\.format) == [format])
    #expect(found.map(\.title) == ["Name"])
    #expect(found.allSatisfy { $0.isGuess })
  }

  @Test func `declared ones come first, those of comments behind, and none twice`() {
    let found = feeds(
      """
      <a href=guess.rss>g</a><a href=/comments/feed>c</a><a href=posts>x</a>
      <link rel=alternate type=application/rss+xml title='A &raquo; Comments' href=2>
      <link rel=alternate type=application/rss+xml title='A &amp; B' href=1>
      <link rel=alternate type=application/atom+xml href=3>
      <link rel=alternate type=application/atom+xml href=/blog/1><a href=3>again</a>
      """)
    #expect(
      found.map(\.address) == [
        "https://h.test/blog/1", "https://h.test/blog/3", "https://h.test/blog/2",
        "https://h.test/blog/guess.rss", "https://h.test/comments/feed",
      ])
    #expect(found.first?.title == "A & B")
    #expect(found.map(\.isOfComments) == [false, false, true, false, true])
  }
}
