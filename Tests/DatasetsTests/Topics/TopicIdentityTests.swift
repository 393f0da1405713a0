import Markup
import Testing

@testable import Datasets

struct TopicIdentityTests {
  private func item(
    _ id: String? = nil, link: String? = nil, title: String? = nil, date: Int? = nil,
    text: String? = nil
  ) -> FeedItem {
    var item = FeedItem()
    item.id = id
    item.link = link
    item.title = title
    item.published = date
    item.content = text.map { FeedText($0, .plain) }
    return item
  }

  /// The topics that items are kept as, beside those that are kept already.
  private func topics(
    _ items: [FeedItem], feed: String = "https://f.test", beside kept: [Topic] = []
  ) -> [Topic] {
    guard let address = FeedAddress(feed) else { return [] }
    var read = Feed(format: .rss)
    read.items = items
    let news = TopicNews(read, of: Subscription(address), at: Timestamp(seconds: 0))
    return news.named { id in kept.first { $0.id == id } }.map(\.topic)
  }

  private func names(_ items: FeedItem..., feed: String = "https://f.test") -> [String] {
    topics(items, feed: feed).map(\.id)
  }

  @Test func `an id stays the same, whatever else changes`() {
    let first = names(item("1", link: "a", title: "b", date: 1, text: "c"))
    #expect(names(item("1", link: "x", title: "y", date: 2, text: "z")) == first)
    #expect(names(item("2", link: "a", title: "b", date: 1, text: "c")) != first)
  }

  @Test func `without an id the address counts, then title and date, then the text`() {
    #expect(names(item(link: "a", title: "b")) == names(item(link: "a", title: "c", date: 1)))
    #expect(names(item(link: "a")) != names(item(link: "b")))
    #expect(names(item(title: "a", date: 1)) == names(item(title: "a", date: 1, text: "x")))
    #expect(names(item(title: "a", date: 1)) != names(item(title: "a", date: 2)))
    #expect(names(item(title: "a")) != names(item(title: "b")))
    #expect(names(item(date: 1, text: "a")) != names(item(date: 1, text: "b")))
  }

  @Test func `the same item of two feeds is two topics`() {
    #expect(names(item("1")) != names(item("1"), feed: "https://g.test"))
  }

  @Test func `an id is not taken for an address or a title`() {
    #expect(Set([names(item("a")), names(item(link: "a")), names(item(title: "a"))]).count == 3)
    #expect(names(item("ab", link: "c"), item("ab", link: "d")) != names(item("a", link: "bc")))
  }

  @Test func `items that share an id are told apart by their addresses, or titles`() {
    let many = (0..<50).map { item("same", link: "https://h.test/\($0)") }
    #expect(Set(topics(many).map(\.id)).count == 50)
    #expect(Set(names(item("x", title: "1"), item("x", title: "2"))).count == 2)
    #expect(names(item("x", link: "1"), item("x", link: "1")).count == 1)
  }

  @Test func `items without id that share an address are told apart by their titles`() {
    let many = (0..<50).map { item(link: "https://h.test/", title: "Title \($0)") }
    #expect(Set(topics(many).map(\.id)).count == 50)
    #expect(names(item(link: "a", title: "1"), item(link: "a", title: "1")).count == 1)
  }

  @Test func `an item keeps its name, whatever comes beside it or goes`() {
    let (one, two, three) = (
      item("same", link: "1"), item("same", link: "2"), item("same", link: "3")
    )
    var kept = topics([one])
    let first = kept[0].id
    for items in [[two, one], [three, two, one], [one, three], [two], [three, one, two]] {
      let found = topics(items, beside: kept)
      #expect(Set(found.map(\.id)).count == items.count)
      for topic in found where !kept.contains(where: { $0.id == topic.id }) { kept.append(topic) }
      #expect(found.first { $0.link == "1" }?.id ?? first == first)
    }
    #expect(kept.count == 3)
    #expect(topics([item("same", link: "moved")], beside: topics([one])).map(\.id) == [first])
  }

  @Test func `a name is short, and of letters and digits`() {
    for name in names(item("1"), item(link: "\u{0} 😀"), item()) {
      #expect(name.count == 14 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
  }
}

struct TopicNewsTests {
  @Test func `no text of a topic has the password of its feed`() throws {
    let address = try #require(FeedAddress("http://ann:s3cret@h.test/dir/feed"))
    let feed = try FeedDocument.feed(
      in: Array("<rss><channel><item><description>a</description></item></channel></rss>".utf8))
    let news = TopicNews(feed, of: Subscription(address), at: Timestamp(seconds: 0))
    #expect(news.named { _ in nil }.map(\.text?.base) == ["http://h.test/dir/feed"])
  }
}
