import Datasets
import Testing

@testable import CatalogApp

struct TextsTests {
  @Test func `a text is that of the language`() {
    #expect(Texts(.english)[.storeNothing] == "Nothing Found")
    #expect(Texts(.dutch)[.storeNothing] == "Niets gevonden")
  }

  @Test func `languages put words in an order of their own`() {
    let row = Phrase.format(.artistAndKind, [.text("Miles Davis"), .term(.kindAlbum)])
    #expect(Texts(.english).text(of: row) == "Miles Davis (Album)")
    #expect(Texts(.dutch).text(of: row) == "Album van Miles Davis")
  }

  @Test(arguments: [
    (Language.english, 0, "0 rows"), (.english, 1, "1 row"), (.english, 1_000_000, "1000000 rows"),
    (.dutch, 0, "0 rijen"), (.dutch, 1, "1 rij"), (.dutch, 2, "2 rijen"),
  ])
  func `a number decides between singular and plural`(
    language: Language, count: Int, text: String
  ) {
    #expect(Texts(language)(.countRows, count) == text)
  }

  @Test func `the number goes into the form that it decides for`() {
    #expect(Texts(.english)(.waitSeconds, 1) == "Try again in 1 second.")
    #expect(Texts(.dutch)(.waitSeconds, 2) == "Probeer het over 2 seconden nog eens.")
  }

  @Test func `a name that is not known is told with the nearest that is`() {
    let columns = ["name", "city"]
    #expect(
      Texts(.english).unknown(.unknownColumn, "nmae", among: columns)
        == "There is no column ‘nmae’. Did you mean ‘name’?")
    #expect(
      Texts(.dutch).unknown(.unknownColumn, "land", among: columns) == "Er is geen kolom ‘land’.")
  }

  @Test func `percent signs in arguments mean nothing`() {
    #expect(
      Texts(.english)(.usageContradiction, "%2$@", "%@")
        == "‘%2$@’ and ‘%@’ exclude each other; give only one of them.")
  }

  @Test func `the words of a support request come from the catalogue`() {
    let texts = SupportTexts(Texts(.dutch))
    #expect(texts.subject == "Ondersteuningsverzoek")
    #expect(texts.diagnosticsNote.contains("--no-diagnostics"))
  }
}
