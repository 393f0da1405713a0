extension Folding {
  /// The folded words of a text, in its order, for a full-text index.
  ///
  /// Runs of letters, digits and their marks are words. Scripts without spaces between words (Han,
  /// kana, Thai, Lao, Khmer, Myanmar …) and Hangul, whose words carry particles, give one word a
  /// scalar, so that any part of them is found as a phrase; letters of other scripts beside them
  /// stay whole. Everything else separates.
  package static func words(_ text: String) -> [String] {
    tokens(folded: fold(text))
  }

  /// The same words in one text, with single spaces between them.
  ///
  /// An index that splits at spaces and folds nothing finds in it what `terms(typed:)` asks for.
  package static func indexText(_ text: String) -> String {
    spaced(folded: fold(text))
  }

  static func tokens(folded: String) -> [String] {
    // By scalars: a space with a mark behind it would be one Character.
    spaced(folded: folded).unicodeScalars.split(separator: " ").map { String(Substring($0)) }
  }

  private static func spaced(folded: String) -> String {
    var output = String.UnicodeScalarView()
    output.reserveCapacity(folded.utf8.count)
    var isGlued = false  // whether a letter would continue the last word
    for scalar in folded.unicodeScalars {
      let kind = FoldingTable.kind(of: scalar.value)
      if kind != .separator {
        if !output.isEmpty && !(isGlued && kind == .word) { output.append(" ") }
        output.append(scalar)
      }
      isGlued = kind == .word
    }
    return String(output)
  }
}
