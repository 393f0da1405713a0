import CatalogApp
import Datasets
import Foundation
import Testing

struct TextsTests {
  /// Every key that the program can ask for.
  private static let keys =
    Message.allCases.map(\.rawValue) + Term.allCases.map(\.rawValue)
    + CommandTable.commands.map(\.summaryKey)
    + (CommandTable.commands.flatMap(\.options) + CommandTable.common).map(\.helpKey)

  @Test(arguments: Language.allCases)
  func `every text is there in every language`(_ language: Language) {
    let texts = Texts(language)
    for key in Self.keys { #expect(texts[key] != key, "\(key) in \(language)") }
  }

  @Test func `languages have the same placeholders`() {
    for key in Self.keys {
      let placeholders = Language.allCases.map { Set(Self.placeholders(in: Texts($0)[key])) }
      #expect(Set(placeholders).count == 1, "\(key)")
    }
  }

  private static func placeholders(in text: String) -> [Substring] {
    text.matches(of: /%(\d\$)?(@|lld)/).map(\.output.0)
  }

  @Test func `no text is left over in the catalogue`() {
    let unused = Set(Texts.catalogueKeys).subtracting(Self.keys)
    #expect(unused.isEmpty, "\(unused.sorted())")
  }

  @Test func `arguments go to their places and are left as they are`() {
    #expect(
      Texts(.english)("store.artist-and-kind", ["%2$@", "100 %@"]) == "%2$@ (100 %@)")
    #expect(Texts(.dutch)("store.artist-and-kind", ["Ann", "Film"]) == "Film van Ann")
    #expect(Texts(.english)("store.artist-and-kind", []) == " ()")
  }

  @Test func `numbers choose the form of the word`() {
    #expect(Texts(.english)(.waitSeconds, count: 1) == "Try again in 1 second.")
    #expect(Texts(.english)(.waitSeconds, count: 0) == "Try again in 0 seconds.")
    #expect(Texts(.dutch)(.waitSeconds, count: 2) == "Probeer het over 2 seconden nog eens.")
  }

  @Test(arguments: [
    (["LC_ALL": "nl_NL.UTF-8", "LANG": "en_US"], Language.dutch),
    (["LC_ALL": "", "LC_MESSAGES": "nl", "LANG": "en"], .dutch),
    (["LANG": "nl_BE"], .dutch), (["LANG": "de_DE"], .english), (["LC_ALL": "C"], .english),
    ([:], .english),
  ])
  func `the locale chooses the language`(_ variables: [String: String], _ language: Language) {
    #expect(Language.detect(Environment(variables)) == language)
  }
}
