import Testing

@testable import SQLiteStore

struct MatchExpressionTests {
  @Test func `nothing to look for is no expression`() {
    #expect(MatchExpression([]) == nil)
    #expect(MatchExpression([SearchTerm(tokens: [])]) == nil)
  }

  @Test func `each term is a quoted phrase`() {
    let expression = MatchExpression([
      SearchTerm(tokens: ["not"]), SearchTerm(tokens: ["a", "b"]),
      SearchTerm(tokens: ["c"], isPrefix: true),
    ])
    #expect(expression?.text == #""not" AND "a b" AND "c"*"#)
  }

  @Test func `a quote mark within a token is doubled`() {
    #expect(MatchExpression([SearchTerm(tokens: [#"a"b"#])])?.text == #""a""b""#)
  }

  @Test func `a NUL does not end the expression`() {
    #expect(MatchExpression([SearchTerm(tokens: ["a\0b"])])?.text == #""a b""#)
  }

  @Test func `a pasted page is cut`() {
    let terms = (0..<1000).map { SearchTerm(tokens: ["w\($0)"], isPrefix: $0 == 999) }
    let text = MatchExpression(terms)?.text ?? ""
    #expect(text.hasSuffix(#""w63""#))
    let phrase = SearchTerm(tokens: (0..<1000).map { "w\($0)" }, isPrefix: true)
    #expect(MatchExpression([phrase])?.text.hasSuffix(#" w63""#) == true)
  }
}
