import TestSupport
import Testing

@testable import Markup

/// Feeds that chance has broken: whatever comes, it is read without harm.
struct BrokenFeedTests {
  private static let seeds = [
    """
    <?xml version="1.0" encoding="windows-1252"?><!DOCTYPE rss [<!ENTITY e "x &#38; y">]>
    <rss xmlns:dc="http://purl.org/dc/elements/1.1/" xml:base="/b/"><channel><title>S &amp; &e;</title>
    <item><title><![CDATA[A <b>B</b>]]></title><link>1?a=1&b=2</link><guid isPermaLink="false">g</guid>
    <pubDate>Sat, 07 Mar 2026 10:00:00 +0100</pubDate><dc:creator>Ann</dc:creator>
    <description>&lt;p&gt;x&lt;script&gt;y&lt;/script&gt;</description><enclosure url="e" length="5"/></item>
    <item><title>C<link>2</link><author><name>N</name></author></item></channel></rss>
    """,
    """
    <feed xmlns="http://www.w3.org/2005/Atom"><title type="html">&lt;b&gt;S</title><link href="/"/>
    <entry xml:base="c/"><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <i>B</i></div>
    </title><id>1</id><link rel="enclosure" href="m"/><link href="1"/><updated>2026-03-07T10:00:00Z</updated>
    <content type="xhtml"><div>x<br/></div></content><category term="t"/></entry><!-- x --><entry/></feed>
    """,
    """
    <opml version="2.0"><body><outline text="F &amp; G"><outline xmlUrl="https://h.test/?a&b" text='"x"'/>
    </outline><outline xmlUrl="u" title="T"></outline></body></opml>
    """,
  ]

  /// A few changes at random places: a byte, a cut, a piece of the text somewhere else.
  private func broken(_ seed: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(seed.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      guard bytes.count > 2 else { break }
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
      switch Int.random(in: 0...4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<end)
      case 2:
        bytes.insert(
          contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 3:
        bytes.insert(
          contentsOf: "<>&'\"/!?[]=;".utf8.shuffled(using: &generator).prefix(3), at: place)
      default: bytes.removeLast(min(bytes.count, Int.random(in: 0...30, using: &generator)))
      }
    }
    return bytes
  }

  private func isClean(_ text: String?) -> Bool {
    text?.unicodeScalars.allSatisfy {
      ($0.value >= 0x20 || $0 == "\n" || $0 == "\t") && !(0x7F...0x9F).contains($0.value)
        && !(0x202A...0x202E).contains($0.value)
    } ?? true
  }

  @Test(arguments: seeds) func `what is broken is read as far as it goes`(seed: String) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1_500 {
      let text = MarkupText(broken(seed, &generator))
      #expect(UTF8Check.firstFault(in: text.utf8) == nil)
      _ = OPML(text)
      guard let feed = try? FeedReader.read(text, base: "https://h.test/feed") else { continue }
      let count = try? FeedReader.count(text)
      #expect(count == feed.items.count, "\(String(decoding: text.utf8, as: UTF8.self))")
      for item in feed.items {
        #expect(
          isClean(item.title) && isClean(item.id) && isClean(item.author) && isClean(item.link))
        #expect(isClean(item.summary?.text) && isClean(item.content?.text))
        #expect(item.title?.contains("\n") != true)
        #expect(item.link.map(URLReference.isSafe) != false)
        #expect(item.enclosures.allSatisfy { URLReference.isSafe($0.url) && !$0.url.isEmpty })
      }
    }
  }

  @Test func `any bytes become text`() {
    var generator = SeededGenerator(seed: 8)
    let labels = ["utf-8", "utf-16", "iso-2022-jp", "gb18030", "big5", "utf-7", "x", "euc-kr", nil]
    for round in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let text = MarkupText(bytes, charset: labels[round % labels.count])
      #expect(UTF8Check.firstFault(in: text.utf8) == nil, "\(bytes)")
    }
  }
}
