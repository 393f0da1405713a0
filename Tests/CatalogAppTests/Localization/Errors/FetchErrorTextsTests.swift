import Fetching
import Testing

@testable import CatalogApp

struct FetchErrorTextsTests {
  private static let rows: [(FetchError.Reason, String)] = [
    (
      .badAddress,
      "‘https://h.test/f’ is geen webadres; het moet eruitzien als https://example.org/pad."
    ),
    (
      .schemeNotAllowed("ftp"),
      "‘https://h.test/f’ kan niet worden opgehaald: dat kan alleen met http en https, niet met ftp."
    ),
    (
      .badHeader(name: "X\nY"),
      "De kopregel ‘X%0AY’ kan niet naar https://h.test/f worden gestuurd: de vorm klopt niet."
    ),
    (
      .cannotResolve(host: "h.test"),
      "De computer ‘h.test’ van https://h.test/f is niet te vinden; "
        + "controleer de naam en de netwerkverbinding."
    ),
    (
      .cannotConnect(host: "h.test:81"),
      "Er komt geen verbinding met ‘h.test:81’ voor https://h.test/f; "
        + "controleer het adres of probeer het later nog eens."
    ),
    (
      .proxyFailed(status: 403),
      "De proxy weigerde https://h.test/f met status 403; controleer HTTPS_PROXY en HTTP_PROXY."
    ),
    (
      .proxyFailed(status: nil),
      "De proxy voor https://h.test/f is niet te gebruiken; controleer HTTPS_PROXY en HTTP_PROXY."
    ),
    (
      .tls("the certificate has expired"),
      "Er is geen veilige verbinding (TLS) met https://h.test/f: the certificate has expired."
    ),
    (
      .timedOut(after: .seconds(30)),
      "Het ophalen van https://h.test/f duurde te lang en is na 30 seconden gestopt; "
        + "probeer het later nog eens."
    ),
    (
      .timedOut(after: .seconds(1)),
      "Het ophalen van https://h.test/f duurde te lang en is na 1 seconde gestopt; "
        + "probeer het later nog eens."
    ),
    (
      .timedOut(after: .milliseconds(1500)),
      "Het ophalen van https://h.test/f duurde te lang en is na 1500 milliseconden gestopt; "
        + "probeer het later nog eens."
    ),
    (
      .timedOut(after: .milliseconds(1)),
      "Het ophalen van https://h.test/f duurde te lang en is na 1 milliseconde gestopt; "
        + "probeer het later nog eens."
    ),
    (
      .tooLarge(limit: 16 << 20),
      "Het antwoord van https://h.test/f is groter dan de grens van 16 MiB."
    ),
    (
      .tooLarge(limit: 256 << 10),
      "Het antwoord van https://h.test/f is groter dan de grens van 256 KiB."
    ),
    (.tooLarge(limit: 1), "Het antwoord van https://h.test/f is groter dan de grens van 1 byte."),
    (.tooLarge(limit: 0), "Het antwoord van https://h.test/f is groter dan de grens van 0 bytes."),
    (
      .tooManyRedirects(limit: 5),
      "https://h.test/f wordt meer dan 5 keer doorgestuurd, en dat is de grens."
    ),
    (
      .tooManyRedirects(limit: 1),
      "https://h.test/f wordt meer dan 1 keer doorgestuurd, en dat is de grens."
    ),
    (
      .redirectRefused(toScheme: "file"),
      "https://h.test/f stuurt door naar ‘file:’; alleen adressen met http en https worden gevolgd."
    ),
    (
      .endedEarly,
      "Het antwoord van https://h.test/f hield op voordat het compleet was; "
        + "probeer het later nog eens."
    ),
    (
      .badEncoding,
      "Het antwoord van https://h.test/f is beschadigd: het kan niet worden uitgepakt."
    ),
    (
      .connectionReset,
      "De andere kant heeft de verbinding met https://h.test/f verbroken; "
        + "probeer het later nog eens."
    ),
    (
      .notHTTP, "Wat op https://h.test/f antwoordt, spreekt geen HTTP; controleer het adres."
    ),
    (.cancelled, "Het ophalen van https://h.test/f is afgebroken."),
    (
      .libraryMissing,
      "https://h.test/f kan niet worden opgehaald zonder libcurl; "
        + "installeer het (op Debian: libcurl4)."
    ),
    (
      .noResources,
      "Het ophalen van https://h.test/f is mislukt: "
        + "het systeem heeft geen thread, bestand of geheugen meer over; "
        + "probeer het later nog eens."
    ),
    (
      .other(code: 2, "Failed initialization"),
      "Het ophalen van https://h.test/f is mislukt: Failed initialization (fout 2 van libcurl)."
    ),
  ]

  @Test(arguments: rows)
  func `each reason has its Dutch sentence, and in English its own`(
    reason: FetchError.Reason, dutch: String
  ) {
    let error = FetchError(reason, address: Address("https://h.test/f"))
    #expect(error.message(Texts(.dutch)) == dutch)
    #expect(error.message(Texts(.english)) == error.message)
  }
}
