import SupportMail
import Testing

@testable import CatalogApp

struct AddressFaultTextsTests {
  private static let rows: [(AddressFault, String)] = [
    (.empty, "er staat geen adres; laat extra komma’s weg"),
    (.noAt, "er staat geen @ in"),
    (.severalAts, "er staat meer dan één @ in; zet komma’s tussen adressen"),
    (.emptyLocalPart, "er staat niets voor de @"),
    (.emptyDomain, "er staat niets achter de @"),
    (.space, "er staat een spatie in; schrijf een naam als Naam <adres>"),
    (.misplacedDot, "er staat een punt aan een uiteinde of naast een andere punt"),
    (.openQuote, "een aanhalingsteken is niet gesloten"),
    (.openAngle, "er hoort een > bij de <"),
    (.strayAngle, "< en > moeten één keer staan, om het adres heen"),
    (.textAfterAngle, "er staat tekst achter de >; zet komma’s tussen adressen"),
    (.semicolon, "tussen adressen staan komma’s, geen ;"),
    (.colon, "laat alles tot en met de dubbele punt weg"),
    (.unexpected("("), "\"(\" kan hier niet zonder aanhalingstekens staan"),
    (
      .nonASCIILocalPart,
      "letters buiten ASCII voor de @ vragen om SMTPUTF8, en dat wordt niet gebruikt"
    ),
    (.localPartTooLong, "het deel voor de @ is langer dan 64 bytes"),
    (.domainTooLong, "het domein is langer dan 253 bytes"),
    (.labelTooLong, "een deel van het domein is langer dan 63 bytes"),
    (.labelHyphen, "in een deel van het domein staat een streepje op de verkeerde plek"),
    (.labelCharacter("_"), "\"_\" kan niet in een domein staan"),
    (.literal, "het deel tussen [ ] is geen IP-adres"),
    (.encodedWord, "wat voor de @ staat, lijkt op een gecodeerd woord"),
  ]

  @Test(arguments: rows)
  func `each fault has its Dutch words, and in English its own`(
    fault: AddressFault, dutch: String
  ) {
    #expect(fault.message(Texts(.dutch)) == dutch)
    #expect(fault.message(Texts(.english)) == fault.message)
  }
}
