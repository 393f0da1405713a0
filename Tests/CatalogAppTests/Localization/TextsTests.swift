import Datasets
import Testing

@testable import CatalogApp

struct TextsTests {
  @Test func `a text is that of the language`() {
    #expect(Texts(.english)[.supportSubject] == "Support Request")
    #expect(Texts(.dutch)[.supportSubject] == "Ondersteuningsverzoek")
  }

  @Test func `languages put words in an order of their own`() {
    let row = Phrase.format(.artistAndKind, [.text("Miles Davis"), .term(.kindAlbum)])
    #expect(Texts(.english).text(of: row) == "Miles Davis (Album)")
    #expect(Texts(.dutch).text(of: row) == "Album van Miles Davis")
  }

  @Test(arguments: [
    (Language.english, 0, "0 items"), (.english, 1, "1 item"),
    (.english, 1_000_000, "1000000 items"),
    (.dutch, 0, "0 items"), (.dutch, 1, "1 item"), (.dutch, 2, "2 items"),
  ])
  func `a number decides between singular and plural`(
    language: Language, count: Int, text: String
  ) {
    #expect(Texts(language)(.countItems, count) == text)
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
