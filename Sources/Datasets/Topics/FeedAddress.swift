import Markup

/// The address of a feed as its owner typed it, and what makes it the same as another one.
package struct FeedAddress: Hashable, Sendable {
  /// What is asked for; a scheme that was left out is https.
  package let url: String
  /// Equal for addresses of one feed: without scheme, password, port that goes without saying,
  /// fragment, and slash at the end.
  package let key: String

  /// Whether it is a file of this machine.
  package var isFile: Bool { url.hasPrefix("file:") }

  /// The address in what somebody typed; nil where it can be none.
  ///
  /// `feed:` and `feed://` stand before addresses that browsers hand over.
  package init?(_ typed: String) {
    var text = FeedCleaning.line(typed)
    let lowered = text.lowercased()
    if lowered.hasPrefix("feed://") {
      text = "http://" + text.dropFirst("feed://".utf8.count)
    } else if lowered.hasPrefix("feed:http") {
      text = String(text.dropFirst("feed:".utf8.count))
    }
    // A file is one that its owner named: no feed and no server can.
    if lowered.hasPrefix("file:") {
      url = text
      key = text
      return
    }
    if !text.contains("://") { text = "https://" + text }
    guard let parts = Self.parts(of: text) else { return nil }
    url = text
    key = parts.host + parts.rest
  }

  /// Host with port, and what stands behind it; nil where the scheme is no web address's.
  private static func parts(of text: String) -> (host: String, rest: String)? {
    guard let mark = text.range(ofASCII: "://") else { return nil }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    let behind = text[mark.upperBound...]
    let end = behind.utf8.firstIndex { "/?#".utf8.contains($0) } ?? behind.endIndex
    var host = behind[..<end]
    if let at = host.utf8.lastIndex(of: UInt8(ascii: "@")) {
      host = host[behind.utf8.index(after: at)...]
    }
    var name = host.lowercased()
    for port in [":80", ":443"] where name.hasSuffix(port) { name.removeLast(port.utf8.count) }
    var rest = behind[end...].prefix { $0 != "#" }
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    guard !name.isEmpty, !name.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\\") })
    else { return nil }
    return (name, String(rest))
  }
}

extension StringProtocol {
  /// The first place of an ASCII text.
  fileprivate func range(ofASCII sought: String) -> Range<Index>? {
    let sought = Array(sought.utf8)
    var start = utf8.startIndex
    while start < utf8.endIndex {
      let rest = utf8[start...]
      if rest.starts(with: sought) {
        return start..<utf8.index(start, offsetBy: sought.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
