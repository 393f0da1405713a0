import Testing

@testable import Markup

/// What blocks HTML becomes.
struct TextBlockTests {
  @Test(
    arguments: [
      ("<h1>a</h1><h6>b</h6>", [.heading(level: 1, "a"), .heading(level: 6, "b")]),
      ("<p>a<p>b", [.paragraph("a"), .paragraph("b")]),
      ("a<div>b</div>c", [.paragraph("a"), .paragraph("b"), .paragraph("c")]),
      (
        "<section><article>a</article><details><summary>b</summary>c</details>",
        [.paragraph("a"), .paragraph("b"), .paragraph("c")]
      ),
      ("a<hr>b", [.paragraph("a"), .rule, .paragraph("b")]),
      (
        "<blockquote>a<blockquote>b</blockquote></blockquote>",
        [.quote([.paragraph("a"), .quote([.paragraph("b")])])]
      ),
      (
        "<dl><dt>a<dd>b<div><dt>c<dd>d</div></dl>",
        [
          .list(
            TextList([
              .init(.term, [.paragraph("a")]), .init(.description, [.paragraph("b")]),
              .init(.term, [.paragraph("c")]), .init(.description, [.paragraph("d")]),
            ]))
        ]
      ),
      (
        "<figure><img src=//h.test/a.png alt=b><figcaption>c</figcaption></figure>",
        [.image(TextImage("b")), .paragraph("c")]
      ),
    ] as [(String, [TextBlock])])
  func `elements become blocks`(html: String, blocks: [TextBlock]) {
    #expect(TextDocument(html).blocks == blocks)
  }

  @Test(
    arguments: [
      (
        "<ul><li>a<li>b</ul>",
        [.init(.bullet, [.paragraph("a")]), .init(.bullet, [.paragraph("b")])]
      ),
      (
        "<ol start=3><li>a<li value=9>b<li>c</ol>",
        [
          .init(.number(3), [.paragraph("a")]), .init(.number(9), [.paragraph("b")]),
          .init(.number(10), [.paragraph("c")]),
        ]
      ),
      (
        "<ul><li>a<ul><li>b</ul>c<li>d</ul>",
        [
          .init(
            .bullet,
            [
              .paragraph("a"), .list(TextList([.init(.bullet, [.paragraph("b")])])),
              .paragraph("c"),
            ]), .init(.bullet, [.paragraph("d")]),
        ]
      ),
      (
        "<ul><li>a</li><ul><li>b</ul></ul>",
        [
          .init(
            .bullet,
            [.paragraph("a"), .list(TextList([.init(.bullet, [.paragraph("b")])]))])
        ]
      ),
      (
        "<ul>a<li>b</ul>",
        [.init(.description, [.paragraph("a")]), .init(.bullet, [.paragraph("b")])]
      ),
      ("<li>a", [.init(.bullet, [.paragraph("a")])]),
      (
        "<ol start=-1><li>a<li>b</ol>",
        [.init(.number(-1), [.paragraph("a")]), .init(.number(0), [.paragraph("b")])]
      ),
      (
        "<ol start=99999999999999999999><li>a</ol>",
        [.init(.number(999_999_999), [.paragraph("a")])]
      ),
    ] as [(String, [TextList.Item])])
  func `lists keep their items, markers and depth`(html: String, items: [TextList.Item]) {
    #expect(TextDocument(html).blocks == [.list(TextList(items))])
  }

  @Test(arguments: [
    ("<pre>\n a\n  b\n</pre>", " a\n  b"), ("<pre>a\r\nb\rc</pre>", "a\nb\nc"),
    ("<pre>a<br>b<b>c</b></pre>", "a\nbc"), ("<pre>a\tb</pre>", "a\tb"),
    ("<pre><div>a</div><div>b</div></pre>", "a\nb"), ("<pre>&lt;a&gt;\u{0}\u{1B}</pre>", "<a>"),
    ("<textarea> a\n b &amp; <i></textarea>", " a\n b & <i>"),
    ("<xmp><b>&amp;</b></xmp>", "<b>&amp;</b>"),
    ("<pre>a", "a"),
  ])
  func `preformatted text keeps its blanks and lines`(html: String, code: String) {
    #expect(TextDocument(html).blocks == [.code(code)])
  }

  @Test(arguments: [
    ("<table><tr><th>a<th>b<tr><td>1<td>2</table>", true, [["a", "b"], ["1", "2"]]),
    (
      "<table><thead><tr><td>a</td><td>b</td></tr></thead><tbody><tr><td>1</td><td>2</table>", true,
      [["a", "b"], ["1", "2"]]
    ),
    ("<table><tr><td>a<td>b<tr><td>1<td><p>2<p>3</table>", false, [["a", "b"], ["1", "2\n3"]]),
    (
      "<table><tr><td colspan=2>a<td>b<tr><td>1<td>2<td>3</table>", false,
      [["a", "", "b"], ["1", "2", "3"]]
    ),
    (
      "<table><tr><th colspan=2>t<tr><td>a<td>b</table>", false, [["t"], ["a", "b"]]
    ),
    ("<table><td>a<td>b<tr><td>c</table>", false, [["a", "b"], ["c"]]),
    ("<table><tr><td>a</div><td>b<tr><td>c</p></li>", false, [["a", "b"], ["c"]]),
    ("<table><tr><td>a<td></td><tr></tr><tr><td><td>b</table>", false, [["a", ""], ["", "b"]]),
  ])
  func `tables have rows of cells`(html: String, hasHeader: Bool, rows: [[String]]) throws {
    let blocks = TextDocument("<div>" + html).blocks
    let expected = TextTable(rows.map { $0.map { InlineText($0) } }, hasHeader: hasHeader)
    guard case .table(let table) = try #require(blocks.first), blocks.count == 1 else {
      Issue.record("\(blocks)")
      return
    }
    #expect(table.hasHeader == expected.hasHeader)
    #expect(table.rows.map { $0.map(\.text) } == rows)
  }

  @Test(arguments: [
    "<table><tr><td>a<tr><td>b</table>",
    "<table><tr><td>a<td>b</table>",
    "<table><tr><td>a<td><table><tr><td>b</table></table>",
    "<table><caption>a</caption><tr><td>b</table>",
    "<table>a<tr><td>b</table>",
    "<td>a</td><td>b</td>",
  ])
  func `a table that arranges a page is read through`(html: String) {
    #expect(TextDocument(html).blocks == [.paragraph("a"), .paragraph("b")])
  }

  @Test func `a table within a table stays one`() {
    let inner = "<table><tr><td>a<td>b<tr><td>c<td>d</table>"
    let blocks = TextDocument("<table><tr><td>x<tr><td>\(inner)</table>").blocks
    #expect(
      blocks == [.paragraph("x"), .table(TextTable([["a", "b"], ["c", "d"]]))])
  }

  @Test(arguments: [
    ("<img src=a.png alt='A  cat'>", TextImage("A cat", address: "http://h.test/a.png")),
    ("<img src=a.png title=t>", TextImage("t", address: "http://h.test/a.png")),
    (
      "<a href=/b><img src=a.png alt=c></a>",
      TextImage("c", address: "http://h.test/a.png", link: "http://h.test/b")
    ),
    ("<img src=data:x data-src=a.png alt=c>", TextImage("c", address: "http://h.test/a.png")),
    ("<p><img src=/x/a.png></p>", TextImage("a.png", address: "http://h.test/x/a.png")),
  ])
  func `a picture alone is a block`(html: String, image: TextImage) {
    #expect(TextDocument(html, base: "http://h.test/").blocks == [.image(image)])
  }

  @Test(arguments: [
    "a<img src=b.png>", "a<img src=b.png alt=''>", "a<img src=b.png alt=c width=1 height=1>",
    "a<img src=b.png alt=c height='0'>", "a<svg><title>b</title><text>c</text></svg>",
    "a<script>b</script><style>c</style>", "a<!-- b -->", "a<template>b</template>",
    "a<iframe src=b>c</iframe>", "a<object>b</object>", "a<button>b</button>",
    "a<select><option>b<optgroup><option>c</select>", "a<input value=b type=hidden>",
    "a<div hidden>b</div>",
    "a<div style='color: red; display : none'>".replacing(" :", with: ":")
      + "b<div>c</div></div>", "a<span hidden>b<span>c</span>d</span>",
    "a<i aria-hidden=true>b</i>", "a<dialog>b</dialog>", "a<script src=b />",
  ])
  func `what browsers do not show is left out`(html: String) {
    #expect(TextDocument(html + "!").plainText().filter { $0 != "\n" } == "a!")
  }

  @Test(arguments: [
    "<div hidden=until-found>a</div>", "<div aria-hidden=true>a</div>", "<dialog open>a</dialog>",
    "<noscript>a</noscript>", "<video>a</video>", "<x-y>a</x-y>", "<![CDATA[a]]>", "a</p></div>",
    "<p/>a", "<iframe/>a", "<script/>a", "<label>a</label>", "<fieldset><legend>a</fieldset>",
  ])
  func `other text is kept`(html: String) {
    #expect(TextDocument(html).plainText() == "a\n")
  }
}
