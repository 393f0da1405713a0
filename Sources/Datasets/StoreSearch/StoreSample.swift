import Markup

/// The bundled sample of free and public-domain items, for when there is no network: not a store.
package enum StoreSample {
  /// Every sample's identifier begins so; the service's are numbers.
  static let idPrefix = "sample:"

  /// All items, in the order of the file.
  ///
  /// Cost: about a millisecond.
  package static func items() -> [StoreItem] {
    guard let text = EmbeddedResources.text(named: "sample.tsv") else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.first == UInt8(ascii: "#") ? nil : item(in: line)
    }
  }

  /// The items that have all the words, best first.
  static func items(matching typed: String) -> [StoreItem] {
    ItemSearch(typed).best(of: items()) { [$0.name ?? "", $0.artist ?? "", $0.genre ?? ""] }
  }

  /// One line of the file: `id kind title maker parent year genre price currency licence url lang
  /// explicit`, between tabs; nil for the header.
  private static func item(in line: Substring.UTF8View) -> StoreItem? {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 13 else { return nil }
    func text(_ index: Int) -> String? { fields[index].isEmpty ? nil : String(fields[index]) }
    guard let id = text(0), let kind = text(1), id.utf8.starts(with: idPrefix.utf8) else {
      return nil
    }
    return StoreItem(
      id: id, kind: kind, name: text(2), artist: text(3),
      price: text(7) == nil ? .missing : .free, currency: text(8), genre: text(6), url: text(10),
      artwork100: nil, country: nil, fetched: nil)
  }
}
