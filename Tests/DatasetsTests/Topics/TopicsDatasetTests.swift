import Markup
import Tables
import Testing

@testable import Datasets

struct TopicsDatasetTests {
  private let web = FakeWeb()
  private let shelf = FakeTopicShelf()

  private var dataset: TopicsDataset {
    TopicsDataset(
      TopicRefresh(transport: web, shelf: shelf) { Timestamp(seconds: 5_000) }, pages: nil)
  }

  private func topics(_ dataset: TopicsDataset) async throws -> (
    topics: [Topic], notes: [DatasetNote]
  ) {
    var topics: [Topic] = []
    let notes = try await dataset.forEach {
      topics.append($0)
      return true
    }
    return (topics, notes)
  }

  private func keep(_ feed: String) async throws {
    let subscription = Subscription(try #require(FeedAddress("https://h.test/feed")))
    let news = TopicNews(
      try FeedDocument.feed(in: Array(feed.utf8)), of: subscription, at: Timestamp(seconds: 86_400))
    _ = await shelf.save(subscription, news, isNew: true)
  }

  private func ofFile(_ items: String) throws -> TopicsDataset {
    let text =
      "<rss><channel><title>Site</title><link>https://h.test/</link>\(items)</channel></rss>"
    return TopicsDataset(try FeedDocument.feed(in: Array(text.utf8)), name: "feed:x")
  }

  @Test func `without a feed there are the topics of the bundled one, with their texts`()
    async throws
  {
    let topics = try await topics(dataset).topics
    #expect(topics.count == 16)
    #expect(
      topics.map { $0.date?.seconds ?? 0 } == topics.map { $0.date?.seconds ?? 0 }.sorted(by: >))
    for topic in topics { #expect(await !dataset.article(topic).isEmpty) }
  }

  @Test func `with a feed that has nothing there are none`() async throws {
    try await keep("<rss><channel/></rss>")
    #expect(try await topics(dataset).topics.isEmpty)
  }

  @Test func `the newest come first; what has no date is as old as its first sight`() async throws {
    try await keep(
      """
      <rss><channel><item><title>old</title><pubDate>1 Jan 1970</pubDate></item>
      <item><title>new</title><pubDate>3 Jan 1970</pubDate></item><item><title>seen</title></item>
      </channel></rss>
      """)
    #expect(try await topics(dataset).topics.map(\.title) == ["new", "seen", "old"])
  }

  @Test func `a file keeps its order and its names, and no two items share one`() async throws {
    let dataset = try ofFile(
      """
      <item><guid>x</guid><title>1</title><description>one</description></item>
      <item><guid>x</guid><title>2</title><description>two</description></item>
      <item><link>https://h.test/3</link></item><item><title>4</title></item>
      <item><guid>4</guid><title>5</title><description>five</description></item>
      <item><guid>x#2</guid><title>6</title></item>
      """)
    let topics = try await topics(dataset).topics
    #expect(topics.map(\.id) == ["x", "x#2", "https://h.test/3", "4", "4#5", "x#2#6"])
    #expect(await dataset.article(topics[0]) == [.words("one")])
    #expect(await dataset.article(topics[1]) == [.words("two")])
    #expect(await dataset.article(topics[4]) == [.words("five")])
    #expect(await dataset.article(topics[3]).isEmpty)
  }

  @Test func `what has no title is known by its first words, or its address`() async throws {
    let dataset = try ofFile(
      """
      <item><title>T</title></item><item><description>&lt;p&gt;Some &lt;b&gt;words&lt;/b&gt;</description></item>
      <item><link>https://h.test/3</link></item><item/>
      """)
    let headings = try await topics(dataset).topics.map { dataset.row($0).title }
    #expect(
      headings == [.text("T"), .text("Some words"), .text("https://h.test/3"), .term(.untitled)])
  }

  @Test func `a detail tells what there is, and where to go on`() async throws {
    let dataset = try ofFile(
      """
      <item><title>T</title><link>https://h.test/1</link><author>Ann</author>
      <category>a</category><category>b</category><pubDate>2 Jan 1970</pubDate>
      <enclosure url="https://h.test/1.mp3"/></item><item><title>U</title></item>
      """)
    let topics = try await topics(dataset).topics
    let full = dataset.detail(topics[0])
    #expect(full.title == .text("T") && full.subtitle == .text("Site"))
    #expect(full.fields.map(\.label) == [.term(.publishDate), .term(.author), .term(.categories)])
    #expect(full.links.map(\.address) == ["https://h.test/1", "https://h.test/1.mp3"])
    #expect(full.actions == [.openInBrowser, .supportRequest])
    let bare = dataset.detail(topics[1])
    #expect(bare.fields.isEmpty && bare.links.isEmpty && bare.actions == [.supportRequest])
    #expect(dataset.json(topics[1]).members?.map(\.name) == Topic.keys)
  }

  @Test func `only what is not whole has a page to be read`() async throws {
    let dataset = try ofFile(
      """
      <item><link>https://h.test/1</link><description>short</description></item>
      <item><link>https://h.test/2</link><content:encoded>all</content:encoded></item><item/>
      """)
    let topics = try await topics(dataset).topics
    #expect(topics.map(dataset.pageAddress) == ["https://h.test/1", nil, nil])
  }

  @Test func `addresses in an article are relative to its page`() async throws {
    let dataset = try ofFile(
      "<item><link>https://h.test/a/1</link><description>&lt;a href='x'>y&lt;/a></description></item>"
    )
    let topic = try #require(try await topics(dataset).topics.first)
    let blocks = await dataset.article(topic)
    #expect("\(blocks)".contains("https://h.test/a/x"))
  }

  @Test func `asking for news first tells what failed, and lists the rest`() async throws {
    try await keep(makeFeed("1"))
    await web.fail(.unreachable, at: "https://h.test/feed")
    let answer = try await topics(dataset.refreshing)
    #expect(answer.topics.map(\.title) == ["Title 1"])
    #expect(answer.notes.count == 1)
    #expect(try await topics(dataset).notes.isEmpty)
    await web.put(makeFeed("1", "2"), at: "https://h.test/feed")
    #expect(try await topics(dataset.refreshing).topics.count == 2)
  }

  @Test func `a topic is kept whole`() throws {
    var item = FeedItem()
    item.title = "Ünï \"x\"\n"
    item.link = "https://h.test/"
    item.published = -5
    item.updated = 253_402_300_799
    item.author = "Ann"
    item.categories = ["a", ""]
    item.enclosures = [FeedEnclosure(url: "u", type: "t", length: 5), FeedEnclosure(url: "v")]
    item.content = FeedText("x", .plain)
    for item in [item, FeedItem()] {
      let topic = Topic(
        item, id: "1", feed: "F", subscription: "s", seen: Timestamp(seconds: 7))
      let text = JSONWriter.compact(topic.kept)
      #expect(Topic(kept: try JSONParser.parse(Array(text.utf8))) == topic)
    }
    let text = TopicText(text: "a\n\"\u{2028}", isHTML: true, base: nil)
    #expect(TopicText(kept: text.kept) == text)
    #expect(TopicText(kept: []) == nil && Topic(kept: .null) == nil)
  }
}
