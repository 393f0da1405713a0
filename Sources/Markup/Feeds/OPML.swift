/// A list of feeds as programs exchange it (http://opml.org/spec2.opml).
package struct OPML: Hashable, Sendable {
  package struct Subscription: Hashable, Sendable {
    /// The address of the feed.
    package var url: String
    package var title: String?
    /// The address of its site.
    package var link: String?
    /// The folders that it lies in, the outermost first.
    package var folders: [String]

    package init(url: String, title: String? = nil, link: String? = nil, folders: [String] = []) {
      self.url = url
      self.title = title
      self.link = link
      self.folders = folders
    }
  }

  package var subscriptions: [Subscription]
  /// The first line with an `&` that begins no reference, which strict readers refuse.
  package var strayAmpersand: Int?

  package init(_ subscriptions: [Subscription]) { self.subscriptions = subscriptions }
}

extension OPML {
  /// Reads a list, in whatever state it is; nil where there is no `opml` in the document.
  ///
  /// An outline with an address in `xmlUrl` is a feed, whatever type it says; others are folders of
  /// what stands in them. Deeper than `mostFolders` the outer folders count.
  package init?(_ text: MarkupText) {
    let bytes = text.utf8
    var tokens = MarkupTokenizer(bytes)
    var isList = false
    var folders: [String] = []
    // Of each open outline, whether it is one of the folders.
    var open: [Bool] = []
    subscriptions = []
    while let token = tokens.next() {
      switch token {
      case .start(let tag):
        if Self.isNamed("opml", tag.name, bytes) { isList = true }
        guard isList, Self.isNamed("outline", tag.name, bytes) else { continue }
        let outline = Outline(tag, in: bytes)
        if strayAmpersand == nil { strayAmpersand = outline.strayAmpersand(in: bytes) }
        if let url = outline.url {
          subscriptions.append(
            Subscription(
              url: url, title: outline.title, link: outline.link,
              folders: Array(folders.prefix(Self.mostFolders))))
        }
        guard !tag.isEmpty else { continue }
        let folder = outline.url == nil ? outline.title : nil
        open.append(folder != nil)
        if let folder { folders.append(folder) }
      case .end(let name):
        if Self.isNamed("outline", name, bytes), open.popLast() == true { folders.removeLast() }
      default: break
      }
    }
    if !isList { return nil }
  }

  private static let mostFolders = 16

  private static func isNamed(_ word: StaticString, _ name: Range<Int>, _ bytes: [UInt8]) -> Bool {
    name.count == word.utf8CodeUnitCount && bytes.hasASCII(word, at: name.lowerBound)
  }

  private struct Outline {
    var url: String?
    var title: String?
    var link: String?
    private var values: [Range<Int>] = []

    init(_ tag: MarkupTag, in bytes: [UInt8]) {
      var text: String?
      for attribute in MarkupAttributes(tag, in: bytes) {
        values.append(attribute.value)
        var value: [UInt8] = []
        CharacterReferences.append(attribute.value, of: bytes, to: &value)
        let line = FeedCleaning.line(FeedCleaning.text(value[...]))
        guard !line.isEmpty else { continue }
        switch bytes.text(attribute.name).lowercased() {
        case "xmlurl": url = url ?? FeedCleaning.whole(line)
        case "htmlurl": link = link ?? FeedCleaning.whole(line)
        case "text": text = text ?? name(line)
        case "title": title = title ?? name(line)
        default: break
        }
      }
      title = text ?? title
    }

    private func name(_ line: String) -> String {
      FeedCleaning.cut(line, to: FeedCleaning.longestName)
    }

    func strayAmpersand(in bytes: [UInt8]) -> Int? {
      for value in values {
        var from = value.lowerBound
        while let place = bytes.first(UInt8(ascii: "&"), in: from..<value.upperBound) {
          let end = bytes[(place + 1)..<value.upperBound].firstIndex {
            !$0.isNameCharacter && $0 != UInt8(ascii: "#")
          }
          guard let end, end > place + 1, bytes[end] == UInt8(ascii: ";") else {
            return bytes[..<place].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
          }
          from = end
        }
      }
      return nil
    }
  }
}

extension OPML {
  /// The list as OPML 2.0 in UTF-8, well-formed; feeds that follow each other in one folder share it.
  package var text: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0">
        <head><title>Subscriptions</title></head>
        <body>

      """
    var open: [String] = []
    for subscription in subscriptions {
      let shared = zip(open, subscription.folders).prefix { $0 == $1 }.count
      for depth in stride(from: open.count, to: shared, by: -1) {
        text += Self.indent(depth + 1) + "</outline>\n"
      }
      for (depth, folder) in subscription.folders.enumerated().dropFirst(shared) {
        text += Self.indent(depth + 2) + "<outline text=\"\(Self.escaped(folder))\">\n"
      }
      open = subscription.folders
      text += Self.indent(open.count + 2) + Self.outline(subscription) + "\n"
    }
    for depth in stride(from: open.count, to: 0, by: -1) {
      text += Self.indent(depth + 1) + "</outline>\n"
    }
    return text + "  </body>\n</opml>\n"
  }

  private static func outline(_ subscription: Subscription) -> String {
    let title = escaped(subscription.title ?? subscription.url)
    let link = subscription.link.map { " htmlUrl=\"\(escaped($0))\"" } ?? ""
    return "<outline type=\"rss\" text=\"\(title)\" title=\"\(title)\""
      + " xmlUrl=\"\(escaped(subscription.url))\"\(link)/>"
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    // Of what is left, XML has no place for these two (https://www.w3.org/TR/xml/#charsets).
    let text = String(
      String.UnicodeScalarView(
        text.unicodeScalars.lazy.filter { $0 != "\u{FFFE}" && $0 != "\u{FFFF}" }))
    for byte in FeedCleaning.text(Array(text.utf8)[...]).utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      case UInt8(ascii: "\""): escaped += "&quot;".utf8
      // Attributes lose their line ends and tabs where they are read.
      case 0x09, 0x0A: escaped.append(0x20)
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
