import Markup

/// A link in the text that is read, which leads to another page.
struct PageLink: Hashable, Sendable {
  /// The words that link, on one line; the address where there are none.
  var title: String
  var address: String

  /// The links of a text in reading order, each address once.
  ///
  /// Those to other places than web pages are left out, and so are those to `page` itself.
  static func links(in blocks: [TextBlock], of page: String?) -> [PageLink] {
    var links: [PageLink] = []
    var places: [String: Int] = [:]
    // The link of the run before: several runs in different styles can be one link.
    var open: String?
    for block in blocks {
      block.forEachRun { run in
        defer { open = run.link }
        guard let link = run.link, let address = WebAddress(link)?.text,
          !isSamePage(address, page)
        else { return }
        if let place = places[address] {
          if open == link, place == links.count - 1 { links[place].title += run.text }
          return
        }
        places[address] = links.count
        links.append(PageLink(title: run.text, address: address))
      }
      open = nil
    }
    return links.map { PageLink(title: line($0.title) ?? $0.address, address: $0.address) }
  }

  /// Whether an address leads to a place in the page where it stands.
  private static func isSamePage(_ address: String, _ page: String?) -> Bool {
    guard let page = page.flatMap({ WebAddress($0)?.text }) else { return false }
    return start(of: address).elementsEqual(start(of: page))
  }

  private static func start(of address: String) -> Substring.UTF8View.SubSequence {
    Substring(address).utf8.prefix { $0 != UInt8(ascii: "#") }
  }

  private static func line(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
