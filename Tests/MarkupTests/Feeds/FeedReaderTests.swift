import Testing

@testable import Markup

/// Whole feeds of each format, and what is none.
struct FeedReaderTests {
  @Test func `RSS 2 is read`() {
    let feed = Feed(
      test: """
        <?xml version="1.0"?><rss version="2.0"><channel>
        <title>Site</title><link>https://h.test/</link><description>About</description>
        <lastBuildDate>Sat, 07 Mar 2026 10:00:00 GMT</lastBuildDate>
        <image><title>Logo</title><link>https://h.test/logo</link><url>l.png</url></image>
        <item><title>One</title><link>https://h.test/1</link><guid isPermaLink="false">g1</guid>
          <pubDate>Sat, 07 Mar 2026 09:00:00 GMT</pubDate><author>a@h.test (Ann)</author>
          <category>x</category><category domain="d">y</category>
          <description>Text</description>
          <enclosure url="https://h.test/1.mp3" length="12" type="audio/mpeg"/>
          <source url="https://o.test/">Other</source></item>
        <item><title>Two</title></item>
        </channel></rss>
        """)
    #expect(feed.format == .rss)
    #expect(feed.title == "Site" && feed.link == "https://h.test/" && feed.summary == "About")
    #expect(feed.updated == 1_772_877_600)
    #expect(feed.items.map(\.title) == ["One", "Two"])
    let item = feed.items.first
    #expect(item?.id == "g1" && item?.link == "https://h.test/1")
    #expect(item?.published == 1_772_874_000 && item?.updated == nil)
    #expect(item?.author == "a@h.test (Ann)" && item?.categories == ["x", "y"])
    #expect(item?.summary == FeedText("Text", .plain) && item?.content == nil)
    #expect(
      item?.enclosures == [
        FeedEnclosure(url: "https://h.test/1.mp3", type: "audio/mpeg", length: 12)
      ])
  }

  @Test func `RSS 1 is read, with items beside the channel`() {
    let feed = Feed(
      test: """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
          xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel rdf:about="https://h.test/feed"><title>Site</title><link>https://h.test/</link>
          <dc:date>2026-03-07T10:00:00Z</dc:date>
          <items><rdf:Seq><rdf:li resource="u:1"/></rdf:Seq></items></channel>
        <image><title>Logo</title></image>
        <item rdf:about="u:1"><title>One</title><link>https://h.test/1</link>
          <dc:creator>Ann</dc:creator><dc:subject>x</dc:subject><dc:date>2026-03-07</dc:date></item>
        </rdf:RDF>
        """)
    #expect(feed.format == .rdf && feed.title == "Site" && feed.updated == 1_772_877_600)
    #expect(feed.items.map(\.id) == ["u:1"])
    #expect(feed.items.map(\.author) == ["Ann"] && feed.items.map(\.categories) == [["x"]])
    #expect(feed.items.map(\.published) == [1_772_841_600])
  }

  @Test func `Atom is read`() {
    let feed = Feed(
      test: """
        <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://h.test/a/">
        <title>Site</title><link rel="self" href="feed"/><link href="/"/>
        <updated>2026-03-07T10:00:00.999Z</updated><author><name>All</name></author>
        <entry><title type="html">A &amp;amp; &lt;b&gt;B&lt;/b&gt;</title><id>tag:h.test,2026:1</id>
          <link rel="enclosure" href="1.mp3" type="audio/mpeg" length="12"/>
          <link rel="alternate" type="application/json" href="1.json"/>
          <link rel="alternate" type="text/html" href="1"/>
          <published>2026-03-07T09:00:00+01:00</published><updated>2026-03-07T09:30:00Z</updated>
          <author><name>Ann</name><email>a@h.test</email></author>
          <category term="x" label="X"/><category label="Y"/>
          <summary>Short</summary>
          <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Long &amp; <b>bold</b></div>
          </content></entry>
        </feed>
        """)
    #expect(feed.format == .atom && feed.title == "Site" && feed.link == "https://h.test/")
    #expect(feed.updated == 1_772_877_600)
    let entry = feed.items.first
    #expect(entry?.title == "A & B" && entry?.id == "tag:h.test,2026:1")
    #expect(entry?.link == "https://h.test/a/1")
    #expect(entry?.published == 1_772_870_400 && entry?.updated == 1_772_875_800)
    #expect(entry?.author == "Ann" && entry?.categories == ["x", "Y"])
    #expect(entry?.summary == FeedText("Short", .plain))
    #expect(entry?.content?.kind == .html)
    #expect(entry?.content?.text.contains("Long &amp; <b>bold</b></div>") == true)
    #expect(entry?.enclosures.map(\.url) == ["https://h.test/a/1.mp3"])
  }

  @Test func `Atom 0.3 is read`() {
    let feed = Feed(
      test: """
        <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title mode="escaped">A &amp;lt; B</title>
        <tagline>About</tagline><modified>2026-03-07T10:00:00Z</modified>
        <entry><title>One</title><issued>2026-03-07T08:00:00Z</issued>
          <created>2026-03-07T07:00:00Z</created><modified>2026-03-07T09:00:00Z</modified>
          <content type="text/html" mode="escaped">&lt;p&gt;x&lt;/p&gt;</content></entry>
        <entry><content type="text/plain" mode="base64">SGVsbG8=</content></entry></feed>
        """)
    #expect(feed.format == .atom && feed.summary == "About" && feed.updated == 1_772_877_600)
    #expect(feed.items.map(\.published) == [1_772_870_400, nil])
    #expect(feed.items.map(\.updated) == [1_772_874_000, nil])
    #expect(
      feed.items.map(\.content) == [FeedText("<p>x</p>", .html), FeedText("Hello", .plain)])
  }

  @Test(arguments: [
    ("", FeedError.empty), (" \n\t", .empty), ("plain words", .unknown), ("\u{0}\u{1}", .unknown),
    ("<!DOCTYPE html><title>x</title>", .webPage(feeds: [])),
    ("<html><body><item><title>x</title></item></body></html>", .webPage(feeds: [])),
    ("<opml><body/></opml>", .otherDocument("opml")), ("<svg:svg/>", .otherDocument("svg:svg")),
    ("<item><title>x</title></item>", .otherDocument("item")),
  ])
  func `what is no feed is told apart`(text: String, error: FeedError) {
    #expect(throws: error) { try FeedReader.read(MarkupText(Array(text.utf8))) }
    #expect(throws: error) { try FeedReader.count(MarkupText(Array(text.utf8))) }
  }

  @Test(arguments: [
    "<rss/>", "<rss><channel/></rss>", "<feed/>", "<rdf:RDF/>",
    "<channel><title>x</title></channel>",
    "words before <rss><channel></channel></rss>", "<rss",
    "<feed xmlns='http://www.w3.org/2005/Atom'>",
  ])
  func `a feed may be empty`(text: String) throws {
    #expect(try FeedReader.read(MarkupText(Array(text.utf8))).items.isEmpty)
    #expect(try FeedReader.count(MarkupText(Array(text.utf8))) == 0)
  }

  @Test func `where the file is cut, what stands before is read`() throws {
    let start = "<rss><channel><title>Site</title>"
    let item = "<item><title>Äbc</title><guid>g</guid><link>https://h.test/1</link></item>"
    let bytes = Array((start + item + item + "</channel></rss>").utf8)
    let first = start.utf8.count + item.utf8.count
    for end in start.utf8.count...bytes.count {
      let text = MarkupText(Array(bytes[..<end]))
      let feed = try FeedReader.read(text)
      #expect(feed.title == "Site")
      if end >= first { #expect(feed.items.first?.title == "Äbc" && feed.items.first?.id == "g") }
      #expect(try FeedReader.count(text) == feed.items.count)
    }
  }

  @Test func `a hundred thousand open elements are no harm`() {
    let deep = String(repeating: "<x>", count: 100_000)
    let feed = Feed(
      test: "<rss><channel><item>\(deep)<title>no</title></item>"
        + "<item><title>yes</title><description>\(deep)</description></item>")
    #expect(feed.items.map(\.title) == [nil, "yes"])
    let bases = String(repeating: "<x xml:base='y/' xmlns:a='b'>", count: 10_000)
    let based = Feed(
      test: "<rss><channel><item>\(bases)</item><item><link>z</link></item>",
      base: "https://h.test/")
    #expect(based.items.map(\.link) == [nil, "https://h.test/z"])
  }

  @Test(arguments: [3_000, 4_093, 4_094, 4_095, 9_000])
  func `ends are found behind elements that are too deep to be told apart`(depth: Int) throws {
    let open = String(repeating: "<x>", count: depth)
    let close = String(repeating: "</x>", count: depth)
    let inner = "<item>\(open)<title>no</title>\(close)<title>1</title></item>"
    let outer = "\(open)<item><y><title>no</title></y><title>2</title></item>\(close)"
    let text = "<rss><channel>\(inner)\(outer)<item/><title>Site</title></channel></rss>"
    let feed = Feed(test: text)
    #expect(feed.title == "Site" && feed.items.map(\.title) == ["1", "2", nil])
    #expect(try FeedReader.count(MarkupText(Array(text.utf8))) == 3)
  }

  @Test func `declarations too deep to be told apart are forgotten`() {
    let deep = String(repeating: "<x xmlns='http://www.w3.org/1999/xhtml'>", count: 9_000)
    let feed = Feed(test: "<rss><channel><item>\(deep)</item><item><title>1</title></item>")
    #expect(feed.items.map(\.title) == [nil, "1"])
  }

  @Test func `entities grow to a megabyte in all, however often they are declared`() {
    let text = String(repeating: "x", count: 4_096)
    let uses = String(repeating: "&e;", count: 256)
    let items = (0..<20).map { _ in
      "<!DOCTYPE rss [<!ENTITY e \"\(text)\">]><item><description>\(uses)</description></item>"
    }
    let feed = Feed(test: "<rss><channel>\(items.joined())</channel></rss>")
    #expect(feed.items.count == 20)
    let sizes = feed.items.map { $0.summary?.text.utf8.count ?? 0 }
    #expect(sizes.first == 1 << 20 && sizes.dropFirst().allSatisfy { $0 == 0 })
  }

  @Test func `bases within bases do not grow for ever`() {
    let base = String(repeating: "a", count: 900) + "/"
    let open = String(repeating: "<x xml:base='\(base)'>", count: 200)
    let feed = Feed(
      test: "<rss><channel>\(open)<item><link>z</link></item></channel></rss>",
      base: "https://h.test/")
    #expect(feed.items.first?.link == "https://h.test/\(base)\(base)z")
  }
}
