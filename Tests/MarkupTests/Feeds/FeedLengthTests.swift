import Testing

@testable import Markup

/// No feed makes a line longer than anybody reads, since many things keep a copy of it.
struct FeedLengthTests {
  private static let long = String(repeating: "é", count: 500_000)

  @Test func `a line is cut between two scalars`() {
    for shift in 0..<4 {
      let line = FeedCleaning.cut(String(repeating: "a", count: shift) + Self.long)
      #expect((3_800...FeedCleaning.longestLine).contains(line.utf8.count))
      #expect(line.unicodeScalars.allSatisfy { $0 == "a" || $0 == "é" })
    }
    let fits = String(repeating: "a", count: FeedCleaning.longestLine)
    #expect(FeedCleaning.cut(fits) == fits && FeedCleaning.whole(fits) == fits)
    #expect(FeedCleaning.whole(fits + "a") == nil)
  }

  @Test func `what a cut leaves open is closed`() {
    let open = String(repeating: "\u{2067}", count: 64)
    let line = FeedCleaning.cut(open + Self.long)
    #expect(line.utf8.count <= FeedCleaning.longestLine)
    #expect(line.unicodeScalars.suffix(64).allSatisfy { $0 == "\u{2069}" })
    let blanks = FeedCleaning.cut("a" + String(repeating: " ", count: 5_000))
    #expect(blanks == "a")
  }

  @Test func `titles, authors and categories of a feed are cut`() {
    let feed = Feed(
      test: """
        <rss><channel><title>\(Self.long)</title><item><title>\(Self.long)</title>
        <author>\(Self.long)</author><category>\(Self.long)</category>
        <category term="\(Self.long.prefix(30_000))"/></item></channel></rss>
        """)
    let item = feed.items.first
    #expect(feed.title.map { $0.utf8.count <= FeedCleaning.longestName } == true)
    let lines = [item?.title, item?.author].compactMap(\.self) + (item?.categories ?? [])
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("éé") && $0.utf8.count <= FeedCleaning.longestLine })
  }

  @Test func `an address or id that is too long is none, and the next one counts`() {
    let item = Feed.rssItem(
      """
      <link>https://h.test/\(Self.long)</link><guid isPermaLink="false">\(Self.long)</guid>
      <enclosure url="https://h.test/\(Self.long.prefix(30_000))"/><enclosure url="u:1"/>
      <atom:link href="https://h.test/1"/><dc:identifier>2</dc:identifier>
      """)
    #expect(item?.link == "https://h.test/1" && item?.id == "2")
    #expect(item?.enclosures.map(\.url) == ["u:1"])
  }

  @Test func `lists of feeds have short names and addresses`() {
    let list = OPML(
      MarkupText(
        Array(
          """
          <opml><outline text="\(Self.long)"><outline xmlUrl="u:\(Self.long)"/>
          <outline xmlUrl="u:1" title="\(Self.long)" htmlUrl="u:\(Self.long)"/></outline></opml>
          """.utf8)))
    #expect(list?.subscriptions.map(\.url) == ["u:1"])
    let subscription = list?.subscriptions.first
    let names = [subscription?.title].compactMap(\.self) + (subscription?.folders ?? [])
    #expect(names.count == 2 && subscription?.link == nil)
    #expect(names.allSatisfy { $0.utf8.count <= FeedCleaning.longestName })
  }
}
