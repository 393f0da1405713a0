package import Tables

/// Items of the store search as a list: a recorded answer, or what is kept.
package struct StoreDataset: Dataset {
  /// What names the store in commands.
  package static let word = "store"

  package let name: String
  package let title: Phrase
  package let keys = StoreItem.keys

  private let items: @Sendable () async throws(DatasetError) -> [StoreItem]

  /// A list of what the closure loads, in its order.
  package init(
    name: String = word, title: Phrase = .term(.store),
    items: @escaping @Sendable () async throws(DatasetError) -> [StoreItem]
  ) {
    self.name = name
    self.title = title
    self.items = items
  }

  /// What is kept from earlier searches, and the sample.
  package init(_ shelf: any StoreShelf) {
    self.init { () async throws(DatasetError) in await shelf.storedItems() + StoreSample.items() }
  }

  package func forEach(_ body: (StoreItem) throws -> Bool) async throws -> [DatasetNote] {
    for item in try await items() where try !body(item) { break }
    return []
  }

  package func row(_ item: StoreItem) -> ListRow {
    ListRow(.text(item.name ?? ""), subtitle: subtitle(item))
  }

  package func detail(_ item: StoreItem) -> DetailDocument {
    var fields = [DetailDocument.Field(.term(.kind), StoreKind.phrase(item.kind))]
    if let genre = item.genre { fields.append(.init(.term(.genre), .text(genre))) }
    fields.append(.init(.term(.price), price(item)))
    if let country = item.country { fields.append(.init(.term(.country), .text(country))) }
    if let fetched = item.fetched { fields.append(.init(.term(.fetched), .text(fetched.iso8601))) }
    fields.append(.init(.term(.identifier), .text(item.id)))
    return DetailDocument(
      title: .text(item.name ?? ""),
      subtitle: item.artist.map(Phrase.text) ?? .term(.unknown),
      picture: item.artwork100.map(DetailDocument.Picture.address),
      fields: fields,
      links: item.url.map { [.init(.term(.openInBrowser), $0)] } ?? [],
      actions: item.url == nil ? [.supportRequest] : [.openInBrowser, .supportRequest])
  }

  package func origin(_ item: StoreItem) -> [DetailDocument.Field] {
    [.init(.term(.source), item.isSample ? .term(.bundled) : "iTunes Search API")]
  }

  package func json(_ item: StoreItem) -> JSONValue { item.json }

  /// `Artist (Kind)`, or the word for an unknown artist alone; samples say that they are.
  private func subtitle(_ item: StoreItem) -> Phrase {
    let line =
      item.artist.map { Phrase.format(.artistAndKind, [.text($0), StoreKind.phrase(item.kind)]) }
      ?? .term(.unknown)
    return item.isSample ? .format(.sample, [line]) : line
  }

  private func price(_ item: StoreItem) -> Phrase {
    switch item.price {
    case .priced(let amount): .price(amount: amount, currency: item.currency)
    case .free: .term(.free)
    case .unavailable: .term(.notSold)
    case .missing: .term(.noPrice)
    }
  }
}
