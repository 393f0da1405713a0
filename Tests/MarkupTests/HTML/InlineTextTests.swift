import Testing

@testable import Markup

/// What running text becomes.
struct InlineTextTests {
  @Test(arguments: [
    ("  a \n\t b  ", "a b"), ("<p> a </p>", "a"), ("a <b> b </b> c", "a b c"),
    ("a<b> </b>b", "a b"), ("a&#32; b", "a b"), ("a&nbsp;b", "a\u{A0}b"), ("a\u{AD}b", "a\u{AD}b"),
    ("a<br>b", "a\nb"), ("a <br> b", "a\nb"), ("<br>a<br>", "a"), ("a<wbr>b", "ab"),
    ("a\u{0}\u{1}\u{7F}\u{85}\u{9B}b", "ab"), ("a\u{202E}b\u{202A}", "ab"),
    ("a\u{2067}b", "a\u{2067}b\u{2069}"), ("a\u{2067}b\u{2069}", "a\u{2067}b\u{2069}"),
    ("&#x1B;&#0;a", "\u{FFFD}\u{FFFD}a"), ("&#x202E;a", "a"),
    ("a &lt;b&gt; &amp;amp; &copy", "a <b> &amp; ©"), ("1 < 2 > 1", "1 < 2 > 1"),
    ("<q>a</q>", "“a”"), ("a<", "a<"), ("日本\u{E9}", "日本é"), ("<a>b</a>", "b"),
    ("a–b…", "a–b…"), ("<h2>a<br><br>b</h2>", "a\nb"),
  ])
  func `blanks collapse and controls go`(html: String, text: String) throws {
    let blocks = TextDocument(html).blocks
    #expect(blocks.count == 1)
    switch try #require(blocks.first) {
    case .paragraph(let inline), .heading(_, let inline): #expect(inline.text == text)
    default: Issue.record("\(blocks)")
    }
  }

  @Test(arguments: ["", " ", "&nbsp;", "<p></p>", "<p>&nbsp; </p>", "<ul><li></ul>", "<br><br>"])
  func `what holds no text makes no block`(html: String) {
    #expect(TextDocument(html).blocks.isEmpty)
  }

  @Test func `two line breaks part paragraphs`() {
    #expect(
      TextDocument("a<br><br>b<br/> <br/>c").blocks == ["a", "b", "c"].map { .paragraph($0) })
  }

  @Test(
    arguments: [
      ("a<b>b</b>c", [.init("a"), .init("b", .strong), .init("c")]),
      (
        "<b>a<i>b</b>c</i>d",
        [.init("a", .strong), .init("b", [.strong, .emphasis]), .init("c", .emphasis), .init("d")]
      ),
      ("<em><code>a</code></em>", [.init("a", [.emphasis, .code])]),
      ("<del>a</del>", [.init("a", .strikethrough)]),
      ("a <b> b", [.init("a "), .init("b", .strong)]),
      ("<b>a <br></b>b", [.init("a\n", .strong), .init("b")]),
      ("a <b><br></b>b", [.init("a\nb")]),
      (
        "x <img alt=smile src=http://h.test/s.png> y",
        [.init("x "), .init("smile", .image, image: "http://h.test/s.png"), .init(" y")]
      ),
    ] as [(String, [InlineText.Run])])
  func `styles make runs`(html: String, runs: [InlineText.Run]) {
    #expect(TextDocument(html).blocks == [.paragraph(InlineText(runs))])
  }

  @Test func `a style that is not closed ends with its block`() {
    let blocks = TextDocument("<div><p><b>a</p>b</div>c").blocks
    #expect(
      blocks.map { $0 } == [
        .paragraph(InlineText([.init("a", .strong)])), .paragraph("b"), .paragraph("c"),
      ])
  }

  @Test(arguments: [
    ("<a href=b>x</a>", "http://h.test/d/b"),
    ("<a href='/b?c=1&amp;d=2'>x</a>", "http://h.test/b?c=1&d=2"),
    ("<A HREF=\" //o.test/\n\">x</A>", "http://o.test/"),
    ("<a href='mailto:a@h.test'>x</a>", "mailto:a@h.test"),
    ("<a href=#f>x</a>", "http://h.test/d/e#f"),
    ("<a href='?a=1&copy=2'>x</a>", "http://h.test/d/e?a=1&copy=2"),
    ("<base href=http://b.test/><a href=c>x</a>", "http://b.test/c"),
    ("<a href=b><div>x</div></a>", "http://h.test/d/b"),
  ])
  func `links are whole`(html: String, address: String) {
    let document = TextDocument(html, base: "http://h.test/d/e")
    #expect(document.blocks == [.paragraph(InlineText([.init("x", link: address)]))])
    #expect(document.links == [address])
  }

  @Test(arguments: [
    "javascript:alert(1)", "java&#10;script:x", "&#106;avascript:x", " vbscript:x", "data:x",
    "file:///x",
  ])
  func `links that run something are text`(address: String) {
    let document = TextDocument("<a href='\(address)'>x</a>", base: "http://h.test/")
    #expect(document.blocks == [.paragraph("x")])
  }

  @Test func `without a base relative links are text`() {
    #expect(TextDocument("<a href=b>x</a>").blocks == [.paragraph("x")])
  }

  @Test func `a link begins where another was not closed`() {
    let runs: [InlineText.Run] = [
      .init("x", link: "http://a.test"), .init("y", link: "http://b.test"), .init("z"),
    ]
    #expect(
      TextDocument("<a href=http://a.test>x<a href=http://b.test>y</a>z").blocks
        == [.paragraph(InlineText(runs))])
  }
}
