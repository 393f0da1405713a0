package import Tables

extension StoreItem {
  static let keys = [
    "id", "kind", "name", "artist", "price", "price_state", "currency", "genre", "url",
    "artwork100", "country", "fetched",
  ]

  /// The item as scripts see it, and as it is kept in the store: an object with `keys`.
  package var json: JSONValue {
    .object([
      "id": .string(id),
      "kind": .string(kind),
      "name": .optional(name),
      "artist": .optional(artist),
      "price": amount,
      "price_state": .string(price.state),
      "currency": .optional(currency),
      "genre": .optional(genre),
      "url": .optional(url),
      "artwork100": .optional(artwork100),
      "country": .optional(country),
      "fetched": .optional(fetched?.iso8601),
    ])
  }

  private var amount: JSONValue {
    switch price {
    case .priced(let digits): .number(digits)
    case .free: 0
    case .unavailable, .missing: nil
    }
  }

  /// Reads what `json` wrote; the time of fetching is kept apart by the store.
  package init?(json: JSONValue, fetched: Timestamp?) {
    guard let id = json["id"]?.string, let kind = json["kind"]?.string else { return nil }
    self.id = id
    self.kind = kind
    name = json["name"]?.string
    artist = json["artist"]?.string
    price =
      switch json["price_state"]?.string {
      case "priced": json["price"]?.number.map(StorePrice.priced) ?? .missing
      case "free": .free
      case "unavailable": .unavailable
      default: .missing
      }
    currency = json["currency"]?.string
    genre = json["genre"]?.string
    url = json["url"]?.string
    artwork100 = json["artwork100"]?.string
    country = json["country"]?.string
    self.fetched = fetched
  }
}
