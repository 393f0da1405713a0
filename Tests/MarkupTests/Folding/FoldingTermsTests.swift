import TestSupport
import Testing

@testable import Markup

struct FoldingTermsTests {
  /// Terms as text: tokens with `+` between, `*` behind a prefix.
  private func described(_ typed: String) -> String {
    Folding.terms(typed: typed)
      .map { $0.tokens.joined(separator: "+") + ($0.isPrefix ? "*" : "") }
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("  ", ""), ("\"", ""), ("\"\"", ""), ("...", ""), ("— -- *", ""),
    ("h", "h*"), ("Hello Wor", "hello wor*"), ("hello ", "hello"), ("park.", "park"), ("c++", "c"),
    ("\"fast", "fast*"), ("\"fast --mode\"", "fast+mode"), ("say \"hi", "say hi*"),
    ("“fast mode” car", "fast+mode car*"), ("«a b»", "a+b"), ("hi\"", "hi*"),
    ("5\" by 7\" x", "5 by+7 x*"), ("a \"b c\"d", "a b+c d*"),
    ("kenya's", "kenya+s*"), ("l’abbé", "l+abbe*"), ("gen-itgc", "gen+itgc*"), ("清零", "清+零*"),
    ("重跑gen", "重+跑+gen*"), ("graph::node", "graph+node*"), ("http://x.test/a", "http+x+test+a*"),
    ("f(x)", "f+x"), ("t:graph", "t+graph*"), ("a+b", "a+b*"), ("38.101", "38+101*"),
    ("v1.2.3", "v1+2+3*"), ("DO NOT RUN /", "do not run"),
    ("a AND b* OR NEAR(c)", "a and b or near+c"),
    ("re\u{301}sume\u{301}", "resume*"), ("a\u{A0}b\u{3000}c\td\u{2028}e", "a b c d e*"),
  ])
  func `typed text becomes terms`(typed: String, terms: String) {
    #expect(described(typed) == terms)
  }

  @Test func `what is typed without a quote is found in the words of the same text`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let text = random.text()
      let tokens = Folding.terms(typed: text).flatMap(\.tokens)
      #expect(tokens == Folding.words(text), "\(text.debugDescription)")
    }
  }

  @Test func `only the last term is ever a prefix`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let terms = Folding.terms(typed: random.text())
      #expect(terms.dropLast().allSatisfy { !$0.isPrefix && !$0.tokens.isEmpty })
    }
  }
}
