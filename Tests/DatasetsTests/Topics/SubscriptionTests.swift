import Markup
import Tables
import Testing

@testable import Datasets

struct SubscriptionTests {
  private func make(_ url: String = "https://ann:s3cret@h.test/feed") throws -> Subscription {
    Subscription(try #require(FeedAddress(url)))
  }

  private static let faults: [FeedFault] = [
    .status(500), .notAllowed(status: 401), .gone, .tooManyCalls(status: 429), .notAFeed(.empty),
    .notAFeed(.webPage(feeds: ["https://h.test/a", "b\n"])), .notAFeed(.otherDocument("x")),
    .notAFeed(.otherDocument(nil)), .notAFeed(.unknown), .transport(.init(.unreachable, "Nobody.")),
  ]

  @Test(arguments: faults) func `all of it is kept`(fault: FeedFault) throws {
    var subscription = try make()
    subscription.formerAddress = "https://h.test/old"
    subscription.title = "Ünï \"x\"\n"
    subscription.name = "Mine"
    subscription.folders = ["A", "B, C"]
    subscription.link = "https://h.test/"
    subscription.validators = Validators(etag: "W/\"ö\"", lastModified: "then")
    subscription.checked = Timestamp(seconds: 3)
    subscription.succeeded = Timestamp(seconds: -2)
    subscription.notBefore = Timestamp(seconds: 99)
    subscription.fault = fault
    let text = JSONWriter.compact(subscription.kept)
    #expect(Subscription(kept: try JSONParser.parse(Array(text.utf8))) == subscription)
    #expect(fault.word.allSatisfy { $0.isASCII && $0 != "\n" })
  }

  @Test func `little of it is kept too, and what is none is none`() throws {
    let subscription = try make()
    #expect(Subscription(kept: subscription.kept) == subscription)
    #expect(Subscription(kept: .object(["id": .string("x")])) == nil)
    #expect(Subscription(kept: .array([])) == nil)
  }

  @Test func `scripts and people see no password`() throws {
    var subscription = try make("https://ann:s3cret@h.test/feed?token=t")
    #expect(subscription.shownTitle == "https://h.test/feed?token=t")
    subscription.fault = .transport(.init(.unreachable, "x"))
    let text = JSONWriter.compact(subscription.json)
    #expect(!text.contains("s3cret") && !text.contains("ann"))
    #expect(subscription.json.members?.map(\.name) == Subscription.keys)
  }

  // MARK: After an answer

  private func answer(_ lasting: String = "", retryAfter: Int? = nil) -> TransportAnswer {
    var answer = TransportAnswer(status: 200, body: [], retryAfter: retryAfter)
    answer.lastingAddress = lasting
    answer.validators = Validators(etag: "e")
    return answer
  }

  private let now = Timestamp(seconds: 1_000)

  @Test func `a feed gives its title and its site, and ends the fault`() throws {
    var feed = Feed(format: .atom)
    feed.title = "Site"
    var old = try make()
    old.link = "https://h.test/"
    old.fault = .gone
    old.notBefore = now
    let new = old.noting(.feed(feed, answer()), at: now)
    #expect(new.title == "Site" && new.link == "https://h.test/" && new.fault == nil)
    #expect(new.checked == now && new.succeeded == now && new.notBefore == nil)
    #expect(new.validators.etag == "e" && new.address == old.address)
  }

  @Test func `a failure leaves all else as it was`() throws {
    var old = try make()
    old.succeeded = Timestamp(seconds: 1)
    old.validators = Validators(etag: "e")
    let new = old.noting(.failed(.status(500), retryAfter: nil), at: now)
    #expect(new.checked == now && new.succeeded?.seconds == 1 && new.fault == .status(500))
    #expect(new.validators.etag == "e" && new.notBefore == nil)
  }

  @Test(
    arguments: [
      (FeedFault.status(503), 60, 1_060), (.tooManyCalls(status: 429), 60, 1_060),
      (.tooManyCalls(status: 429), nil, 1_900), (.status(503), nil, nil), (.gone, nil, nil),
      (.tooManyCalls(status: 429), 0, 1_000),
    ] as [(FeedFault, Int?, Int?)])
  func `a server that wants to be left alone is`(fault: FeedFault, wait: Int?, until: Int?) throws {
    let new = try make().noting(.failed(fault, retryAfter: wait), at: now)
    #expect(new.notBefore?.seconds == until)
  }

  @Test(arguments: [
    (
      "https://ann:pw@h.test/feed", "https://h.test/new", "https://ann:pw@h.test/new",
      "https://h.test/feed"
    ),
    (
      "https://ann:pw@h.test/feed", "https://o.test/new", "https://o.test/new",
      "https://h.test/feed"
    ),
    (
      "http://ann:pw@h.test/feed", "https://h.test/feed", "https://h.test/feed",
      "http://h.test/feed"
    ),
    (
      "https://ann:pw@h.test/feed", "http://h.test/feed", "http://h.test/feed",
      "https://h.test/feed"
    ),
    (
      "https://ann:pw@h.test/feed", "https://h.test:8443/x", "https://h.test:8443/x",
      "https://h.test/feed"
    ),
    (
      "http://ann:pw@h.test/feed", "http://h.test:443/feed", "http://h.test:443/feed",
      "http://h.test/feed"
    ),
    ("https://h.test/feed", "https://h.test/feed/", "https://h.test/feed/", nil),
    ("https://h.test/feed#x", "https://h.test/feed", "https://h.test/feed#x", nil),
    ("https://h.test/feed", "", "https://h.test/feed", nil),
    ("https://h.test/feed", "file:/etc/passwd", "https://h.test/feed", nil),
    ("https://h.test/feed", "ftp://h.test/", "https://h.test/feed", nil),
    ("file:/tmp/feed", "", "file:/tmp/feed", nil),
  ])
  func `a feed that has moved is asked for there, with the password of the same origin only`(
    url: String, lasting: String, address: String, former: String?
  ) throws {
    let new = try make(url).noting(.feed(Feed(format: .rss), answer(lasting)), at: now)
    #expect(new.address == address && new.formerAddress == former)
    #expect(new.id == FeedAddress(url)?.key)
  }

  @Test func `the first address stays on record`() throws {
    let once = try make("https://h.test/1").noting(
      .feed(Feed(format: .rss), answer("https://h.test/2")), at: now)
    let twice = once.noting(.feed(Feed(format: .rss), answer("https://h.test/3")), at: now)
    #expect(twice.address == "https://h.test/3" && twice.formerAddress == "https://h.test/1")
  }
}
