import Foundation

/// `catalog feed parse` beside readers of XML, of JSON and of feeds, each a whole process.
struct FeedBench {
  private static let size = 20_000_000
  private static let rounds = 9

  let program: String
  let folder: URL

  func run(_ report: inout Report) throws {
    try xml(&report)
    try feeds(&report)
    try json(&report)
  }

  private func parse(_ path: String, _ option: String) -> Command {
    Command([program, "feed", "parse", path, option], home: folder)
  }

  private func xml(_ report: inout Report) throws {
    let path = folder.appendingPathComponent("feed.xml").path
    let size = try rss(path, bytes: Self.size)
    let peer = Command("xmllint", "--stream", "--noout", path)
    report.compare(
      parse(path, "--count"), peer, "items of a feed of 20 MB, counted : xmllint --stream",
      rounds: Self.rounds, atMost: 0.5)
    report.compare(
      parse(path, "--json"), peer, "a feed of 20 MB as JSON : xmllint --stream",
      rounds: Self.rounds, atMost: 1)
    report.addMemory(
      of: [program, "feed", "parse", path, "--json"], "memory of that, in feeds", per: size,
      atMost: 3)
  }

  /// A smaller one, for the peer takes a second for each megabyte.
  private func feeds(_ report: inout Report) throws {
    let path = folder.appendingPathComponent("small.xml").path
    _ = try rss(path, bytes: 2_000_000)
    let script = "import feedparser,sys; feedparser.parse(open(sys.argv[1],'rb').read())"
    report.compare(
      parse(path, "--json"), Command(Command.python, "-c", script, path),
      "a feed of 2 MB as JSON : feedparser", rounds: 3, atMost: 0.05)
  }

  private func json(_ report: inout Report) throws {
    let path = folder.appendingPathComponent("feed.json").path
    _ = try MadeText.file(
      path, bytes: Self.size,
      head: #"{"version":"https://jsonfeed.org/version/1.1","title":"Big","items":["#,
      tail: #"{"id":"last"}]}"#
    ) { number, text in
      let html = (0..<8).map { _ in text.paragraph() }.joined()
        .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
      return
        #"{"id":"\#(number)","url":"https://example.org/\#(number)","title":"\#(text.words(8))","#
        + #""date_published":"2014-10-06T08:30:05Z","authors":[{"name":"Ann"}],"#
        + #""tags":["\#(text.words(1))"],"content_html":"\#(html)"},\#n"#
    }
    report.compare(
      parse(path, "--json"),
      Command(Command.python, "-c", "import json,sys; json.load(open(sys.argv[1]))", path),
      "a JSON feed of 20 MB as JSON : python3 json.load", rounds: Self.rounds, atMost: 1.25)
  }

  /// Makes a feed; its size in bytes.
  private func rss(_ path: String, bytes: Int) throws -> Int {
    try MadeText.file(
      path, bytes: bytes,
      head: """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Big</title>
        <link>https://example.org/</link><description>big</description>

        """, tail: "</channel></rss>\n"
    ) { number, text in
      let html = (0..<8).map { _ in text.paragraph() }.joined()
      let content =
        number.isMultiple(of: 2)
        ? html.replacingOccurrences(of: "&", with: "&amp;")
          .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
        : "<![CDATA[\(html)]]>"
      return """
        <item><title>\(text.words(8)) &amp; more</title><link>https://example.org/\(number)</link>
        <guid isPermaLink="false">tag:example.org,2014:\(number)</guid>
        <pubDate>Mon, 06 Oct 2014 08:30:05 GMT</pubDate><dc:creator>Ann</dc:creator>
        <category>\(text.words(1))</category><description>\(text.words(30))</description>
        <content:encoded>\(content)</content:encoded></item>

        """
    }
  }
}
