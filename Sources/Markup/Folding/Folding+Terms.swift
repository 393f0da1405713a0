extension Folding {
  /// A part of a query: words that must stand next to each other, in this order.
  package struct Term: Equatable, Sendable {
    /// Folded words without spaces or punctuation, at least one.
    package let tokens: [String]
    /// Whether the last token may be the beginning of a word.
    package let isPrefix: Bool

    package init(tokens: [String], isPrefix: Bool) {
      self.tokens = tokens
      self.isPrefix = isPrefix
    }
  }

  /// The terms of a query in plain words, all of which must be found, in any order.
  ///
  /// White space separates terms; punctuation inside one makes several tokens that stand together
  /// (`v1.2.3`, `graph::node`). A closed pair of double quotes, straight or curly, is one term; a
  /// lone quote is punctuation. The last term is a prefix while its last word is being typed: as
  /// soon as a space, punctuation or a closing quote follows, it is the whole word. Nothing with a
  /// letter or digit means no terms.
  package static func terms(typed: String) -> [Term] {
    let scalars = Array(fold(typed).unicodeScalars)
    var terms: [Term] = []
    var start = 0
    func add(upTo end: Int, isPrefix: Bool = false) {
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[start..<end])
      let tokens = tokens(folded: String(part))
      if !tokens.isEmpty { terms.append(Term(tokens: tokens, isPrefix: isPrefix)) }
    }

    var index = 0
    while index < scalars.count {
      if scalars[index] == "\"", let end = scalars[(index + 1)...].firstIndex(of: "\"") {
        add(upTo: index)
        start = index + 1
        add(upTo: end)
        index = end
        start = index + 1
      } else if scalars[index].properties.isWhitespace {
        add(upTo: index)
        start = index + 1
      }
      index += 1
    }
    let lastTyped = scalars[start...].last { $0 != "\"" }
    add(upTo: scalars.count, isPrefix: lastTyped.map { isInWord($0) } ?? false)
    return terms
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    FoldingTable.kind(of: scalar.value) != .separator
  }
}
