import Foundation
import SQLiteStore
import Testing

@testable import CatalogApp

struct StoreErrorTextsTests {
  private static let rows: [(StoreError, String)] = [
    (
      .newer(path: "/p/c"),
      "De opslag ‘/p/c’ is door een nieuwere versie van dit programma gemaakt; "
        + "werk het programma bij of gebruik een andere map."
    ),
    (
      .foreign(path: "/p/c"),
      "Het bestand ‘/p/c’ is een database van een ander programma; kies een ander bestand."
    ),
    (
      .damaged(path: "/p/c"),
      "De opslag ‘/p/c’ is beschadigd; haal hem weg, dan komt er een nieuwe."
    ),
    (
      .busy(path: "/p/c"),
      "De opslag ‘/p/c’ is in gebruik bij een ander proces; probeer het later nog eens."
    ),
    (.cannotCreate(path: "/p/c", code: ENOTDIR), cannotCreate("een deel van het pad is geen map")),
    (.cannotCreate(path: "/p/c", code: EEXIST), cannotCreate("een deel van het pad is geen map")),
    (.cannotCreate(path: "/p/c", code: EACCES), cannotCreate("daar is geen toestemming voor")),
    (.cannotCreate(path: "/p/c", code: EPERM), cannotCreate("daar is geen toestemming voor")),
    (.cannotCreate(path: "/p/c", code: EROFS), cannotCreate("de schijf kan alleen worden gelezen")),
    (.cannotCreate(path: "/p/c", code: ENOSPC), cannotCreate("de schijf is vol")),
    (.cannotCreate(path: "/p/c", code: EDQUOT), cannotCreate("de schijf is vol")),
    (.cannotCreate(path: "/p/c", code: ENAMETOOLONG), cannotCreate("het pad is te lang")),
    (.cannotCreate(path: "/p/c", code: EISDIR), cannotCreate("er is een map met die naam")),
    (.cannotCreate(path: "/p/c", code: 9999), cannotCreate("het systeem antwoordde met fout 9999")),
    (
      .notWritable(path: "/p/c"),
      "In de opslag ‘/p/c’ kan niet worden geschreven; "
        + "sta schrijven in het bestand en de map toe of gebruik een andere map."
    ),
    (
      .notReadable(path: "/p/c"),
      "De opslag ‘/p/c’ kan niet worden gelezen; "
        + "sta lezen van het bestand en de map toe of gebruik een andere map."
    ),
    (
      .full(path: "/p/c"),
      "De opslag ‘/p/c’ kan niet groeien: de schijf is vol; maak ruimte en probeer het nog eens."
    ),
    (
      .failed(path: "/p/c", code: 266),
      "De opslag ‘/p/c’ is niet te gebruiken (code 266, disk I/O error); "
        + "controleer de schijf en probeer het nog eens."
    ),
  ]

  private static func cannotCreate(_ reason: String) -> String {
    "De opslag ‘/p/c’ kan niet worden gemaakt: \(reason); gebruik een andere map."
  }

  @Test(arguments: rows)
  func `each error has its Dutch sentence, and in English its own`(
    error: StoreError, dutch: String
  ) {
    #expect(error.message(Texts(.dutch)) == dutch)
    #expect(error.message(Texts(.english)) == error.sentence)
  }

  @Test func `moving a damaged store aside is told in both languages`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.make("c.sqlite", "no database, but long enough to be read as one")
    let moved = try #require(
      try ItemStore.open(at: path, searchText: .folding, whenDamaged: .moveAside).1)
    #expect(
      moved.message(Texts(.dutch))
        == "De opslag ‘\(path)’ was beschadigd; "
        + "hij is bewaard als ‘\(moved.keptAs)’ en er is een nieuwe gemaakt.")
    #expect(moved.message(Texts(.english)) == moved.sentence)
  }
}
