import Datasets
import Foundation
import Tables

@testable import CatalogApp

/// A home folder with a feed in a file, whose pages are kept or cannot be had.
@MainActor struct FeedHome {
  /// Nothing listens there.
  private static let server = "http://127.0.0.1:9"

  let home: TemporaryFolder
  /// What opens the feed.
  let word: String

  init() throws {
    home = try TemporaryFolder()
    let items = [("a", "First"), ("b", "Second"), ("c", "Third")].map { id, title in
      """
      <item><guid>\(id)</guid><title>\(title)</title><link>\(Self.server)/\(id)</link>
      <description>&lt;p&gt;Short words of \(title).&lt;/p&gt;</description></item>
      """
    }
    let path = try home.make(
      "feed.xml",
      "<rss version=\"2.0\"><channel><title>Feed</title>\(items.joined())</channel></rss>")
    word = "feed:" + path
  }

  func open(_ options: [String] = [], size: String = "80x24") throws -> TestScreen {
    try TestScreen(word, size: size, ["--pictures=off"] + options, home: home)
  }

  /// Keeps a page, as if it had been read so many seconds ago.
  func keep(_ html: String, at path: String, age: Int = 10) async throws {
    let desk = StoreDesk(Environment(["HOME": home.url.path]), texts: Texts(.english)) { _ in }
    let address = Self.server + path
    let body = JSONWriter.compact(
      .object([
        "address": .string(address), "html": .bool(true), "source": .string(html),
      ]))
    let time = Timestamp(seconds: TestClock.today.seconds - age)
    await desk.keep(
      KeptAnswer(body: Array(body.utf8), at: time), for: "page " + address, listing: nil)
  }
}
