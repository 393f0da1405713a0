/// One result of the store search, reduced to what every kind of item has.
package struct StoreItem: Identifiable, Equatable, Sendable {
  /// The service's number, `sample:…` in the offline sample, else the address or the position.
  package var id: String
  /// The service's own word, in lower case: `song`, `mac-software`, `tv season`.
  package var kind: String
  package var name: String?
  package var artist: String?
  package var price: StorePrice
  package var currency: String?
  package var genre: String?
  package var url: String?
  /// The address of a picture of 100 × 100 points.
  package var artwork100: String?
  /// The storefront that was asked (ISO 3166-1 alpha-2), or what the result says of itself.
  package var country: String?
  package var fetched: Timestamp?

  package var isSample: Bool { id.utf8.starts(with: StoreSample.idPrefix.utf8) }
}

/// What an item costs, told apart into four states.
package enum StorePrice: Equatable, Sendable {
  /// The amount, as the digits that it came with; above zero.
  case priced(String)
  case free
  /// Sold only together with others, or not at all: the service says −1.
  case unavailable
  /// The service says nothing.
  case missing

  /// The word for scripts.
  package var state: String {
    switch self {
    case .priced: "priced"
    case .free: "free"
    case .unavailable: "unavailable"
    case .missing: "missing"
    }
  }
}
