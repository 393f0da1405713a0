import Markup

/// What makes an item the same as one that is kept already: its id, else its address, else its title
/// and date, within its feed.
enum TopicIdentity {
  /// The name of an item, and another one for where several items have that.
  static func names(of item: FeedItem, in subscription: String) -> (id: String, other: String?) {
    let parts: [String]
    let more: String
    if let id = item.id {
      parts = ["id", id]
      more = item.link ?? item.title ?? ""
    } else if let link = item.link {
      parts = ["link", link]
      more = item.title ?? ""
    } else {
      var parts = ["text", item.title ?? "", item.published.map(String.init) ?? ""]
      if item.title == nil { parts.append(item.content?.text ?? item.summary?.text ?? "") }
      return (name(of: [subscription] + parts), nil)
    }
    return (name(of: [subscription] + parts), name(of: [subscription] + parts + [more]))
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
