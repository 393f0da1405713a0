import Markup
import Testing

@testable import Datasets

struct FeedFetchTests {
  private func fetch(
    _ body: String = "", status: Int = 200, type: String? = nil, retryAfter: Int? = nil
  ) -> FeedFetch {
    var answer = TransportAnswer(status: status, body: Array(body.utf8), retryAfter: retryAfter)
    answer.contentType = type
    answer.address = "https://h.test/dir/feed"
    return FeedFetch(.success(answer))
  }

  private func fault(_ fetch: FeedFetch) -> FeedFault? {
    if case .failed(let fault, _) = fetch { fault } else { nil }
  }

  @Test(arguments: [
    (401, FeedFault.notAllowed(status: 401)), (403, .notAllowed(status: 403)),
    (407, .notAllowed(status: 407)), (410, .gone), (429, .tooManyCalls(status: 429)),
    (404, .status(404)), (500, .status(500)), (301, .status(301)), (199, .status(199)),
  ])
  func `a status says what is wrong, whatever came with it`(status: Int, expected: FeedFault) {
    #expect(fault(fetch("<rss><channel/></rss>", status: status)) == expected)
  }

  @Test func `the wait that a server asks for is told`() {
    guard case .failed(_, let wait) = fetch(status: 503, retryAfter: 7) else {
      Issue.record("an error is no feed")
      return
    }
    #expect(wait == 7)
  }

  @Test func `unchanged is neither feed nor failure`() {
    guard case .unchanged = fetch(status: 304) else {
      Issue.record("304 is unchanged")
      return
    }
  }

  @Test(arguments: [
    ("", FeedError.empty), ("words", .unknown), ("<opml/>", .otherDocument("opml")),
    ("{\"a\":1}", .otherDocument("JSON")), ("[1]", .otherDocument("JSON")),
    ("{", .otherDocument("JSON")),
    (
      "<html><link rel=alternate type=application/rss+xml href=../x>",
      .webPage(feeds: ["https://h.test/x"])
    ),
  ])
  func `what is no feed is told apart`(body: String, error: FeedError) {
    #expect(fault(fetch(body)) == .notAFeed(error))
  }

  @Test(arguments: [
    ("text/xml; charset=windows-1251", "щ"), ("text/xml;charset=\"WINDOWS-1251\"", "щ"),
    ("text/xml; x=\"a;b\"; Charset = windows-1251 ; y", "щ"), ("text/xml; charset=", "ù"),
    ("text/xml", "ù"), ("charset=windows-1251", "ù"),
  ])
  func `the header names the encoding`(type: String, letter: String) {
    var answer = TransportAnswer(
      status: 200,
      body: Array("<rss><channel><title>".utf8) + [0xF9] + Array("</title></channel></rss>".utf8))
    answer.contentType = type
    guard case .feed(let feed, _) = FeedFetch(.success(answer)) else {
      Issue.record("no feed")
      return
    }
    #expect(feed.title == letter)
  }

  @Test func `addresses are relative to where the feed came from`() {
    guard
      case .feed(let feed, _) = fetch("<rss><channel><item><link>x</link></item></channel></rss>")
    else {
      Issue.record("no feed")
      return
    }
    #expect(feed.items.map(\.link) == ["https://h.test/dir/x"])
  }
}
