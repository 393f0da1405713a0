import TestSupport
import Testing

@testable import Markup

struct FoldingWordsTests {
  @Test(arguments: [
    ("", []), (" … !", []), ("Hello, World", ["hello", "world"]),
    ("Kenya's l’Abbé", ["kenya", "s", "l", "abbe"]),
    ("v1.2.3 38.101", ["v1", "2", "3", "38", "101"]),
    ("http://x.test/a?b=c", ["http", "x", "test", "a", "b", "c"]),
    ("snake_case", ["snake", "case"]),
    ("重跑gen-itgc后50条清零", ["重", "跑", "gen", "itgc", "后", "50", "条", "清", "零"]),
    ("カタカナとｶﾞ", ["カ", "タ", "カ", "ナ", "と", "ガ"]), ("한국 사람", ["한", "국", "사", "람"]),
    ("ภาษา", ["ภ", "า", "ษ", "า"]), ("हिन्दी भाषा", ["हिन्दी", "भाषा"]), ("русский", ["русский"]),
    ("ﬁancé x²", ["fiance", "x2"]), ("½", ["1", "2"]), ("👍 ok👍ok", ["ok", "ok"]),
  ])
  func `text is split into words`(text: String, words: [String]) {
    #expect(Folding.words(text) == words)
  }

  @Test func `index text holds the words with single spaces`() {
    #expect(Folding.indexText("  Ünïque: 清零 (v2) ") == "unique 清 零 v2")
  }

  @Test func `the words of index text are the same words`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let text = random.text()
      #expect(Folding.words(Folding.indexText(text)) == Folding.words(text))
    }
  }
}
