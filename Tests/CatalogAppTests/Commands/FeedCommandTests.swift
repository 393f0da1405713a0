import Foundation
import Testing

@testable import CatalogApp

/// `catalog feed parse FILE`.
@MainActor struct FeedCommandTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func parse(_ text: String, _ options: String...) async throws
    -> (code: ExitCode, output: String, errors: String)
  {
    let path = try home.make("feed", text)
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      ["feed", "parse", path] + options, environment: Environment(["HOME": home.url.path]),
      output: output.stream, errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  private static let feed = """
    <rss><channel><title>S</title><link>https://h.test/</link><item><guid>1</guid><title>A "b"</title>
    <description>x\u{1B}</description><category>c</category><enclosure url="https://h.test/e" length="5"/>
    </item><item/></channel></rss>
    """

  @Test func `a feed becomes one object, and nothing is kept`() async throws {
    let answer = try await parse(Self.feed, "--json")
    #expect(answer.code == .done && answer.errors.isEmpty)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["title", "link", "updated", "items"])
    let items = try #require(object["items"] as? [[String: Any]])
    #expect(items.count == 2 && items[0]["title"] as? String == "A \"b\"")
    #expect(items[0]["summary"] as? String == "x" && items[0]["categories"] as? [String] == ["c"])
    #expect(((items[0]["enclosures"] as? [[String: Any]])?.first)?["length"] as? Int == 5)
    #expect(items[1]["title"] is NSNull)
    #expect(home.names == ["feed"])
  }

  @Test(arguments: ["<rss><channel/></rss>", "{\"items\":[]}", "<feed/>"])
  func `an empty feed is strict JSON too`(text: String) async throws {
    let answer = try await parse(text, "--json")
    #expect(answer.code == .done)
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    #expect((object?["items"] as? [Any])?.isEmpty == true)
    #expect(try await parse(text, "--count").output == "0\n")
    #expect(try await parse(text, "--plain").output.isEmpty)
  }

  @Test func `items are counted, and written in other forms`() async throws {
    #expect(try await parse(Self.feed, "--count").output == "2\n")
    #expect(try await parse(Self.feed, "--ndjson").output.split(separator: "\n").count == 2)
    #expect(try await parse(Self.feed, "--csv").output.hasPrefix("id,title,link,date,published,"))
    #expect(try await parse(Self.feed, "--plain").output == "\tA \"b\"\t\n\t\t\n")
  }

  @Test(arguments: [
    ("", "feed"), ("<html>", "feed"), ("{\"a\":1}", "JSON"), ("words", "feed"), ("<opml/>", "opml"),
  ])
  func `what is no feed is told on standard error`(text: String, word: String) async throws {
    for option in ["--json", "--count"] {
      let answer = try await parse(text, option)
      #expect(answer.code == .badData && answer.output.isEmpty)
      #expect(answer.errors.contains(word))
    }
  }
}
