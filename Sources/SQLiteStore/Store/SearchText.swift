/// How text becomes the words of the index, the same way for what is stored and what is typed.
///
/// The folding is handed in: the store knows no Unicode tables.
package struct SearchText: Sendable {
  private let words: @Sendable (String) -> [[String]]

  /// Makes the rules from a function that folds a text and cuts it.
  ///
  /// - Parameter words: gives the words in the order of the text, each as its tokens: `v1.2.3` is
  ///   one word of the tokens `v1`, `2`, `3`. A word of a script without spaces is one token a
  ///   character. What has no letter and no digit gives nothing. Folding a token again must not
  ///   change it.
  package init(words: @escaping @Sendable (String) -> [[String]]) {
    self.words = words
  }

  /// The tokens of a text with spaces between them, as the index takes them.
  func indexed(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for word in words(text) {
      for token in word {
        if !result.isEmpty { result += " " }
        result += token
      }
    }
    return result
  }

  /// What is looked for when this was typed; nothing when it has no letter and no digit.
  ///
  /// Tokens of one word must stand next to each other, and so must all tokens between two quote
  /// marks. The last word is the beginning of one, because it may be half typed; a quoted last
  /// phrase is whole. A quote mark without a second one is no mark at all.
  package func terms(of typed: String) -> [SearchTerm] {
    var terms: [SearchTerm] = []
    let parts = typed.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: Self.isQuoteMark)
    for (index, part) in parts.enumerated() {
      let words = words(String(String.UnicodeScalarView(part)))
      let isQuoted = !index.isMultiple(of: 2) && index < parts.count - 1
      for tokens in isQuoted ? [words.flatMap(\.self)] : words {
        let tokens = tokens.filter(Self.isVisible)
        if !tokens.isEmpty {
          terms.append(SearchTerm(tokens: tokens, isQuoted: isQuoted, isPrefix: false))
        }
      }
    }
    if let last = terms.indices.last { terms[last].isPrefix = !terms[last].isQuoted }
    return terms
  }

  private static func isQuoteMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\u{201C}"..."\u{201F}", "\u{AB}", "\u{BB}", "\u{FF02}": true
    default: false
    }
  }

  /// Whether the index sees more in the token than a gap.
  private static func isVisible(_ token: String) -> Bool {
    token.utf8.contains { $0 > 0x20 && $0 != 0x7F }
  }
}

/// One thing that an item must contain.
package struct SearchTerm: Equatable, Sendable {
  /// Folded tokens that stand next to each other, in this order.
  package var tokens: [String]
  /// Whether it stood between quote marks.
  package var isQuoted: Bool
  /// Whether the last token may go on.
  package var isPrefix: Bool

  package init(tokens: [String], isQuoted: Bool = false, isPrefix: Bool = false) {
    self.tokens = tokens
    self.isQuoted = isQuoted
    self.isPrefix = isPrefix
  }
}
