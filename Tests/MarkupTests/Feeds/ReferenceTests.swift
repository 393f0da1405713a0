import Markup
import Testing

struct ReferenceTests {
  /// Found by fuzzing: text that is resolved once more was not looked at once more.
  @Test(arguments: ["&amp;#x202E;", "&amp;#27;", "&#x202E;"])
  func `a reference within a reference brings no control`(reference: String) throws {
    let rss = "<rss><channel><item><description>a\(reference)b</description></item></channel></rss>"
    let feed = try FeedReader.read(MarkupText(Array(rss.utf8)))
    let text = try #require(feed.items.first?.summary?.text)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
  }
}
