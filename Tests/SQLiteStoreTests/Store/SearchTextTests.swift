import Testing

@testable import SQLiteStore

struct SearchTextTests {
  /// What is typed, and the terms as people would write them down.
  static let table: [(typed: String, terms: [String])] = [
    ("", []),
    ("   ", []),
    ("...", []),
    ("\"", []),
    ("\"\"", []),
    ("fast", ["fast*"]),
    ("Fast CARS", ["fast", "cars*"]),
    ("fast ", ["fast*"]),
    ("graph::node", ["graph node*"]),
    ("v1.2.3", ["v1 2 3*"]),
    ("f(x)", ["f x*"]),
    ("kenya's coast", ["kenya s", "coast*"]),
    ("\"fast", ["fast*"]),
    ("say \"hi", ["say", "hi*"]),
    ("\"fast --mode\"", ["'fast mode'"]),
    ("a \"fast mode\" x", ["a", "'fast mode'", "x*"]),
    ("x \"fast mode\"...", ["x", "'fast mode'"]),
    ("“fast mode”", ["'fast mode'"]),
    ("«fast mode» „x y“", ["'fast mode'", "'x y'"]),
    ("\"a b\" \"c", ["'a b'", "c*"]),
    ("NOT a OR b*", ["not", "a", "or", "b*"]),
    ("gen-itgc后", ["gen itgc 后*"]),
    ("Abbé", ["abbe*"]),
  ]

  @Test(arguments: table)
  func `what is typed is plain words`(typed: String, terms: [String]) {
    let found = SearchText.simple.terms(of: typed).map { term in
      let tokens = term.tokens.joined(separator: " ")
      return (term.isQuoted ? "'\(tokens)'" : tokens) + (term.isPrefix ? "*" : "")
    }
    #expect(found == terms)
  }

  @Test func `the index takes the tokens with spaces between`() {
    #expect(SearchText.simple.indexed("Kenya's  coast: v1.2\n重跑x") == "kenya s coast v1 2 重 跑 x")
    #expect(SearchText.simple.indexed("...") == "")
  }

  @Test func `a token of nothing but gaps is no token`() {
    let odd = SearchText { _ in [["\u{0}", "", "ab"], [" "], ["\u{7F}"]] }
    #expect(odd.terms(of: "x") == [SearchTerm(tokens: ["ab"], isPrefix: true)])
  }
}
