import Markup
import Testing

@testable import Datasets

struct TopicRefreshTests {
  private static let now = Timestamp(seconds: 1_000_000)

  private let web = FakeWeb()
  private let shelf = FakeTopicShelf()

  private func refresher(at time: Timestamp = now) -> TopicRefresh {
    TopicRefresh(transport: web, shelf: shelf) { time }
  }

  private func add(_ urls: String...) async throws {
    for url in urls {
      let address = try #require(FeedAddress(url))
      await shelf.save([Subscription(address)], isNew: true)
    }
  }

  /// Asks all feeds; how it went, in the order of the ends.
  @discardableResult private func refresh(
    at time: Timestamp = now
  ) async throws -> [TopicRefresh.Outcome] {
    var outcomes: [TopicRefresh.Outcome] = []
    try await refresher(at: time).refresh(await shelf.subscriptions()) { _, outcome in
      outcomes.append(outcome)
    }
    return outcomes
  }

  private var titles: [String] {
    get async { await shelf.topics().compactMap(\.title).sorted() }
  }

  @Test func `what is new is kept, and nothing twice`() async throws {
    try await add("https://h.test/a")
    await web.put(makeFeed("1", "2", "1"), at: "https://h.test/a")
    #expect(try await refresh() == [.read(TopicChanges(added: 2))])
    #expect(try await refresh() == [.read(TopicChanges())])
    await web.put(makeFeed("3", "2", "1"), at: "https://h.test/a")
    #expect(try await refresh() == [.read(TopicChanges(added: 1))])
    #expect(await titles == ["Title 1", "Title 2", "Title 3"])
  }

  @Test func `topics stay when the feed has them no more, and the first sight stays`() async throws
  {
    try await add("https://h.test/a")
    await web.put(makeFeed("1", "2"), at: "https://h.test/a")
    try await refresh()
    await web.put(
      "<rss><channel><item><guid>2</guid><title>Other</title></item></channel></rss>",
      at: "https://h.test/a")
    let later = Timestamp(seconds: Self.now.seconds + 60)
    #expect(try await refresh(at: later) == [.read(TopicChanges(changed: 1))])
    #expect(await titles == ["Other", "Title 1"])
    #expect(await shelf.topics().allSatisfy { $0.seen == Self.now })
  }

  @Test func `a feed is asked with its validators, and may be unchanged`() async throws {
    try await add("https://h.test/a")
    await web.put(.page(makeFeed("1"), etag: "W/\"x\""), at: "https://h.test/a")
    try await refresh()
    await web.put(.page("", status: 304), at: "https://h.test/a")
    #expect(try await refresh() == [.unchanged])
    #expect(await web.requests.map(\.validators.etag) == [nil, "W/\"x\""])
    #expect(await shelf.saved.map(\.validators.etag) == ["W/\"x\""])
    #expect(await titles == ["Title 1"])
  }

  @Test(arguments: [
    "<!doctype html><title>Sign in</title>", "", "{\"error\":1}", "garbage", "<opml/>",
  ])
  func `topics stay when something else comes`(body: String) async throws {
    try await add("https://h.test/a")
    await web.put(.page(makeFeed("1"), etag: "x"), at: "https://h.test/a")
    try await refresh()
    await web.put(.page(body, etag: "y", movedTo: "https://o.test/login"), at: "https://h.test/a")
    let outcome = try #require(try await refresh().first)
    guard case .failed(.notAFeed) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(await titles == ["Title 1"])
    let saved = await shelf.saved.first
    #expect(saved?.address == "https://h.test/a" && saved?.title == "Site")
    #expect(saved?.validators.etag == "x" && saved?.succeeded == Self.now)
    #expect(saved?.fault == outcome.fault)
  }

  @Test func `an empty feed empties nothing`() async throws {
    try await add("https://h.test/a")
    await web.put(makeFeed("1"), at: "https://h.test/a")
    try await refresh()
    await web.put(makeFeed(), at: "https://h.test/a")
    #expect(try await refresh() == [.read(TopicChanges())])
    #expect(await titles == ["Title 1"])
  }

  @Test func `one that fails stops no other, and a later feed ends the fault`() async throws {
    try await add("https://h.test/a", "https://h.test/b", "https://h.test/c")
    await web.fail(.unreachable, at: "https://h.test/a")
    await web.put(makeFeed("2"), at: "https://h.test/b")
    await web.put(.page("", status: 410), at: "https://h.test/c")
    let outcomes = try await refresh()
    #expect(outcomes.compactMap(\.fault).count == 2 && outcomes.contains(.failed(.gone)))
    #expect(await titles == ["Title 2"])
    #expect(await shelf.saved.map { $0.fault?.word } == ["network", nil, "gone"])
    #expect(await shelf.saved.map(\.checked) == [Self.now, Self.now, Self.now])
    await web.put(makeFeed("1"), at: "https://h.test/a")
    try await refresh()
    #expect(await shelf.saved.map { $0.fault?.word } == [nil, nil, "gone"])
  }

  @Test(arguments: [(60, 60), (nil, 900)] as [(Int?, Int)])
  func `a server that is asked too often is left alone until then`(
    wait: Int?, span: Int
  ) async throws {
    try await add("https://h.test/a")
    await web.put(.page("", status: 429, retryAfter: wait), at: "https://h.test/a")
    try await refresh()
    await web.put(makeFeed("1"), at: "https://h.test/a")
    let end = Timestamp(seconds: Self.now.seconds + span)
    #expect(
      try await refresh(at: Timestamp(seconds: end.seconds - 1)) == [.waiting(until: end)])
    #expect(await web.requests.count == 1)
    #expect(try await refresh(at: end) == [.read(TopicChanges(added: 1))])
    #expect(await shelf.saved.first?.notBefore == nil)
  }

  @Test func `what nobody wanted any more leaves no fault`() async throws {
    try await add("https://h.test/a")
    await web.put(makeFeed("1"), at: "https://h.test/a")
    try await refresh()
    await web.fail(.cancelled, at: "https://h.test/a")
    let later = Timestamp(seconds: Self.now.seconds + 60)
    #expect(try await refresh(at: later).first?.isCancellation == true)
    #expect(await shelf.saved.first?.fault == nil)
    #expect(await shelf.saved.first?.checked == Self.now)
  }

  @Test func `a feed that was removed meanwhile does not come back`() async throws {
    try await add("https://h.test/a", "https://h.test/b")
    await web.put(makeFeed("1"), at: "https://h.test/a")
    await web.fail(.unreachable, at: "https://h.test/b")
    let asked = await shelf.subscriptions()
    await shelf.remove(subscriptions: asked.map(\.id))
    try await refresher().refresh(asked) { _, _ in }
    #expect(await shelf.saved.isEmpty)
    #expect(await titles.isEmpty)
  }

  @Test func `a moved feed is asked there from then on`() async throws {
    try await add("https://h.test/a")
    await web.put(.page(makeFeed("1"), movedTo: "https://h.test/new"), at: "https://h.test/a")
    await web.put(makeFeed("1", "2"), at: "https://h.test/new")
    try await refresh()
    #expect(try await refresh() == [.read(TopicChanges(added: 1))])
    #expect(await web.requests.map(\.address) == ["https://h.test/a", "https://h.test/new"])
    #expect(await titles == ["Title 1", "Title 2"])
  }

  @Test func `nothing is asked where nothing is read`() async throws {
    #expect(try await refresh() == [])
    #expect(await web.requests.isEmpty)
  }

  @Test func `a feed with very many items is kept whole`() async throws {
    try await add("https://h.test/a")
    let items = (0..<2_000).map {
      "<item><guid>same</guid><link>https://h.test/\($0)</link></item>"
    }
    await web.put("<rss><channel>\(items.joined())</channel></rss>", at: "https://h.test/a")
    #expect(try await refresh() == [.read(TopicChanges(added: 2_000))])
    #expect(try await refresh() == [.read(TopicChanges())])
  }
}
