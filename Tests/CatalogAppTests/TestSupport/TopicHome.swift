import Datasets
import Foundation
import Markup

@testable import CatalogApp

/// A home folder with subscriptions and their topics; nobody answers for them.
@MainActor struct TopicHome {
  let home: TemporaryFolder
  private let address: String

  init(titles: [String] = ["First", "Second", "Third"]) async throws {
    home = try TemporaryFolder()
    address = "http://127.0.0.1:9/mine"
    try await keep(titles)
  }

  /// Keeps what the feed says, as if it had been read.
  func keep(_ titles: [String]) async throws {
    var subscription = try subscription(address)
    subscription.title = "My Feed"
    let feed = try FeedDocument.feed(in: Array(Self.feed(titles).utf8))
    _ = try await desk.save(
      subscription, TopicNews(feed, of: subscription, at: TestClock.today), isNew: true)
  }

  /// The first title is the newest.
  static func feed(_ titles: [String]) -> String {
    let items = titles.enumerated().map { place, title in
      """
      <item><guid>\(title)</guid><title>\(title)</title>
      <pubDate>\(28 - place) Oct 2026 12:00:00 GMT</pubDate>
      <content:encoded>&lt;p&gt;Words of \(title).&lt;/p&gt;</content:encoded></item>
      """
    }
    return """
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
      <title>My Feed</title>\(items.joined())</channel></rss>
      """
  }

  private func subscription(_ address: String) throws -> Subscription {
    guard let address = FeedAddress(address) else { throw CocoaError(.fileReadUnknown) }
    return Subscription(address)
  }

  var desk: StoreDesk {
    StoreDesk(Environment(["HOME": home.url.path]), texts: Texts(.english)) { _ in }
  }

  /// Another one, which could not be read when it was last asked.
  func addBrokenFeed() async throws {
    var broken = try subscription("http://127.0.0.1:9/feed")
    broken.title = "Broken Feed"
    broken.fault = .status(500)
    broken.succeeded = Timestamp(seconds: 1_600_000_000)
    try await desk.save([broken], isNew: true)
  }

  /// The titles that are kept as read.
  func read() async throws -> [String] {
    try await desk.topics().filter(\.isRead).compactMap(\.title).sorted()
  }

  func open(_ options: [String] = [], size: String = "80x24") throws -> TestScreen {
    try TestScreen("topics", size: size, options, home: home)
  }
}
