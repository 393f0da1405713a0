/// How text becomes the words of the index, the same way for what is stored and what is typed.
///
/// The folding is handed in: the store knows no Unicode tables.
package struct SearchText: Sendable {
  /// The folded words of a text with single spaces between them, as the index takes them.
  let indexed: @Sendable (String) -> String
  /// What is looked for when something was typed; nothing when it has no letter and no digit.
  let terms: @Sendable (String) -> [SearchTerm]

  /// Makes the rules from two functions that fold alike.
  package init(
    indexed: @escaping @Sendable (String) -> String,
    terms: @escaping @Sendable (String) -> [SearchTerm]
  ) {
    self.indexed = indexed
    self.terms = terms
  }
}

/// One thing that an item must contain.
package struct SearchTerm: Equatable, Sendable {
  /// Folded words that stand next to each other, in this order.
  package var tokens: [String]
  /// Whether the last word may go on.
  package var isPrefix: Bool

  package init(tokens: [String], isPrefix: Bool = false) {
    self.tokens = tokens
    self.isPrefix = isPrefix
  }
}
