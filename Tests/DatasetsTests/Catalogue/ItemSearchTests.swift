import Datasets
import Markup
import TestSupport
import Testing

struct ItemSearchTests {
  private func found(_ typed: String, in texts: [[String]]) -> [[String]] {
    ItemSearch(typed).best(of: texts) { $0 }
  }

  @Test func `all words must be there and the last may be unfinished`() {
    let texts = [["hello world"], ["hell of a day"], ["nothing"]]
    #expect(found("hel", in: texts).count == 2)
    #expect(found("world hel", in: texts) == [["hello world"]])
    #expect(found("hel nothing", in: texts).isEmpty)
  }

  @Test func `titles come before other texts`() {
    #expect(found("x", in: [["a", "x"], ["x", "b"]]) == [["x", "b"], ["a", "x"]])
  }

  @Test func `a phrase does not reach from one text into the next`() {
    #expect(found("\"one two\"", in: [["one", "two"]]).isEmpty)
    #expect(found("\"one two\"", in: [["a one two"]]).count == 1)
  }

  @Test func `nothing typed finds nothing`() {
    #expect(ItemSearch(" \" ... ").isEmpty)
    #expect(found("...", in: [["..."]]).isEmpty)
  }

  // MARK: Beside a search through words

  /// Texts and queries of a few letters, so that there is something to find.
  private func text(_ random: inout SeededGenerator) -> String {
    random.text(from: [0x61...0x63, 0x61...0x62, 0x20...0x22, 0x2D...0x2D, 0x4E00...0x4E01])
  }

  /// Whether the words stand next to each other, as lists of words say it.
  private func occurs(_ term: Folding.Term, in words: [String]) -> Bool {
    guard let last = term.tokens.last, words.count >= term.tokens.count else { return false }
    return (0...(words.count - term.tokens.count)).contains { start in
      let run = words[start..<(start + term.tokens.count)]
      return run.dropLast().elementsEqual(term.tokens.dropLast())
        && (term.isPrefix ? run.last?.hasPrefix(last) == true : run.last == last)
    }
  }

  @Test func `bytes are found where words are`() {
    var random = SeededGenerator(seed: 31)
    var counts: [ItemSearch.Rank?: Int] = [:]
    for _ in 0..<4_000 {
      let (typed, texts) = (text(&random), (0..<3).map { _ in text(&random) })
      let terms = Folding.terms(typed: typed)
      let words = texts.map(Folding.words)
      let isFound =
        !terms.isEmpty && terms.allSatisfy { term in words.contains { occurs(term, in: $0) } }
      let isInTitle = terms.allSatisfy { occurs($0, in: words[0]) }
      let rank = ItemSearch(typed).rank(texts)
      #expect(rank == (isFound ? isInTitle ? .inTitle : .elsewhere : nil), "\(typed) in \(texts)")
      counts[rank, default: 0] += 1
    }
    #expect(counts.count == 3)
  }

  @Test func `what is typed on finds less`() {
    var random = SeededGenerator(seed: 32)
    var count = 0
    for _ in 0..<4_000 {
      let (earlier, added, texts) = (text(&random), text(&random), [text(&random), text(&random)])
      guard ItemSearch.narrows(earlier + added, earlier) else { continue }
      if ItemSearch(earlier + added).rank(texts) != nil {
        count += 1
        #expect(ItemSearch(earlier).rank(texts) != nil, "\(earlier) + \(added) in \(texts)")
      }
    }
    #expect(count > 10)
  }

  @Test(
    arguments: [
      ("gard", "gar", true), ("gar den", "gar", true), ("Gár", "ga", true), ("gar", "gard", false),
      ("и\u{306}", "и", false), ("a\"b c\"", "a\"b c", false), ("a", "", false),
    ])
  func `letters at the end narrow`(typed: String, earlier: String, narrows: Bool) {
    #expect(ItemSearch.narrows(typed, earlier) == narrows)
  }
}
