import Datasets
import Markup
import Testing

/// What was read of topics, and what could not be read of feeds.
struct TopicsDatasetReadingTests {
  private func dataset(_ shelf: FakeTopicShelf) -> TopicsDataset {
    TopicsDataset(
      TopicRefresh(transport: FakeTransport.unreachable, shelf: shelf) { Timestamp(seconds: 0) },
      pages: nil)
  }

  private func topic(_ id: String, subscription: String) -> Topic {
    Topic(FeedItem(), id: id, feed: "Feed", subscription: subscription, seen: nil)
  }

  @Test func `what was read is kept, and what is to be read again`() async throws {
    let shelf = FakeTopicShelf()
    let dataset = dataset(shelf)
    #expect(dataset.notesReading)
    try await dataset.note([topic("a", subscription: "s")], asRead: true)
    try await dataset.note([topic("b", subscription: "s")], asRead: true)
    #expect(await shelf.read == ["a", "b"])
    try await dataset.note([topic("a", subscription: "s")], asRead: false)
    #expect(await shelf.read == ["b"])
  }

  @Test func `nothing is kept of the sample`() async throws {
    let shelf = FakeTopicShelf()
    try await dataset(shelf).note([topic("a", subscription: "")], asRead: true)
    #expect(await shelf.read.isEmpty)
  }

  @Test func `nothing is noted of a feed in a file`() async throws {
    let dataset = TopicsDataset(Feed(format: .rss), name: "feed:x")
    #expect(!dataset.notesReading)
    #expect(try await dataset.troubles() == nil)
  }

  @Test func `feeds that could not be read are told with their last success`() async throws {
    var broken = Subscription(try #require(FeedAddress("http://me:secret@a.example/feed")))
    broken.fault = .gone
    broken.succeeded = Timestamp(seconds: 7)
    let good = Subscription(try #require(FeedAddress("http://b.example/feed")))
    let troubles = try await dataset(FakeTopicShelf([good, broken])).troubles()
    let address = "http://a.example/feed"
    #expect(
      troubles == [
        FeedTrouble(
          title: address, address: address, fault: .gone, succeeded: Timestamp(seconds: 7))
      ])
  }
}
