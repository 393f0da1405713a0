import Datasets
import Tables
import Testing

@testable import CatalogApp

struct ListFaultTextsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var reason: ListFault.Reason
    var code: ExitCode
    var english: String
    var dutch: String
    var testDescription: String { english }

    init(_ reason: ListFault.Reason, _ code: ExitCode, _ english: String, _ dutch: String) {
      self.reason = reason
      self.code = code
      self.english = english
      self.dutch = dutch
    }
  }

  private static let rows = [
    Row(
      .status(500), .unavailable, "‘https://h.test/c’ answered with status 500; try again later.",
      "‘https://h.test/c’ antwoordde met status 500; probeer het later nog eens."),
    Row(
      .status(404), .unavailable, "‘https://h.test/c’ answered with status 404.",
      "‘https://h.test/c’ antwoordde met status 404."),
    Row(
      .notAllowed(status: 401), .notAllowed,
      "‘https://h.test/c’ refused us (status 401): it wants a name and a password, "
        + "which go into .netrc or the config file.",
      "‘https://h.test/c’ weigerde (status 401): er is een naam en een wachtwoord nodig; "
        + "die horen in .netrc of in het configuratiebestand."),
    Row(
      .tooManyCalls(status: 429, wait: 7), .tryLater,
      "‘https://h.test/c’ is asked too often (status 429). Try again in 7 seconds.",
      "‘https://h.test/c’ wordt te vaak gevraagd (status 429). "
        + "Probeer het over 7 seconden nog eens."),
    Row(
      .tooManyCalls(status: 429, wait: nil), .tryLater,
      "‘https://h.test/c’ is asked too often (status 429). "
        + "It names no time to wait; try again in a minute or more.",
      "‘https://h.test/c’ wordt te vaak gevraagd (status 429). "
        + "Hoe lang te wachten zegt hij niet; probeer het over een minuut of meer nog eens."),
    Row(
      .badAnswer(.empty), .badData, "‘https://h.test/c’ is empty: it has no list of courses.",
      "‘https://h.test/c’ is leeg: er is geen lijst met cursussen."),
    Row(
      .badAnswer(.webPage), .badData,
      "‘https://h.test/c’ is a web page and no list of courses: "
        + "perhaps it, or this network, wants you to sign in first.",
      "‘https://h.test/c’ is een webpagina en geen lijst met cursussen: "
        + "misschien moet je je eerst aanmelden, daar of bij dit netwerk."),
    Row(
      .badAnswer(.notUTF8), .badData,
      "‘https://h.test/c’ is no list of courses: it is not UTF-8 text.",
      "‘https://h.test/c’ is geen lijst met cursussen: het is geen UTF-8-tekst."),
    Row(
      .badAnswer(.notJSON(JSONError(reason: .unexpectedEnd, line: 2, column: 5))), .badData,
      "‘https://h.test/c’ is no list of courses: at 2:5 the JSON text ends too early.",
      "‘https://h.test/c’ is geen lijst met cursussen: bij 2:5 de JSON-tekst houdt te vroeg op."),
    Row(
      .noCourses, .badData, "‘https://h.test/c’ is JSON, but has no list of courses.",
      "‘https://h.test/c’ is JSON, maar heeft geen lijst met cursussen."),
    Row(
      .notKept, .unavailable,
      "Nothing of ‘https://h.test/c’ is kept yet, and it is not asked offline.",
      "Van ‘https://h.test/c’ is nog niets bewaard, en zonder netwerk wordt er niets gevraagd."),
  ]

  @Test(arguments: rows)
  func `a fault is told with its place, and how it ends`(row: Row) {
    let error = DatasetError.list(ListFault("https://h.test/c", row.reason))
    #expect(error.message(Texts(.english)) == row.english)
    #expect(error.message(Texts(.dutch)) == row.dutch)
    #expect(error.exitCode == row.code)
  }
}
