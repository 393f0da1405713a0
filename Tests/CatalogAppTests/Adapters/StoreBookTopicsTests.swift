import Datasets
import Foundation
import Testing

@testable import CatalogApp

/// Subscriptions and topics in a store on disk, as two programs that run at the same time have them.
struct StoreBookTopicsTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func book() throws -> StoreBook {
    try StoreOpening(environment: Environment(["HOME": home.url.path]), texts: Texts(.english))
      .book(creating: true) { Issue.record("\($0)") }
  }

  private func subscription(_ url: String = "https://h.test/feed") throws -> Subscription {
    Subscription(try #require(FeedAddress(url)))
  }

  private func news(
    _ ids: String..., of subscription: Subscription, at seconds: Int = 5, words: String = "Text"
  ) throws -> TopicNews {
    let items = ids.map {
      "<item><guid>\($0)</guid><title>T\($0)</title><description>\(words)</description></item>"
    }
    let feed = try FeedDocument.feed(
      in: Array("<rss><channel>\(items.joined())</channel></rss>".utf8))
    return TopicNews(feed, of: subscription, at: Timestamp(seconds: seconds))
  }

  @Test func `what one refresh brought another does not bring again`() throws {
    let (one, two) = (try book(), try book())
    let feed = try subscription()
    #expect(
      try one.save(feed, news("1", "2", of: feed), isNew: true) == TopicChanges(added: 2))
    #expect(
      try two.save(feed, news("1", "2", of: feed, at: 9), isNew: false) == TopicChanges())
    #expect(try two.save(feed, news("3", "2", of: feed), isNew: false) == TopicChanges(added: 1))
    let topics = try one.topics()
    #expect(topics.map(\.title) == ["T1", "T2", "T3"])
    #expect(topics.map { $0.seen?.seconds } == [5, 5, 5])
    #expect(try two.subscriptions() == [feed])
  }

  @Test func `what was read stays read when the topic changes`() throws {
    let (one, two) = (try book(), try book())
    let feed = try subscription()
    let first = try news("1", "2", of: feed)
    _ = try one.save(feed, first, isNew: true)
    try two.mark([first.topics[0].id], isRead: true)
    let change = try news("1", "2", of: feed, words: "Other")
    _ = try one.save(feed, change, isNew: false)
    #expect(try one.topics().map(\.isRead) == [true, false])
    #expect(one.text(ofTopic: first.topics[0].id)?.text == "Other")
    try two.mark([first.topics[0].id], isRead: false)
    #expect(try one.topics().map(\.isRead) == [false, false])
  }

  @Test func `what is removed leaves nothing, and others stay`() throws {
    let (one, two) = (try book(), try book())
    let (feed, other) = (try subscription(), try subscription("https://o.test/feed"))
    let (gone, kept) = (try news("1", of: feed), try news("1", of: other))
    _ = try one.save(feed, gone, isNew: true)
    _ = try one.save(other, kept, isNew: true)
    try one.mark([gone.topics[0].id, kept.topics[0].id], isRead: true)
    try two.remove(subscriptions: [feed.id, "none"])
    #expect(try one.subscriptions() == [other])
    #expect(try one.topics().map(\.id) == [kept.topics[0].id])
    #expect(one.text(ofTopic: gone.topics[0].id) == nil)
    #expect(one.text(ofTopic: kept.topics[0].id) != nil)
    // A refresh that began before does not bring it back.
    #expect(try one.save(feed, gone, isNew: false) == TopicChanges())
    try one.save([feed], isNew: false)
    #expect(try two.subscriptions() == [other] && two.topics().count == 1)
    // Nobody has read it when it is added anew.
    _ = try one.save(feed, gone, isNew: true)
    #expect(try two.topics().first { $0.subscription == feed.id }?.isRead == false)
  }

  @Test func `a topic is found by all of its text`() throws {
    let book = try book()
    let feed = try subscription()
    _ = try book.save(feed, news("1", of: feed, words: "&lt;p>Zebrä&lt;/p>"), isNew: true)
    #expect(try book.everything(matching: "zebra", limit: 9).count == 1)
    try book.remove(subscriptions: [feed.id])
    #expect(try book.everything(matching: "zebra", limit: 9).isEmpty)
  }
}

extension TopicNews {
  /// The topics as they are kept where nothing is kept yet.
  fileprivate var topics: [Topic] { named { _ in nil }.map(\.topic) }
}
