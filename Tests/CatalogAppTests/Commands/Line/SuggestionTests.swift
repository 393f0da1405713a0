import Testing

@testable import CatalogApp

struct SuggestionTests {
  private static let commands = CommandName.allCases.map(\.rawValue)

  @Test(arguments: [
    ("monstres", "monsters"), ("lst", "list"), ("lsit", "list"), ("serach", "search"),
    ("se", "search"), ("mon", "monsters"), ("LIST", "list"), ("hlep", "help"),
    ("verison", "version"),
    ("suport", "support"), ("completion", "completions"), ("docter", "doctor"),
  ])
  func `a slip of the fingers finds the word`(word: String, nearest: String) {
    #expect(Suggestion.nearest(word, in: Self.commands) == nearest)
  }

  @Test(arguments: [
    "", "x", "frobnicate", "zzzz", "123", "delete", String(repeating: "list", count: 1000),
  ])
  func `a word that is near to none finds none`(word: String) {
    #expect(Suggestion.nearest(word, in: Self.commands) == nil)
  }

  @Test func `the earlier of two equals wins, and the nearer of two`() {
    #expect(Suggestion.nearest("bat", in: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest("colour", in: ["columns", "color"]) == "color")
    #expect(Suggestion.nearest("a", in: []) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "ab", 2), ("ab", "", 2), ("ab", "ba", 1), ("abc", "acb", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("naïve", "naive", 1),
  ])
  func `distance counts edits, a swap as one`(first: String, second: String, distance: Int) {
    #expect(
      Suggestion.distance(Array(first.unicodeScalars), Array(second.unicodeScalars)) == distance)
  }
}
