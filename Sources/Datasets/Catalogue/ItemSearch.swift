import Markup

/// Finds items by plain words in their texts, as the full-text index of the store does: case and
/// accents are folded, all words must be there, the last one may be the beginning of a word.
package struct ItemSearch: Sendable {
  private let terms: [Folding.Term]

  package init(_ typed: String) { terms = Folding.terms(typed: typed) }

  /// Nothing to search for: no letter and no digit was typed.
  package var isEmpty: Bool { terms.isEmpty }

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
    let words = texts.map(Folding.words)
    guard terms.allSatisfy({ term in words.contains { term.occurs(in: $0) } }) else { return nil }
    let title = words.first ?? []
    return terms.allSatisfy { $0.occurs(in: title) } ? .inTitle : .elsewhere
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

extension Folding.Term {
  /// Whether the words stand next to each other somewhere in `words`.
  fileprivate func occurs(in words: [String]) -> Bool {
    guard let last = tokens.last, words.count >= tokens.count else { return false }
    return (0...(words.count - tokens.count)).contains { start in
      let end = start + tokens.count - 1
      return words[start..<end].elementsEqual(tokens.dropLast())
        && (isPrefix ? words[end].utf8.starts(with: last.utf8) : words[end] == last)
    }
  }
}
