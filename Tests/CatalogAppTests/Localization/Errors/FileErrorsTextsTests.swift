import SupportMail
import Tables
import Testing

@testable import CatalogApp

/// The English sentences of these errors are tested beside what throws them.
struct FileErrorsTextsTests {
  @Test(arguments: [
    (InputFileError.Reason.missing, "er is geen bestand \"a\""),
    (.folder, "\"a\" is een map; geef een bestand"),
    (.special, "\"a\" is geen gewoon bestand; kopieer de inhoud naar een bestand"),
    (.loop, "de koppelingen van \"a\" gaan in een kring rond"),
    (.notAllowed, "je mag \"a\" niet lezen"),
    (.tooLarge(limit: 25 << 20), "\"a\" is te groot: de grens is 25 MiB bij elkaar"),
    (.failed("no"), "\"a\" kan niet worden gelezen: no"),
  ])
  func `a file that cannot be read`(reason: InputFileError.Reason, dutch: String) {
    #expect(InputFileError(path: "a", reason: reason).message(Texts(.dutch)) == dutch)
  }

  @Test(arguments: [
    (FileOutputError.Reason.exists, "\"a\" bestaat al; kies een andere naam of geef --force"),
    (.folder, "\"a\" is een map; geef de naam van een bestand"),
    (
      .special, "\"a\" is geen gewoon bestand en wordt niet vervangen; kies een andere naam"
    ),
    (.noFolder, "de map van \"a\" bestaat niet; maak die eerst"),
    (.notAllowed, "je mag \"a\" niet schrijven; kies een andere plek"),
    (.full, "er is geen plaats meer voor \"a\"; maak ruimte en probeer het nog eens"),
    (.locked, "een ander programma houdt \"a\" bezet; probeer het later nog eens"),
    (.cannotCreate("no"), "\"a\" kan niet worden gemaakt: no"),
    (.failed("no"), "\"a\" kan niet worden geschreven: no"),
  ])
  func `a file that cannot be written`(reason: FileOutputError.Reason, dutch: String) {
    #expect(FileOutputError(path: "a", reason: reason).message(Texts(.dutch)) == dutch)
  }

  @Test(arguments: [
    (
      SupportError.Cause.mail(.noRecipients), "niemand om aan te schrijven: geef minstens één adres"
    ),
    (.input(InputFileError(path: "a", reason: .missing)), "er is geen bestand \"a\""),
    (
      .output(FileOutputError(path: "a", reason: .failed("no"))),
      "\"a\" kan niet worden geschreven: no"
    ),
    (.twoBodies, "laat deze optie of --body weg"),
    (.notUTF8(path: "a"), "\"a\" is geen UTF-8; zet het eerst om"),
    (.notText(path: "a"), "in \"a\" staat een NUL-teken, dus het is geen tekst"),
    (
      .notJSON(path: "a", JSONError(reason: .badNumber, line: 1, column: 2)),
      "\"a\", regel 1, kolom 2: dit is geen JSON-getal"
    ),
    (.notAnObject(path: "a"), "in \"a\" staat JSON, maar niet één object"),
  ])
  func `a draft that cannot be made`(cause: SupportError.Cause, dutch: String) {
    #expect(SupportError("--to", cause).message(Texts(.dutch)) == "--to: " + dutch)
  }
}
