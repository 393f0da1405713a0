import SupportMail
import Testing

@testable import CatalogApp

struct MailErrorTextsTests {
  private static let rows: [(MailError, String)] = [
    (.notAnAddress("a", .noAt), "geen adres: \"a\" (er staat geen @ in)"),
    (.severalAddresses(count: 2), "2 adressen, maar hier kan er maar één staan"),
    (.controlCharacter(in: "Hi\n"), "een stuurteken mag hier niet: \"Hi\\n\""),
    (
      .notADate("soon", .form),
      "geen datum: \"soon\" (schrijf hem als 2026-11-30T02:40:00+01:00)"
    ),
    (
      .notAMessageID("x"),
      "geen bericht-id: \"x\" (schrijf het als <naam@domein>, in ASCII)"
    ),
    (.bodyWithNUL, "er staat een NUL-teken in de tekst, en dat kan niet in een e-mail"),
    (.noRecipients, "niemand om aan te schrijven: geef minstens één adres"),
  ]

  @Test(arguments: rows)
  func `each error has its Dutch sentence, and in English its own`(
    error: MailError, dutch: String
  ) {
    #expect(error.message(Texts(.dutch)) == dutch)
    #expect(error.message(Texts(.english)) == error.message)
  }

  private static let dates: [(DateFault, String)] = [
    (.form, "schrijf hem als 2026-11-30T02:40:00+01:00"),
    (.noZone, "zet de tijdzone erbij, zoals +01:00 of Z"),
    (.noSuchDay, "die dag bestaat niet"),
    (.noSuchTime, "die tijd bestaat niet"),
    (.noSuchZone, "die tijdzone bestaat niet"),
    (.otherWeekday("Mon"), "die dag is een maandag"),
    (.otherWeekday("Tue"), "die dag is een dinsdag"),
    (.otherWeekday("Wed"), "die dag is een woensdag"),
    (.otherWeekday("Thu"), "die dag is een donderdag"),
    (.otherWeekday("Fri"), "die dag is een vrijdag"),
    (.otherWeekday("Sat"), "die dag is een zaterdag"),
    (.otherWeekday("Sun"), "die dag is een zondag"),
  ]

  @Test(arguments: dates)
  func `what is wrong with a date has Dutch words, and in English its own`(
    fault: DateFault, dutch: String
  ) {
    #expect(fault.message(Texts(.dutch)) == dutch)
    #expect(fault.message(Texts(.english)) == fault.message)
  }

  private static let warnings: [(MailWarning, String)] = [
    (
      .domainEncoded(typed: "é.example", ascii: "xn--9ca.example"),
      "het domein \"é.example\" wordt geschreven als xn--9ca.example"
    ),
    (
      .quotedLocalPart(address: "\"a b\"@c.example"),
      "sommige mailprogramma’s kunnen \"a b\"@c.example niet gebruiken, "
        + "want er staan aanhalingstekens voor de @"
    ),
  ]

  @Test(arguments: warnings)
  func `each warning has its Dutch sentence, and in English its own`(
    warning: MailWarning, dutch: String
  ) {
    #expect(warning.message(Texts(.dutch)) == dutch)
    #expect(warning.message(Texts(.english)) == warning.message)
  }
}
