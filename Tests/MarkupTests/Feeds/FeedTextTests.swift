import Testing

@testable import Markup

/// Texts of feeds: escaped, quoted, in line, and broken.
struct FeedTextTests {
  @Test(arguments: [
    ("A &amp; B", "A & B"), ("A &amp;amp; B", "A & B"), ("A & B", "A & B"), ("1 &lt; 2", "1 < 2"),
    ("<![CDATA[A <b>B</b> &amp; C]]>", "A B & C"), ("A <b>B</b>", "A B"), (" A\n\t B ", "A B"),
    ("&lt;b&gt;A&lt;/b&gt;", "A"), ("&lt;T&gt; in Swift", "<T> in Swift"), ("&nbsp;", "\u{A0}"),
    ("A<![CDATA[ & ]]>B", "A & B"), ("A<!-- x -->B", "AB"), ("A&#8211;B &#150; C", "A–B – C"),
    ("A\u{1B}[31mB", "A[31mB"), ("A\u{202E}B", "AB"), ("A&#x202E;B&#x7F;", "AB"),
    ("\u{2067}A", "\u{2067}A\u{2069}"), ("", nil), ("  ", nil), ("&eacute;&#195;&#169;", "éé"),
    ("A<br/>B", "A B"),
  ])
  func `a title is a line of text`(text: String, title: String?) {
    #expect(Feed.rssItem("<title>\(text)</title>")?.title == title)
  }

  @Test(arguments: [
    ("<title>A &amp;amp; &lt;b&gt;</title>", "A &amp; <b>"),
    ("<title type='text'>A &lt;b&gt;B</title>", "A <b>B"),
    ("<title type='html'>A &lt;b&gt;B&lt;/b&gt; &amp;lt;</title>", "A B <"),
    (
      "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>A <i>B</i> &amp;lt;</div></title>",
      "A B &lt;"
    ),
    (
      "<title type='xhtml'><h:div xmlns:h='http://www.w3.org/1999/xhtml'>A <h:i>B</h:i></h:div></title>",
      "A B"
    ),
    ("<title type='application/octet-stream'>QQ==</title>", "A"),
    ("<title mode='base64' type='text/html'>PGI+QTwvYj4=</title>", "A"),
    ("<title mode='base64'>not base64!</title>", "not base64!"),
  ])
  func `a title of Atom says what it is`(element: String, title: String) {
    #expect(Feed.atomEntry(element)?.title == title)
  }

  @Test(arguments: [
    ("Text &amp;amp; more", "Text & more", FeedText.Kind.plain),
    ("&lt;p&gt;A &amp;amp; B&lt;/p&gt;", "<p>A &amp; B</p>", .html),
    ("<![CDATA[<p>A</p>]]>", "<p>A</p>", .html), ("<p>A &amp; B</p>", "<p>A &amp; B</p>", .html),
    ("1 &lt; 2", "1 < 2", .plain), ("<![CDATA[a]]]]><![CDATA[>b]]>", "a]]>b", .plain),
    ("<![CDATA[<p>A</p><script>alert(1)</script>B]]>", "<p>A</p>B", .html),
    ("<p>A</p><style>p{}</style>", "<p>A</p>", .html),
    ("a\r\nb\u{0}c", "a\nbc", .plain),
  ])
  func `a description is text or HTML, whatever it looks like`(
    text: String, summary: String, kind: FeedText.Kind
  ) {
    #expect(
      Feed.rssItem("<description>\(text)</description>")?.summary == FeedText(summary, kind))
  }

  @Test(arguments: [
    ("<content>a &lt;b&gt;</content>", FeedText("a <b>", .plain)),
    ("<content type='html'>a &lt;b&gt;</content>", FeedText("a <b>", .html)),
    ("<content type='text/plain'>a &lt;b&gt;</content>", FeedText("a <b>", .plain)),
    ("<content type='image/svg+xml'><svg>a</svg></content>", FeedText("<svg>a</svg>", .html)),
    ("<content src='https://h.test/'/>", nil), ("<content type='html'> </content>", nil),
    ("<content type='text'>a <b>b</b></content>", FeedText("a <b>b</b>", .html)),
  ])
  func `content of Atom says what it is`(element: String, content: FeedText?) {
    #expect(Feed.atomEntry(element)?.content == content)
  }

  @Test func `no mark behind a separator hides it`() {
    let item = Feed.rssItem(
      """
      <tags>a,\u{301}b,c</tags><author>Ann\u{A0}\u{301}Bo</author>
      <atom:link rel="http://h.test/\u{301}x" href="u:no"/>
      <guid>https://\u{301}h.test/1</guid>
      """)
    #expect(item?.categories.map { Array($0.unicodeScalars) } == [["a"], ["\u{301}", "b"], ["c"]])
    #expect(item?.author.map { Array($0.unicodeScalars) } == Array("Ann \u{301}Bo".unicodeScalars))
    #expect(item?.link == "https://\u{301}h.test/1")
  }

  @Test(arguments: [
    "http://www.w3.org/2005/Atom", "https://W3.org/2005/atom/#", "w3.org/2005/Atom//",
    "http://purl.org/atom/ns#",
  ])
  func `namespaces are told by their letters`(address: String) {
    #expect(FeedNamespace.named(address) == .atom)
    #expect(FeedNamespace.named(address + "\u{301}") == nil)
  }

  @Test func `texts in entities of the document are resolved`() {
    let feed = Feed(
      test: """
        <!DOCTYPE rss [<!ENTITY me "Ann &#38; Co">]>
        <rss><channel><item><title>&me;</title><author>&me;</author>
        <description><p>&me; &lt;</p></description></item></channel></rss>
        """)
    #expect(feed.items.first?.title == "Ann & Co" && feed.items.first?.author == "Ann & Co")
    #expect(feed.items.first?.summary?.text == "<p>Ann &amp; Co &lt;</p>")
  }

  // MARK: Broken feeds

  @Test(arguments: [
    "<title>A<link>https://h.test/1</link><guid>g</guid>",
    "<title>A</titel><link>https://h.test/1</link><guid>g</guid>",
    "<title>A</title><link>https://h.test/1<guid>g</guid>",
    "<title>A</title><link>https://h.test/1</link><guid>g",
    "<title>A<link>https://h.test/1<guid>g",
    "</x></item2><title>A</title></p><link>https://h.test/1</link></b><guid>g</guid>",
    "<x><y><guid>no</guid></x><title>A</title><link>https://h.test/1</link><guid>g</guid>",
    "<title>A</title><link>https://h.test/1</link><guid>g</guid><description>B",
    "<title>A</title><link>https://h.test/1</link><guid>g</guid><description>B<p>C",
  ])
  func `fields that are not closed cost no other field`(elements: String) {
    for end in ["</item>", ""] {
      let feed = Feed(
        test: "<rss><channel><item>\(elements)\(end)<item><title>Z</title></item></channel></rss>")
      #expect(feed.items.map(\.title) == ["A", "Z"])
      #expect(feed.items.first?.link == "https://h.test/1" && feed.items.first?.id == "g")
    }
  }

  @Test func `a description that is not closed costs no date and no guid`() {
    let item = Feed.rssItem(
      "<description>A<p>B</p><pubDate>2026-03-07</pubDate><guid>g</guid><link>https://h.test/</link>"
    )
    #expect(item?.summary?.text == "A<p>B</p>")
    #expect(item?.published == 1_772_841_600 && item?.id == "g")
    #expect(item?.link == "https://h.test/")
  }

  @Test func `items within others of our words are items, those of foreign ones are not`() {
    let feed = Feed(
      test: """
        <rss xmlns:f="https://f.test/"><channel>
        <item><title>1</title><item><title>2</title></item></item>
        <item><title>3</title><f:related><item><title>no</title></item></f:related><guid>g</guid></item>
        <items><item><title>4</title></item></items>
        </channel></rss>
        """)
    #expect(feed.items.map(\.title) == ["1", "2", "3", "4"])
    #expect(feed.items.map(\.id) == [nil, nil, "g", nil])
  }

  @Test func `what stands before and behind the feed does not matter`() {
    let feed = Feed(
      test: """
        \n  <b>Warning</b>: mysql_connect() <?xml version="1.0"?><!-- x --><rss><channel>
        <title>Site</title><item><title>1</title></item></channel></rss>
        <html><item><title>no</title></item>
        """)
    #expect(feed.title == "Site")
    #expect(feed.items.first?.title == "1")
  }

  @Test func `fields of the feed stand behind its items too`() {
    let feed = Feed(
      test: "<rss><channel><item><title>1</title></item><title>Site</title></channel></rss>")
    #expect(feed.title == "Site" && feed.items.map(\.title) == ["1"])
  }

  @Test func `what counts only counts the same`() throws {
    let text = """
      <rss><channel><item><title>1<item><title>2</title></item><f:x xmlns:f="u:f"><item/></f:x>
      <item/><entry/><description><item></description></channel></rss>
      """
    let markup = MarkupText(Array(text.utf8))
    #expect(try FeedReader.count(markup) == FeedReader.read(markup).items.count)
    #expect(try FeedReader.count(markup) == 5)
  }

  @Test(arguments: [
    "<title type='xhtml'><x><entry/></x><id>1</id>", "<title type='&#104;tml'><id>1</id><entry/>",
    "<link rel='self'><f:x><entry/></f:x>", "<link rel='alternate'><f:x><entry/></f:x>",
    "<link href=''><f:x><entry/></f:x>", "<link rel='x/enclosure'><f:x><entry/></f:x>",
    "<link rel='enclosure' href='a'><f:x><entry/></f:x>", "<id ispermalink='x'><entry/>",
    "<content type='xhtml'><f:x><entry/></f:x><entry/>", "<category term='x'><f:x><entry/></f:x>",
    "<summary type='image/png' xml:base='b'><f:x><entry/></f:x>",
  ])
  func `what counts only counts the same, whatever attributes say`(fields: String) throws {
    let text = """
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:f="u:f"><entry>\(fields)</entry>
      <entry/></feed>
      """
    let markup = MarkupText(Array(text.utf8))
    #expect(try FeedReader.count(markup) == FeedReader.read(markup).items.count)
  }
}
