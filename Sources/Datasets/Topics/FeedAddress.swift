import Markup

/// The address of a feed as its owner typed it, and what makes it the same as another one.
package struct FeedAddress: Hashable, Sendable {
  /// What is asked for; a scheme that was left out is https.
  package let url: String
  /// Equal for addresses of one feed: without scheme, password, port that goes without saying,
  /// fragment, and slash at the end of the path.
  package let key: String
  /// The host in lower case, with a port that does not go without saying; empty for a file.
  let host: String
  /// User and password, as they stand in the address.
  let user: String?

  /// Whether it is a file of this machine.
  package var isFile: Bool { url.hasPrefix("file:") }

  /// The address in what somebody typed; nil where it can be none.
  ///
  /// `feed:` and `feed://` stand before addresses that browsers hand over.
  package init?(_ typed: String) {
    // A file is one that its owner named: no feed and no server can.
    if typed.lowercased().hasPrefix("file:") {
      self.init(file: String(typed.dropFirst("file:".utf8.count)))
      return
    }
    var text = FeedCleaning.line(typed)
    let lowered = text.lowercased()
    if lowered.hasPrefix("feed://") {
      text = "http://" + text.dropFirst("feed://".utf8.count)
    } else if lowered.hasPrefix("feed:") {
      text = String(text.dropFirst("feed:".utf8.count))
    }
    if !Self.hasScheme(text) { text = "https://" + text }
    guard let parts = Self.parts(of: text) else { return nil }
    self.init(url: text, key: parts.host + parts.rest, host: parts.host, user: parts.user)
  }

  /// The address of a file of this machine, by its path, whatever is in its name.
  package init(file path: String) {
    let url = "file:" + path
    self.init(url: url, key: url, host: "", user: nil)
  }

  private init(url: String, key: String, host: String, user: String?) {
    self.url = url
    self.key = key
    self.host = host
    self.user = user
  }

  /// Whether a text begins with a scheme and `:/`, or with that of the web.
  private static func hasScheme(_ text: String) -> Bool {
    let name = text.utf8.prefix { $0.isSchemeCharacter }
    let behind = text.utf8[name.endIndex...]
    return behind.starts(with: ":/".utf8)
      || behind.first == UInt8(ascii: ":")
        && ["http", "https"].contains(text.lowercasedPrefix(name.count))
  }

  private typealias Parts = (user: String?, host: String, rest: String)

  /// Host with port, and what stands before and behind it; nil where the scheme is no web address's.
  private static func parts(of text: String) -> Parts? {
    guard let mark = text.range(ofASCII: "://") else { return nil }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    let behind = text[mark.upperBound...]
    let end = behind.utf8.firstIndex { "/?#".utf8.contains($0) } ?? behind.endIndex
    var host = behind[..<end]
    var user: String?
    if let at = host.utf8.lastIndex(of: UInt8(ascii: "@")) {
      user = String(host[..<at])
      host = host[behind.utf8.index(after: at)...]
    }
    var name = host.lowercased()
    guard isPort(of: name) else { return nil }
    let port = scheme == "https" ? ":443" : ":80"
    if name.hasSuffix(port) { name.removeLast(port.utf8.count) }
    var rest = Substring(behind[end...].utf8.prefix { $0 != UInt8(ascii: "#") })
    // What ends a query means something.
    if !rest.utf8.contains(UInt8(ascii: "?")) {
      while rest.utf8.last == UInt8(ascii: "/") { rest = Substring(rest.utf8.dropLast()) }
    }
    guard !name.isEmpty, name.utf8.first != UInt8(ascii: ":"),
      !name.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\\") })
    else { return nil }
    return (user, name, String(rest))
  }

  /// Whether what stands behind the host is a port, or nothing: `ann:pa/ss@host` has no host.
  private static func isPort(of host: String) -> Bool {
    guard let colon = host.utf8.lastIndex(of: UInt8(ascii: ":")),
      !host.utf8.contains(UInt8(ascii: "["))
    else { return true }
    return host.utf8[colon...].dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension FeedAddress {
  /// What somebody typed, fit to be told: without what can be user and password.
  package static func shown(_ typed: String) -> String {
    let bytes = Array(typed.utf8)
    let end = bytes.firstIndex { "?#".utf8.contains($0) } ?? bytes.count
    guard let at = bytes[..<end].lastIndex(of: UInt8(ascii: "@")) else { return typed }
    var start = 0
    let scheme = bytes.prefix { $0.isSchemeCharacter }.count
    if bytes[scheme...].starts(with: ":/".utf8) {
      start = scheme + 1
      while start < at, bytes[start] == UInt8(ascii: "/") { start += 1 }
    }
    return String(decoding: bytes[..<start] + bytes[(at + 1)...], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the name of a scheme may have it (RFC 3986 §3.1).
  fileprivate var isSchemeCharacter: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || "+-.".utf8.contains(self)
  }
}

extension String {
  fileprivate func lowercasedPrefix(_ count: Int) -> String {
    String(decoding: utf8.prefix(count), as: UTF8.self).lowercased()
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
