/// Small documents with everything that readers of markup know, and the pieces they are made of.
enum MarkupSeeds {
  static let seeds = [
    """
    <!DOCTYPE html><html><head><meta charset=utf-8><base href="/d/"><title>A &amp; B</title>
    <link rel=alternate type=application/rss+xml href=feed></head><body><nav><a href=/>Home</a></nav>
    <main><h1>Head <em>line</em></h1><p>One <b>two <i>three</b> four</i> <a href="x?y=1&z=2">link</a>
    </main><footer>Foot</footer></body></html>
    """,
    "<ul><li>a<li>b<ol start=3><li value=7>c</ol></ul><dl><dt>d<dd>e</dl>",
    "<table><caption>t</caption><tr><th>a<th>b<tr><td colspan=2>c<td>d<tbody><tr><td><p>e<p>f</table>",
    "<blockquote>a<pre>\n b\r\n\tc<br>d</pre>e<br><br>f</blockquote><hr><h2>g",
    "<figure><a href=//h.test/p><img src=a.png alt='An &eacute;'></a><figcaption>c</figcaption></figure>",
    "a &lt; b &#38; c &#x1F600; &copy 2 &unknown; &nbsp; \u{AD} \u{2067}d\u{2069} \u{202E}e 日本",
    "<div hidden>a</div><span style='display:none'>b</span><svg><text>c</svg><select><option>d</select>",
    "<textarea>a\n<b></textarea><xmp><c></xmp><iframe/>d<q>e</q><del>f</del><code>g</code>",
    "plain text",
  ]

  static let words =
    [
      "table", "tr", "td", "th", "thead", "tbody", "caption", "ul", "ol", "li", "dl", "dt", "dd",
      "p",
      "div", "blockquote", "pre", "h1", "h3", "a", "b", "i", "code", "q", "main", "article", "nav",
      "section", "figure", "x-y", "svg", "title", "body",
    ].flatMap { ["<\($0)>", "</\($0)>", "<\($0)/>"] } + [
      "<br>", "<hr>", "<br/>", "<img alt=a src=b>", "<a href='javascript:a'>", "<a href=\"b",
      "<!--",
      "-->", "<![CDATA[", "]]>", "<!", "<?", "?>", "<", ">", "</", "/>", "=", "\"", "'", "&", "&#",
      "&#x", ";", "&amp;", "&#0;", "&#x1B;", "&#x202E;", "&NotEqualTilde;", "\n", "\r\n", "\t", " ",
      "\u{0}", "\u{1B}[31m", "\u{85}", "\u{A0}", "\u{202A}", "\u{2066}", "\u{2069}", "word", "日",
      "<script>", "</script>", "<td colspan=999999999>", "<ol start=-5>", "<base href=//b.test/c>",
    ]
}
