import Tables
import Testing

@testable import CatalogApp

struct TableWarningTextsTests {
  private static let rows: [(TableWarning.Reason, String)] = [
    (.emptyFile, "het bestand is leeg"),
    (
      .guessedEncoding(.windows1252, offset: 1),
      "geen UTF-8 (bytepositie 1), gelezen als windows-1252; --encoding noemt een andere"
    ),
    (
      .replacedBytes(offset: 9, encoding: .utf8),
      "bytes op positie 9 zijn geen UTF-8 en staan er als U+FFFD"
    ),
    (.renamedColumns(["a", "b"]), "kolommen zonder eigen naam heten ‘a’, ‘b’"),
    (
      .renamedColumns(["a", "b", "c", "d", "e", "f"]),
      "kolommen zonder eigen naam heten ‘a’, ‘b’, ‘c’, ‘d’, ‘e’ en nog 1"
    ),
    (
      .extraFields(count: 2, header: 1),
      "regel 3 heeft 2 velden, de kop 1; de extra velden krijgen eigen kolommen"
    ),
    (
      .emptyExtraFields(count: 4, header: 2),
      "regel 3 heeft 4 velden, de kop 2; de extra velden zijn leeg"
    ),
    (
      .widerRecord(count: 4, first: 2),
      "regel 3 heeft 4 velden, het eerste record 2; de extra velden krijgen eigen kolommen"
    ),
    (.rejected(.badNumber), "dit is geen JSON-getal; de regel blijft weg"),
    (
      .strayQuote,
      "regel 3 heeft een aanhalingsteken dat geen veld sluit; het veld blijft zoals het er staat"
    ),
    (.blankLines, "regel 3 is leeg en blijft weg"),
    (
      .repeatedKey("id"),
      "regel 3 heeft de sleutel ‘id’ meer dan eens; de laatste waarde telt"
    ),
    (.loneSurrogate, "regel 3 heeft een half surrogaatpaar, dat er als U+FFFD staat"),
    (
      .otherMembers(["next"]), "de onderdelen ‘next’ naast de lijst horen niet bij de tabel"
    ),
    (
      .writeAheadLogIgnored,
      "wijzigingen die nog in het -wal-bestand staan, zijn in deze map niet te lezen"
    ),
    (
      .brokenText(column: "a"),
      "een tekst in kolom ‘a’ is geen UTF-8; de foute bytes staan er als U+FFFD"
    ),
    (.more(7), "… en nog 7 zoals deze"),
  ]

  @Test(arguments: rows)
  func `each reason has its Dutch sentence, and in English its own`(
    reason: TableWarning.Reason, dutch: String
  ) {
    let warning = TableWarning(reason, file: "p.csv", line: 3)
    #expect(warning.description(Texts(.dutch)) == "p.csv:3: " + dutch)
    #expect(warning.description(Texts(.english)) == warning.description)
  }

  @Test func `comments are counted`() throws {
    let mark = try #require(try CommentMark.named("#"))
    let one = TableWarning(.comments(1, mark), file: "p")
    #expect(
      one.description(Texts(.dutch)) == "p: 1 commentaarregel die met ‘#’ begint, blijft weg")
    let two = TableWarning(.comments(2, mark), file: "p")
    #expect(
      two.description(Texts(.dutch)) == "p: 2 commentaarregels die met ‘#’ beginnen, blijven weg")
    #expect([one, two].map { $0.description(Texts(.english)) } == [one, two].map(\.description))
  }

  @Test func `without a line it is a record`() {
    let warning = TableWarning(.loneSurrogate, file: "p.json")
    #expect(
      warning.description(Texts(.dutch))
        == "p.json: een record heeft een half surrogaatpaar, dat er als U+FFFD staat")
    #expect(warning.description(Texts(.english)) == warning.description)
  }
}
