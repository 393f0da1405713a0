package import Markup
import Tables

/// Reads a feed of any format from bytes.
package enum FeedDocument {
  /// The feed in a document.
  ///
  /// - Parameters:
  ///   - bytes: the whole document.
  ///   - charset: what the HTTP header says of its encoding.
  ///   - address: where it came from, for relative addresses.
  /// - Returns: the feed with all of its items.
  /// - Throws: what it is, if it is no feed.
  package static func feed(
    in bytes: [UInt8], charset: String? = nil, address: String? = nil
  ) throws(FeedError) -> Feed {
    var items: [FeedItem] = []
    var feed = try read(bytes, charset: charset, address: address) { items.append($0) }
    feed.items = items
    return feed
  }

  /// Reads a document, and hands over its items one after another; what is returned has none.
  package static func read(
    _ bytes: [UInt8], charset: String? = nil, address: String? = nil,
    receive: @escaping (FeedItem) -> Void
  ) throws(FeedError) -> Feed {
    let text = MarkupText(bytes, charset: charset)
    if isJSON(text) {
      return try JSONFeed.read(text.utf8, address: address, receive: receive)
    }
    do throws(FeedError) {
      return try FeedReader.read(text, base: address, receive: receive)
    } catch {
      guard case .webPage = error else { throw error }
      let feeds = FeedDiscovery.feeds(in: text.utf8, base: address)
      throw .webPage(feeds: feeds.map(\.address))
    }
  }

  /// How many items the feed has.
  package static func count(in bytes: [UInt8]) throws(FeedError) -> Int {
    let text = MarkupText(bytes)
    return isJSON(text) ? try JSONFeed.count(in: text.utf8) : try FeedReader.count(text)
  }

  private static func isJSON(_ text: MarkupText) -> Bool {
    let first = text.utf8.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
