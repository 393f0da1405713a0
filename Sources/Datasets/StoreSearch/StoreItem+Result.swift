package import Tables

extension StoreItem {
  /// Reads one member of an answer's `results`, leniently; nil if it is no object.
  ///
  /// A field that is absent, null or of another type counts as not there and never hides the item.
  /// Fields and their order of preference: Apple's "Understanding Search Results", and recorded
  /// answers from 2011 to 2025.
  package init?(result: JSONValue, position: Int) {
    guard case .object = result else { return nil }
    let wrapper = Self.text(result, "wrapperType")
    kind = Self.kind(of: result, wrapper: wrapper)
    name = Self.text(result, "trackName", "collectionName", "artistName")
    artist = Self.text(result, "artistName")
    price = Self.price(of: result, kind: kind, wrapper: wrapper)
    currency = Self.text(result, "currency")
    genre = Self.genre(of: result)
    url = Self.text(result, "trackViewUrl", "collectionViewUrl", "artistLinkUrl", "artistViewUrl")
    artwork100 = Self.text(result, "artworkUrl100")
    country = Self.text(result, "country")
    id = Self.identifier(of: result) ?? url ?? "#\(position)"
  }

  private static func kind(of result: JSONValue, wrapper: String?) -> String {
    switch wrapper {
    case "artist", "audiobook": wrapper ?? ""
    case "collection": (text(result, "collectionType") ?? "album").lowercased()
    default: text(result, "kind") ?? wrapper ?? "unknown"
    }
  }

  /// The first amount found decides, in an order that depends on what is sold.
  private static func price(of result: JSONValue, kind: String, wrapper: String?) -> StorePrice {
    let order =
      switch kind {
      case "artist", "podcast-episode": [String]()
      case "software", "mac-software", "ebook": ["price", "trackPrice", "collectionPrice"]
      default:
        kind == "audiobook" || wrapper == "collection"
          ? ["collectionPrice", "trackPrice", "price"] : ["trackPrice", "collectionPrice", "price"]
      }
    guard let amount = order.lazy.compactMap({ result[$0]?.number }).first else { return .missing }
    if amount.utf8.allSatisfy(isZeroOrMark) || Double(amount) == 0 { return .free }
    return amount.utf8.first == UInt8(ascii: "-") ? .unavailable : .priced(amount)
  }

  private static func isZeroOrMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "0") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private static func genre(of result: JSONValue) -> String? {
    if let primary = text(result, "primaryGenreName") { return primary }
    // Episodes name their genres by objects, everything else by strings.
    let names = (result["genres"]?.array ?? []).compactMap { nonEmpty($0["name"] ?? $0) }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private static func identifier(of result: JSONValue) -> String? {
    for name in ["trackId", "collectionId", "artistId"] {
      switch result[name] {
      // Whole numbers come with a fraction at times: `7049440.0`.
      case .number(let digits) where digits.utf8.suffix(2).elementsEqual(".0".utf8):
        return String(digits.utf8.dropLast(2)) ?? digits
      case .number(let digits): return digits
      case .string(let text) where !text.isEmpty: return text
      default: continue
      }
    }
    return nil
  }

  /// The first of these fields that is a string with something in it.
  private static func text(_ result: JSONValue, _ names: String...) -> String? {
    names.lazy.compactMap { result[$0].flatMap(nonEmpty) }.first
  }

  private static func nonEmpty(_ value: JSONValue) -> String? {
    value.string.flatMap { $0.isEmpty ? nil : $0 }
  }
}
