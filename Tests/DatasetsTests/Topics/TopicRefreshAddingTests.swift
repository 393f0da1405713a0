import Markup
import Testing

@testable import Datasets

struct TopicRefreshAddingTests {
  private let web = FakeWeb()
  private let shelf = FakeTopicShelf()

  private func add(
    _ url: String, name: String? = nil, folders: [String] = []
  ) async throws -> TopicRefresh.Added {
    let refresh = TopicRefresh(transport: web, shelf: shelf) { Timestamp(seconds: 9) }
    return try await refresh.add(try #require(FeedAddress(url)), name: name, folders: folders)
  }

  @Test func `a feed is added with its topics`() async throws {
    await web.put(makeFeed("1", "2"), at: "https://h.test/feed")
    let added = try await add("h.test/feed", name: "Mine", folders: ["A"])
    #expect(added.changes == TopicChanges(added: 2) && added.page == nil && added.others.isEmpty)
    #expect(added.subscription.title == "Site" && added.subscription.shownTitle == "Mine")
    #expect(await shelf.saved == [added.subscription])
    #expect(await shelf.topics().map(\.feed) == ["Mine", "Mine"])
    #expect(await web.requests.map(\.mayBeFile) == [true])
  }

  @Test(arguments: [
    "https://h.test/feed", "http://H.test:80/feed/", "feed:h.test/feed",
    "https://ann:pw@h.test/feed#x",
  ])
  func `one that is read already is refused before anything is asked`(url: String) async throws {
    await web.put(makeFeed("1"), at: "https://h.test/feed")
    _ = try await add("https://h.test/feed")
    await #expect(throws: TopicRefresh.Refusal.known(title: "Site")) { try await add(url) }
    #expect(await web.requests.count == 1)
    #expect(await shelf.saved.count == 1)
  }

  @Test func `one that turns out to be read already is refused`() async throws {
    await web.put(makeFeed("1"), at: "https://h.test/feed")
    await web.put(.page(makeFeed("1"), movedTo: "https://h.test/feed"), at: "https://o.test")
    _ = try await add("https://h.test/feed")
    await #expect(throws: TopicRefresh.Refusal.known(title: "Site")) { try await add("o.test") }
    #expect(await shelf.saved.count == 1)
  }

  private static let page = """
    <html><link rel=alternate type=application/rss+xml href=/feed>
    <link rel=alternate type=application/atom+xml href=/other>
    """

  @Test func `the feed that a page names first is added`() async throws {
    await web.put(Self.page, at: "https://ann:pw@h.test/")
    await web.put(makeFeed("1"), at: "https://h.test/feed")
    let added = try await add("https://ann:pw@h.test/")
    #expect(added.subscription.address == "https://h.test/feed")
    #expect(added.page == "https://h.test/" && added.others == ["https://h.test/other"])
    await #expect(throws: TopicRefresh.Refusal.known(title: "Site")) {
      try await add("https://ann:pw@h.test/")
    }
    #expect(await shelf.saved.count == 1)
  }

  @Test func `where nothing is a feed, nothing is kept`() async throws {
    await web.put(Self.page, at: "https://h.test/")
    await web.put(Self.page, at: "https://h.test/feed")
    await web.put("<html>", at: "https://h.test/bare")
    await web.fail(.unreachable, at: "https://h.test/away")
    await web.put(.page("", status: 503, retryAfter: 5), at: "https://h.test/busy")
    await web.put(.page("", status: 304), at: "https://h.test/same")
    let pages = ["https://h.test/feed", "https://h.test/other"]
    let rows: [(String, FeedFault, Int?)] = [
      ("https://h.test/", .notAFeed(.webPage(feeds: pages)), nil),
      ("https://h.test/bare", .notAFeed(.webPage(feeds: [])), nil),
      ("https://h.test/none", .status(404), nil),
      ("https://h.test/busy", .tooManyCalls(status: 503), 5),
      ("https://h.test/same", .status(304), nil),
      (
        "https://h.test/away",
        .transport(.init(.unreachable, "No answer from https://h.test/away.")), nil
      ),
    ]
    for (url, fault, wait) in rows {
      await #expect(throws: TopicRefresh.Refusal.failed(fault, retryAfter: wait)) {
        try await add(url)
      }
    }
    #expect(await shelf.saved.isEmpty)
  }

  // MARK: Looking without keeping

  @Test func `looking at a feed changes nothing`() async throws {
    await web.put(makeFeed("1", "2", "1"), at: "https://h.test/feed")
    let refresh = TopicRefresh(transport: web, shelf: shelf) { Timestamp(seconds: 9) }
    let address = try #require(FeedAddress("http://h.test/feed/"))
    #expect(try await refresh.inspect(address).subscription == nil)
    _ = try await add("https://h.test/feed")
    await web.put(makeFeed("3", "2", "2"), at: "https://h.test/feed")
    let found = try await refresh.inspect(address)
    #expect(found.subscription?.title == "Site" && found.feed?.items.count == 3)
    #expect(found.doubles == 1 && found.keptItems == 1 && found.kept.count == 2)
    #expect(found.fault == nil)
    #expect(await shelf.topics().count == 2)
    await web.fail(.unreachable, at: "https://h.test/feed")
    let away = try await refresh.inspect(address)
    #expect(away.fault?.word == "network" && away.kept.count == 2 && away.feed == nil)
  }
}
