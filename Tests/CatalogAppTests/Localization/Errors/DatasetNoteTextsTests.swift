import Datasets
import Tables
import Testing

@testable import CatalogApp

struct DatasetNoteTextsTests {
  private static let rows: [(DatasetNote, String, String)] = [
    (
      .entriesLeftOut(1), "1 entry has neither a title nor an address and is left out.",
      "1 onderdeel heeft geen titel en geen adres en blijft weg."
    ),
    (
      .entriesLeftOut(2), "2 entries have neither a title nor an address and are left out.",
      "2 onderdelen hebben geen titel en geen adres en blijven weg."
    ),
    (
      .kept(at: Timestamp(seconds: StoreBook.now.seconds - 7_300)),
      "This answer is 2 hours old.", "Dit antwoord is 2 uur oud."
    ),
    (
      .unreadableFolders(first: "a", count: 1), "The folder a cannot be read.",
      "De map a kan niet worden gelezen."
    ),
    (
      .unreadableFolders(first: "a", count: 3), "The folder a and 2 more cannot be read.",
      "De map a en nog 2 kunnen niet worden gelezen."
    ),
    (
      .foldersLeftOut(listed: 20_000), "Only 20000 folders are listed.",
      "Er worden maar 20000 mappen vermeld."
    ),
    (
      .failure(.transport(TransportError(.unreachable, "No network."))), "No network.",
      "No network."
    ),
    (
      .table(TableWarning(.blankLines, file: "p.csv", line: 3)),
      "p.csv:3: line 3 is blank and left out", "p.csv:3: regel 3 is leeg en blijft weg"
    ),
  ]

  @Test(arguments: rows)
  func `a note is a sentence`(_ note: DatasetNote, _ english: String, _ dutch: String) {
    #expect(note.sentence(Texts(.english)) == english)
    #expect(note.sentence(Texts(.dutch)) == dutch)
  }

  @Test func `only a failure is one`() {
    #expect(Self.rows.filter { $0.0.failure != nil }.count == 1)
  }
}
