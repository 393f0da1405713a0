import Markup

/// Finds items by plain words in their texts, as the full-text index of the store does: case and
/// accents are folded, all words must be there, the last one may be the beginning of a word.
package struct ItemSearch: Sendable {
  let terms: [FoldedTerm]

  package init(_ typed: String) { terms = Folding.terms(typed: typed).map(FoldedTerm.init) }

  /// Nothing to search for: no letter and no digit was typed.
  package var isEmpty: Bool { terms.isEmpty }

  /// Whether all that is found by what was typed is among what was found by something typed before.
  ///
  /// True where letters or words were only added at the end. Not with quotes, which may turn a
  /// phrase into single words, nor where the added letter makes another one of the last: `и`, `й`.
  package static func narrows(_ typed: String, _ earlier: String) -> Bool {
    let (folded, before) = (Folding.fold(typed), Folding.fold(earlier))
    return !Folding.terms(typed: earlier).isEmpty && !folded.utf8.contains(UInt8(ascii: "\""))
      && folded.utf8.starts(with: before.utf8)
  }

  /// How well an item fits; the lower the better.
  package enum Rank: Int, Comparable, Sendable {
    case inTitle, elsewhere

    package static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
  }

  /// Where an item has all the words, its title being the first text; nil if it has not.
  ///
  /// A phrase stands within one text. Cost: O(length of the texts).
  package func rank(_ texts: [String]) -> Rank? {
    guard !terms.isEmpty else { return nil }
    guard let title = texts.first.map(Folding.indexText) else { return nil }
    var missing = terms.filter { !$0.occurs(in: title) }
    if missing.isEmpty { return .inTitle }
    for text in texts.dropFirst() {
      let text = Folding.indexText(text)
      missing.removeAll { $0.occurs(in: text) }
      if missing.isEmpty { return .elsewhere }
    }
    return nil
  }

  /// Gathers the words in a text that comes a part at a time.
  package struct Collector: Sendable {
    private var missing: [FoldedTerm]

    fileprivate init(_ missing: [FoldedTerm]) { self.missing = missing }

    /// Whether all words were found.
    package var isComplete: Bool { missing.isEmpty }

    /// Looks for what is missing; whether some of it is in this part, in which a phrase stands as a
    /// whole.
    package mutating func add(_ text: String) -> Bool {
      let text = Folding.indexText(text)
      let count = missing.count
      missing.removeAll { $0.occurs(in: text) }
      return missing.count < count
    }
  }

  /// Looks for all words, of which some may be in the title.
  package func collector(title: String) -> Collector {
    var collector = Collector(terms)
    _ = collector.add(title)
    return collector
  }

  /// The items that have all the words, best first, in their own order otherwise.
  package func best<Item>(of items: some Sequence<Item>, by texts: (Item) -> [String]) -> [Item] {
    var found = Found<Item>()
    for item in items { found.add(item, rank(texts(item))) }
    return found.items
  }

  /// Collects what was found.
  package struct Found<Item> {
    private var byRank: [Rank: [Item]] = [:]

    package init() {}

    /// Keeps the item where it has a rank.
    package mutating func add(_ item: Item, _ rank: Rank?) {
      if let rank { byRank[rank, default: []].append(item) }
    }

    /// Best first, in the order in which they came otherwise.
    package var items: [Item] { byRank.sorted { $0.key < $1.key }.flatMap(\.value) }
  }
}
