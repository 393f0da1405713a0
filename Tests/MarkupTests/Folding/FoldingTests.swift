import Foundation
import TestSupport
import Testing

@testable import Markup

struct FoldingTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("ASCII Only 42_[`{@", "ascii only 42_[`{@"),
    ("Straße", "strasse"), ("GROẞ", "gross"), ("Æsir Œuvre", "aesir oeuvre"), ("Øl", "ol"),
    ("Łódź", "lodz"), ("Đồng Hới", "dong hoi"), ("Þór Ðað", "thor dad"), ("Iıİi", "iiii"),
    ("ŋĸəħŧ", "nkeht"), ("ﬁn ½ x² №", "fin 1⁄2 x2 no"), ("Ｆｕｌｌ ｶﾞｷﾞ", "full ガギ"),
    ("ΣΊΣΥΦΟΣ ᾳ", "σισυφοσ α"), ("Ёж й Й ї", "еж й й і"), ("١٢٣ ۴ ५", "123 4 5"),
    ("“it’s” «so» – —", "\"it's\" \"so\" - -"),
    ("soft\u{AD}hyphen zero\u{200B}width", "softhyphen zerowidth"),
    ("שָׁלוֹם", "שלום"), ("مُحَمَّد كتـــاب", "محمد كتاب"), ("ی ک ى ة", "ي ك ي ه"),
    ("が か\u{3099} ぱ は\u{309A} ヷ ゔ", "が が ぱ ぱ ヷ ゔ"), ("한 \u{1112}\u{1161}\u{11AB} ㅎㅏㄴ", "한 한 하ᄂ"),
    ("क़ क\u{93C} क्षि", "क क क्षि"), ("น้ำ", "น\u{E49}\u{E4D}า"), ("🇩🇪👍🏽❤️", "🇩🇪👍🏽❤"),
    ("e\u{301}\u{302}\u{303}x", "ex"), ("\u{301}", ""), ("a\u{0}b\n", "a\u{0}b\n"),
  ])
  func `text is folded`(text: String, folded: String) {
    #expect(Array(Folding.fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test func `every scalar folds to what folds to itself`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = Folding.fold(String(scalar))
      if Folding.fold(folded) != folded { Issue.record("U+\(String(value, radix: 16)) \(folded)") }
    }
  }

  @Test func `folding twice changes nothing`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let text = random.text()
      let folded = Folding.fold(text)
      #expect(Array(Folding.fold(folded).utf8) == Array(folded.utf8), "\(text.debugDescription)")
    }
  }

  @Test func `composed and decomposed text fold alike`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let text = random.text()
      let composed = Folding.fold(text.precomposedStringWithCanonicalMapping)
      let decomposed = Folding.fold(text.decomposedStringWithCanonicalMapping)
      #expect(Array(composed.utf8) == Array(decomposed.utf8), "\(text.debugDescription)")
    }
  }

  @Test func `a long run of marks costs no more than its length`() {
    let marks = String(repeating: "\u{F72}\u{F71}", count: 50_000)
    #expect(Folding.fold(marks).unicodeScalars.count == 100_000)
  }
}
