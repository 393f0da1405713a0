import Markup

/// What makes an item the same as one that is kept already: its id, else its address, else its title
/// and date, within its feed.
enum TopicIdentity {
  /// The identity of each item.
  ///
  /// Where several items of different addresses share an id, as careless feeds have it, the address
  /// is part of it, so that none is taken for another; so is the title where items without an id
  /// share an address.
  static func identities(of items: [FeedItem], in subscription: String) -> [String] {
    var links: [String: Set<String>] = [:]
    var titles: [String: Set<String>] = [:]
    for item in items {
      if let id = item.id {
        links[id, default: []].insert(item.link ?? item.title ?? "")
      } else if let link = item.link {
        titles[link, default: []].insert(item.title ?? "")
      }
    }
    return items.map { item in
      var parts: [String]
      if let id = item.id {
        parts = ["id", id]
        if links[id, default: []].count > 1 { parts += [item.link ?? item.title ?? ""] }
      } else if let link = item.link {
        parts = ["link", link]
        if titles[link, default: []].count > 1 { parts += [item.title ?? ""] }
      } else {
        parts = ["text", item.title ?? "", item.published.map(String.init) ?? ""]
        if item.title == nil { parts.append(item.content?.text ?? item.summary?.text ?? "") }
      }
      return name(of: [subscription] + parts)
    }
  }

  /// A short name of some texts: FNV-1a over 64 bits, in letters and digits.
  private static func name(of parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
      // A byte that is in no text.
      hash = (hash ^ 0xFF) &* 0x0100_0000_01B3
    }
    let digits = String(hash, radix: 36)
    return "t" + String(repeating: "0", count: max(0, 13 - digits.utf8.count)) + digits
  }
}
