import CatalogApp
import Testing

struct SuggestionTests {
  private let names = ["monsters", "search", "list", "show", "support"]

  @Test(
    arguments: [
      ("monstres", "monsters"), ("MONSTERS", "monsters"), ("serach", "search"), ("lits", "list"),
      ("shwo", "show"), ("suport", "support"), ("x", nil), ("", nil), ("supermarket", nil),
    ] as [(String, String?)])
  func `the nearest name is found if one is near`(_ word: String, _ name: String?) {
    #expect(Suggestion.nearest(to: word, among: names) == name)
  }

  @Test func `a word without end is compared with nothing`() {
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: names) == nil)
  }
}
