import Testing

@testable import Markup

/// What is found when an index of `words` is asked for `terms`, as a full-text index answers.
struct FoldingSearchTests {
  struct Search: CustomTestStringConvertible, Sendable {
    let typed: String
    let found: [Int]
    let texts: [String]

    init(_ typed: String, _ found: [Int], in texts: [String]) {
      (self.typed, self.found, self.texts) = (typed, found, texts)
    }

    var testDescription: String { typed }
  }

  private static let quotes = [
    "use --fast --mode x", "mode of a fast car", "they say \"hi\" first",
  ]
  private static let possessives = ["Kenya's coast", "Kenya today", "chez l'Abbé"]
  private static let code = [
    "class graph::node", "see http://x.test/a now", "call f(x) twice", "sum a+b here",
  ]
  private static let dots = ["part 38.101 of it", "the park. Then home", "release v1.2.3"]
  private static let upper = ["Do not run / as root", "run in the park"]
  private static let hello = ["hello world", "hell of a day", "nothing"]
  private static let glued = ["重跑gen-itgc后50条清零", "other"]
  private static let names = ["re\u{301}sume\u{301}.txt", "r\u{E9}sum\u{E9}.txt"]

  private static let searches: [Search] = [
    Search("\"fast", [1, 2], in: quotes), Search("\"fast --mode\"", [1], in: quotes),
    Search("\"", [], in: quotes), Search("say \"hi", [3], in: quotes),
    Search("\"\"", [], in: quotes), Search("“Fast —mode”", [1], in: quotes),
    Search("kenya", [1, 2], in: possessives), Search("kenya's", [1], in: possessives),
    Search("kenya’s", [1], in: possessives), Search("abbé", [3], in: possessives),
    Search("graph::node", [1], in: code), Search("http://x.test/a", [2], in: code),
    Search("f(x)", [3], in: code), Search("t:graph", [], in: code), Search("a+b", [4], in: code),
    Search("38.101", [1], in: dots), Search("park.", [2], in: dots),
    Search("v1.2.3", [3], in: dots), Search("v1.2.", [3], in: dots), Search("...", [], in: dots),
    Search("DO NOT RUN /", [1], in: upper), Search("do not run /", [1], in: upper),
    Search("RUN", [1, 2], in: upper), Search("h", [1, 2], in: hello),
    Search("hel", [1, 2], in: hello), Search("hell", [1, 2], in: hello),
    Search("hello", [1], in: hello), Search("hello wor", [1], in: hello),
    Search("world hel", [1], in: hello), Search("hel wor", [], in: hello),
    Search("itgc", [1], in: glued), Search("gen-itgc", [1], in: glued),
    Search("50", [1], in: glued), Search("清零", [1], in: glued), Search("零清", [], in: glued),
    Search("résumé", [1, 2], in: names), Search("re\u{301}sume\u{301}", [1, 2], in: names),
    Search("resume", [1, 2], in: names),
  ]

  @Test(arguments: searches)
  func `plain words find`(search: Search) {
    let terms = Folding.terms(typed: search.typed)
    let found = search.texts.indices.filter { index in
      let words = Folding.words(search.texts[index])
      return !terms.isEmpty && terms.allSatisfy { stands($0, in: words) }
    }
    #expect(found.map { $0 + 1 } == search.found)
  }

  private func stands(_ term: Folding.Term, in words: [String]) -> Bool {
    words.indices.contains { start in
      let part = words[start...].prefix(term.tokens.count)
      guard part.count == term.tokens.count, let last = term.tokens.last else { return false }
      return part.dropLast().elementsEqual(term.tokens.dropLast())
        && part.last.map { term.isPrefix ? $0.hasPrefix(last) : $0 == last } == true
    }
  }
}
