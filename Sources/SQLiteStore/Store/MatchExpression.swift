/// The question to the full-text index: all terms must be found, in any order.
///
/// Every token is a quoted string, so nothing that was typed is ever an operator.
/// Source: https://www.sqlite.org/fts5.html, 3 "Full-text Query Syntax".
struct MatchExpression: Equatable {
  /// How many tokens are looked at.
  ///
  /// A pasted page is not a search, and each token costs time.
  static let maximumTokens = 64

  let text: String

  /// The expression for some terms; none when there is nothing to look for.
  init?(_ terms: [SearchTerm]) {
    var phrases: [String] = []
    var left = Self.maximumTokens
    for term in terms where left > 0 && !term.tokens.isEmpty {
      let tokens = term.tokens.prefix(left)
      left -= tokens.count
      // A phrase that was cut is whole up to the cut.
      let star = term.isPrefix && tokens.count == term.tokens.count ? "*" : ""
      phrases.append(Self.quoted(tokens.joined(separator: " ")) + star)
    }
    guard !phrases.isEmpty else { return nil }
    text = phrases.joined(separator: " AND ")
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      // The index takes a NUL for a gap; here it would end the expression.
      result.unicodeScalars.append(scalar == "\0" ? " " : scalar)
    }
    return result + "\""
  }
}
