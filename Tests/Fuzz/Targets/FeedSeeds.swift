/// Small feeds of every format, lists of feeds, and the pieces they are made of.
enum FeedSeeds {
  static let seeds = [
    """
    <?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xml:base="https://h.test/b/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel><title>A &amp;amp; B</title><link>https://h.test/</link><description>d</description>
    <item><title>One <![CDATA[<b>two</b>]]></title><link>/1?a=1&b=2</link><guid>tag:h.test,1</guid>
    <pubDate>Mon, 06 Oct 2014 08:30:05 +0200</pubDate><dc:creator>Ann</dc:creator>
    <category>c &lt;i&gt;d&lt;/i&gt;</category><description>&lt;p&gt;e&lt;/p&gt;</description>
    <content:encoded><![CDATA[<p>f<script>g()</script><style>h</style></p>]]></content:encoded>
    <enclosure url="j.mp3" type="audio/mpeg" length="12"/></item>
    <item><guid isPermaLink="true">2</guid><author>a@h.test (Ann)</author></channel></rss>
    """,
    """
    <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://h.test/"><title type="html">A</title>
    <link href="/"/><updated>2014-10-06T08:30:05Z</updated><entry><id>urn:1</id><title>T</title>
    <link rel="enclosure" href="a.mp3" length="1"/><link rel="alternate" type="text/html" href="1"/>
    <author><name>N</name><email>m</email></author><category term="t" label="l"/>
    <summary type="text">s &lt; t</summary><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">
    <p>x<script>y</script></p></div></content></entry><entry><content type="base64">PGI+YjwvYj4=
    </content></entry></feed>
    """,
    """
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://h.test/"><title>R</title>
    <items><rdf:Seq><rdf:li rdf:resource="u"/></rdf:Seq></items></channel><item rdf:about="u">
    <title>i</title><dc:date>2003-12-31</dc:date><dc:subject>s</dc:subject></item></rdf:RDF>
    """,
    #"""
    {"version":"https://jsonfeed.org/version/1.1","title":"J","home_page_url":"https://h.test/","items":[
    {"id":1,"url":"/1","title":"a\u001b\ud800","content_html":"<p>b<script>c</script>","tags":["d",null],
    "date_published":"2014-10-06T08:30:05+02:00","authors":[{"name":"N"}],"attachments":[{"url":"e",
    "mime_type":"f","size_in_bytes":5}]},{"id":"2","content_text":"t","external_url":"javascript:g"},3]}
    """#,
    """
    <opml version="2.0"><body><outline text="F"><outline text="T" xmlUrl="https://h.test/a?b=1&amp;c=2"
    htmlUrl="https://h.test/"/><outline text="G"><outline xmlUrl="https://h.test/d"/></outline></outline>
    <outline title='"&lt;' xmlUrl='https://h.test/e?f=1&g=2'></body></opml>
    """,
    "<!DOCTYPE rss [<!ENTITY e '<b>&amp;'>]><rss><channel><item><title>&e;&e;</title></item></rss>",
    "<rss><channel><item><title>a<item><title>b</title><description>c<b>d</item><item/></channel>",
  ]

  static let words =
    [
      "rss", "channel", "item", "feed", "entry", "rdf:RDF", "title", "link", "guid", "id", "author",
      "name", "category", "description", "summary", "content", "content:encoded", "dc:creator",
      "dc:date", "pubDate", "published", "updated", "media:group", "media:content", "outline",
      "opml",
      "xhtml:body", "image", "source", "tags", "script", "style", "b", "p", "x:y",
    ].flatMap { ["<\($0)>", "</\($0)>", "<\($0)/>"] }
    + [
      "<item><title>t</title></item>", "<entry><title>t</title></entry>", "<![CDATA[", "]]>",
      "<!--",
      "-->", "<?xml version='1.0' encoding='windows-1252'?>", "<!DOCTYPE html>", "<html>",
      "<!ENTITY a '&b;'>", "<!DOCTYPE a [", "]>", "&amp;", "&lt;script&gt;", "&lt;", "&gt;",
      "&#27;",
      "&#x202E;", "&#8234;", "&nbsp;", "&a;", "&", "<", ">", "\"", "'", "=", "<scr", "ipt>", "<sty",
      " xml:base='https://b.test/'", " xml:base=\"javascript:\"",
      " xmlns='http://www.w3.org/2005/Atom'",
      " xmlns:x='http://search.yahoo.com/mrss/'", " xmlns:dc=''", " type='html'", " type='xhtml'",
      " type=\"base64\"", " href='data:a'", " rel=enclosure", " url='file:///a'", " length='-1'",
      " isPermaLink=true", " rdf:about='u'", "https://h.test/", "javascript:a", "file:a",
      "2014-10-06", "Mon, 06 Oct 2014 08:30:05 GMT", "{", "}", "[", "]", ",", "\"items\":[", "{}",
      "\"title\":", "\"url\":\"", "\"content_html\":\"", "\\u001b", "\\ud83d", "\\\"", "1e9",
      "null",
      "\u{0}", "\u{1B}", "\u{85}", "\u{202E}", "\u{2066}", "\u{2069}", "\r\n", "\t", " ", "日", "é",
      "\u{FEFF}",
    ]
}
