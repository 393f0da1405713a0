import Testing

@testable import Markup

/// A document as text without styles.
struct PlainTextTests {
  @Test(arguments: [
    ("<h1>a</h1><p>b</p>c", ["a", "", "b", "", "c"]),
    ("<ul><li>a<li>b<ul><li>c</ul></ul>", ["- a", "- b", "  - c"]),
    ("<ol><li>a<li><p>b<p>c</ol>", ["1. a", "", "2. b", "", "   c"]),
    ("<ol start=10><li>a<br>b</ol>", ["10. a", "    b"]),
    ("<blockquote><p>a<p>b</blockquote>c", ["> a", ">", "> b", "", "c"]),
    ("<blockquote><ul><li>a<li>b</ul></blockquote>", ["> - a", "> - b"]),
    ("<ul><li><blockquote>a</blockquote></ul>", ["- > a"]),
    ("<ul><li><ul><li>a<li>b</ul></ul>", ["- - a", "  - b"]),
    ("a<pre>b\n\n c</pre>", ["a", "", "    b", "", "     c"]),
    ("<dl><dt>a<dd>b<dt>c<dd>d</dl>", ["a", "  b", "c", "  d"]),
    ("<hr>a", ["---", "", "a"]),
    (
      "<img alt=a> <a href=http://h.test><img alt=b></a>",
      ["[a]", "", "[b][1]", "", "[1] http://h.test"]
    ),
    ("<table><tr><th>a<th>bb<tr><td>ccc<td>d</table>", ["a    bb", "---  --", "ccc  d"]),
    (
      "<a href=http://a.test>x</a> <a href=http://b.test>y</a> <a href=http://a.test>z</a>",
      ["x[1] y[2] z[1]", "", "[1] http://a.test", "[2] http://b.test"]
    ),
    ("<a href=http://a.test>http://a.test</a>", ["http://a.test"]),
    ("<a href=http://a.test>a<b>b</b> </a>c", ["ab[1] c", "", "[1] http://a.test"]),
    ("", []),
  ])
  func `blocks become lines`(html: String, lines: [String]) {
    #expect(TextDocument(html).plainText() == lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ("<p>aaaa bbbb cccc dddd</p>", ["aaaa bbbb cccc", "dddd"]),
    ("<blockquote>aaaa bbbb cccc dddd</blockquote>", ["> aaaa bbbb", "> cccc dddd"]),
    ("<ul><li>aaaa bbbb cccc dddd</ul>", ["- aaaa bbbb", "  cccc dddd"]),
    ("<pre>aaaaaaaaaaaaaaaaaaaaaaaaaa</pre>", ["    aaaaaaaaaaaaaaaaaaaaaaaaaa"]),
    ("<table><tr><td>aaaaaa<td>b<tr><td>c<td>d</table>", ["aaaaaa  b", "c       d"]),
    (
      "<table><tr><th>a<th>b<tr><td>cccccccccc<td>dddddd<tr><td>e<td>f</table>",
      ["a: cccccccccc", "b: dddddd", "", "a: e", "b: f"]
    ),
    (
      "<table><tr><th>aaaaaaaaa<th>bbbbbbb<tr><td>aaaaaaaaa<td>c</table>",
      ["aaaaaaaaa:", "aaaaaaaaa", "bbbbbbb: c"]
    ),
    (
      "<table><tr><th>aaaaaaaaa<th>b<th>dddd<tr><td>c<td><tr><td>e<td>f</table>",
      ["aaaaaaaaa: c", "b:", "dddd:", "", "aaaaaaaaa: e", "b: f"]
    ),
  ])
  func `lines are broken and tables unfolded where there is little room`(
    html: String, lines: [String]
  ) {
    let layout = TextDocument.PlainTextLayout(width: 15, columns: \.count, wrap: Self.wrapped)
    #expect(TextDocument(html).plainText(layout) == lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ("a\nb\n\n\nc\r\n \r\nd", ["a\nb", "c", "d"]), ("  a <b> &amp;", ["  a <b> &amp;"]),
    ("a\u{1B}[31m\tb\u{202E}", ["a[31m b"]), ("", []), ("\n\n", []),
  ])
  func `text without markup is parted at blank lines`(text: String, paragraphs: [String]) {
    #expect(
      TextDocument(plainText: text).blocks == paragraphs.map { .paragraph(InlineText($0)) })
  }

  @Test func `a long text comes in pieces`() {
    let html = (0..<4_000).map { "<p>paragraph <a href=http://h.test/\($0)>\($0)</a></p>" }.joined()
    let document = TextDocument(html)
    var pieces: [[UInt8]] = []
    document.writePlainUTF8 { pieces.append($0) }
    #expect(pieces.count > 2)
    #expect(pieces.dropLast().allSatisfy { $0.count >= TextDocument.pieceLength })
    let lines =
      (0..<4_000).flatMap { ["paragraph \($0)[\($0 + 1)]\n", "\n"] }
      + (0..<4_000).map { "[\($0 + 1)] http://h.test/\($0)\n" }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == lines.joined())
    #expect(document.plainText() == lines.joined())
  }

  @Test func `what takes no more is told`() {
    struct Full: Error {}
    let document = TextDocument("<p>a</p>")
    #expect(throws: Full.self) {
      try document.writePlainUTF8 { (_: [UInt8]) throws(Full) in throw Full() }
    }
  }

  private static func wrapped(_ line: String, _ columns: Int) -> [String] {
    line.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] += word
      } else if lines[last].count + 1 + word.count <= columns {
        lines[last] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
