import Testing

@testable import Markup

/// Which of several sources of a field wins, in whatever order they stand.
struct FeedFieldTests {
  private static let spaces = """
    <rss xmlns:atom='http://www.w3.org/2005/Atom' xmlns:d='http://purl.org/dc/elements/1.1/' \
    xmlns:t='http://purl.org/dc/terms/' xmlns:c='http://purl.org/rss/1.0/modules/content/' \
    xmlns:m='http://search.yahoo.com/mrss/' \
    xmlns:i='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><item>
    """

  private func item(_ elements: [String]) -> FeedItem? {
    Feed(test: Self.spaces + elements.joined() + "</item></channel></rss>").items.first
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var field: String
    /// The best first.
    var sources: [String]
    var value: @Sendable (FeedItem) -> String?
    var testDescription: String { field }
  }

  private static let rows = [
    Row(
      field: "title",
      sources: [
        "<title>1</title>", "<atom:title>2</atom:title>", "<d:title>3</d:title>",
        "<i:title>4</i:title>", "<m:title>5</m:title>",
      ], value: \.title),
    Row(
      field: "link",
      sources: [
        "<link>u:1</link>", "<atom:link href='u:2'/>", "<guid>https://3</guid>",
      ],
      value: { $0.link?.filter(\.isNumber) }),
    Row(
      field: "date",
      sources: [
        "<pubDate>2001-01-01</pubDate>", "<atom:published>2002-01-01</atom:published>",
        "<d:date>2003-01-01</d:date>", "<t:issued>2004-01-01</t:issued>",
        "<t:created>2005-01-01</t:created>",
      ],
      value: { $0.published.map { String(($0 - 946_684_800) / 31_536_000) } }),
    Row(
      field: "updated",
      sources: [
        "<atom:updated>2001-01-01</atom:updated>", "<t:modified>2002-01-01</t:modified>",
      ],
      value: { $0.updated.map { String(($0 - 946_684_800) / 31_536_000) } }),
    Row(
      field: "author",
      sources: [
        "<author>1</author>", "<atom:author><atom:name>2</atom:name></atom:author>",
        "<d:creator>3</d:creator>", "<i:author>4</i:author>",
      ], value: \.author),
    Row(
      field: "summary",
      sources: [
        "<description>1</description>", "<atom:summary>2</atom:summary>",
        "<d:description>3</d:description>", "<i:summary>4</i:summary>",
        "<i:subtitle>5</i:subtitle>", "<m:description>6</m:description>",
      ], value: { $0.summary?.text }),
    Row(
      field: "content",
      sources: [
        "<c:encoded>1</c:encoded>",
        "<body xmlns='http://www.w3.org/1999/xhtml'>2</body>",
        "<atom:content>3</atom:content>",
      ], value: { $0.content?.text }),
    Row(
      field: "id",
      sources: ["<guid>1</guid>", "<atom:id>2</atom:id>", "<d:identifier>3</d:identifier>"],
      value: \.id),
  ]

  @Test(arguments: rows) func `the better source wins, wherever it stands`(row: Row) throws {
    for (place, _) in row.sources.enumerated() {
      let left = Array(row.sources[place...])
      for elements in [left, left.reversed()] {
        let item = try #require(self.item(elements))
        #expect(row.value(item) == String(place + 1), "\(elements)")
      }
    }
  }

  @Test(arguments: rows) func `an empty source is none`(row: Row) throws {
    guard row.sources.count > 1, row.field != "author" else { return }
    let empty = row.sources[0].replacing(#/>[^<>]+</#, with: ">  <")
    let item = try #require(self.item([empty, row.sources[1]]))
    #expect(row.value(item) == (empty == row.sources[0] ? "1" : "2"))
  }

  @Test(arguments: [
    ("<link>https://h.test/1</link><guid>https://h.test/2</guid>", "https://h.test/1"),
    ("<guid>https://h.test/2</guid>", "https://h.test/2"),
    ("<guid isPermaLink='true'>https://h.test/2</guid>", "https://h.test/2"),
    ("<guid ispermalink=' False '>https://h.test/2</guid>", nil), ("<guid>tag:2</guid>", nil),
    ("<guid>2</guid>", nil), ("<guid isPermaLink='true'>/2</guid>", "https://b.test/2"),
    ("<link>/1?a=b&c=d</link>", "https://b.test/1?a=b&c=d"),
    ("<link>  \n1 \t</link>", "https://b.test/x/1"),
    ("<link/><guid>https://h.test/2</guid>", "https://h.test/2"),
    ("<link>javascript:alert(1)</link>", nil), ("<link> JavaScript:alert(1)</link>", nil),
    ("<link>java&#10;script:alert(1)</link>", "https://b.test/x/java%20script:alert(1)"),
    ("<link>data:text/html,x</link>", nil),
    ("<link>vbscript:x</link>", nil), ("<link>file:///etc/passwd</link>", nil),
    ("<link>javascript:x</link><guid>https://h.test/2</guid>", "https://h.test/2"),
    ("<link><![CDATA[https://h.test/1?a&amp;b]]></link>", "https://h.test/1?a&amp;b"),
    ("<atom:link rel='self' href='https://h.test/1'/>", nil),
    ("<atom:link rel='replies' href='https://h.test/1'/>", nil),
    (
      "<atom:link rel='http://www.iana.org/assignments/relation/alternate' href='3'/>",
      "https://b.test/x/3"
    ),
    ("<link href='https://h.test/4'/>", "https://h.test/4"),
    ("<source url='u:1'><link>https://h.test/1</link></source>", nil),
  ])
  func `the link of an item`(elements: String, link: String?) {
    #expect(Feed.rssItem(elements, base: "https://b.test/x/feed")?.link == link)
  }

  @Test func `addresses are resolved against every base that they stand in`() {
    let feed = Feed(
      test: """
        <feed xmlns="http://www.w3.org/2005/Atom" xml:base="/a/">
        <entry xml:base="b/"><link xml:base="c/" href="d"/><id>1</id></entry>
        <entry xml:base="https://o.test/"><link href="e"/></entry>
        <entry><link href="f"/><link rel="enclosure" href="//m.test/g"/></entry>
        <link href="."/></feed>
        """, base: "https://h.test/feed")
    #expect(
      feed.items.map(\.link) == [
        "https://h.test/a/b/c/d", "https://o.test/e", "https://h.test/a/f",
      ])
    #expect(feed.items.last?.enclosures.map(\.url) == ["https://m.test/g"])
    #expect(feed.link == "https://h.test/a/")
  }

  @Test func `the base of an item that is not closed ends with it`() {
    let feed = Feed(
      test: """
        <rss><channel><item xml:base="https://o.test/"><link>a</link>
        <item><link>b</link><item xml:base="https://p.test/"><link>c</link></channel></rss>
        """, base: "https://h.test/")
    #expect(feed.items.map(\.link) == ["https://o.test/a", "https://h.test/b", "https://p.test/c"])
  }

  @Test func `what holds items holds its base and its prefixes for them`() {
    let feed = Feed(
      test: """
        <rss><channel><list xml:base="/l/" xmlns:p="http://purl.org/dc/elements/1.1/">
        <item><link>a</link><p:creator>Ann</p:creator></item><item><link>b</link>
        <item><link>c</link><p:creator>Bob</p:creator></item></list><link>d</link></channel></rss>
        """, base: "https://h.test/")
    #expect(
      feed.items.map(\.link) == ["https://h.test/l/a", "https://h.test/l/b", "https://h.test/l/c"])
    #expect(feed.items.map(\.author) == ["Ann", nil, "Bob"] && feed.link == "https://h.test/d")
  }

  @Test func `an item behind one that is not closed has its own prefixes`() {
    let feed = Feed(
      test: """
        <rss><channel><item><x xmlns:p="http://purl.org/dc/elements/1.1/">
        <item xmlns:q="http://purl.org/dc/elements/1.1/"><q:creator>Ann</q:creator>
        <p:creator>Bob</p:creator></item></channel></rss>
        """)
    #expect(feed.items.map(\.author) == [nil, "Ann"])
  }

  @Test(arguments: [
    ("xmlns:p='http://purl.org/dc/elements/1.1/'", "p:creator", true),
    ("xmlns:p='HTTPS://www.purl.org/dc/elements/1.1'", "p:creator", true),
    ("xmlns:dc='http://example.org/other'", "dc:creator", false), ("", "dc:creator", true),
    ("", "p:creator", false), ("xmlns:p=''", "p:creator", false),
    ("xmlns='http://example.org/mine'", "author", true),
    ("xmlns='http://www.w3.org/2005/Atom'", "author", true), ("", "DC:Creator", false),
    ("", "AUTHOR", true), ("", "dc:", false), ("", ":author", false),
  ])
  func `elements are told by namespace, whatever their prefix`(
    declaration: String, name: String, isKnown: Bool
  ) {
    let feed = Feed(
      test: "<rss \(declaration)><channel><item><\(name)>Ann</\(name)></item></channel></rss>")
    #expect(feed.items.first?.author == (isKnown ? "Ann" : nil))
  }

  @Test(arguments: [
    ("<author>Ann</author>", "Ann"), ("<author>a@h.test (Ann)</author>", "a@h.test (Ann)"),
    ("<author><name>Ann</name></author>", "Ann"),
    ("<author><email>a@h.test</email></author>", "a@h.test"),
    ("<author><name></name><email>a@h.test</email></author>", "a@h.test"),
    ("<author><uri>https://a.test</uri></author>", "https://a.test"), ("<author/>", nil),
    ("<author>Ann &amp;amp; Bob</author>", "Ann & Bob"),
    ("<author>Ann&nbsp;Lee</author>", "Ann Lee"),
    ("<author><a href='x'>Ann</a></author>", "Ann"),
    ("<dc:creator><![CDATA[ <b>Ann</b>\n Lee ]]></dc:creator>", "Ann Lee"),
  ])
  func `the author of an item`(elements: String, author: String?) {
    #expect(Feed.rssItem(elements)?.author == author)
  }

  @Test(arguments: [
    (
      "<enclosure url='https://h.test/a' length='x' type=''/>",
      [FeedEnclosure(url: "https://h.test/a")]
    ),
    ("<enclosure url='a' length='-5'/>", [FeedEnclosure(url: "https://b.test/a")]),
    ("<enclosure length='5'/>", []), ("<atom:link rel='enclosure'> </atom:link>", []),
    ("<enclosure url=''/>", []),
    ("<enclosure url='javascript:x'/>", []), ("<enclosure url='file:///x'/>", []),
    ("<enclosure url='a'/><enclosure url='a'/>", [FeedEnclosure(url: "https://b.test/a")]),
    (
      "<media:group><media:content url='a' fileSize='7'/><media:title>no</media:title></media:group>",
      [FeedEnclosure(url: "https://b.test/a", length: 7)]
    ),
    (
      "<media:content url='a' type='image/png'><media:title>t</media:title></media:content>",
      [FeedEnclosure(url: "https://b.test/a", type: "image/png")]
    ),
  ])
  func `the files of an item`(elements: String, files: [FeedEnclosure]) {
    let item = Feed.rssItem(elements, base: "https://b.test/")
    #expect(item?.enclosures == files)
    #expect(item?.title == nil)
  }

  @Test func `what is no date is none, and the next source counts`() {
    let item = Feed.rssItem("<pubDate>soon</pubDate><dc:date>2026-03-07</dc:date>")
    #expect(item?.published == 1_772_841_600)
    #expect(Feed.rssItem("<pubDate>25:61</pubDate>")?.published == nil)
  }
}
