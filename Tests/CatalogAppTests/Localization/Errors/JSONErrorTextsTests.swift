import Tables
import Testing

@testable import CatalogApp

struct JSONErrorTextsTests {
  private static let rows: [(JSONError.Reason, String)] = [
    (.unexpectedEnd, "de JSON-tekst houdt te vroeg op"),
    (.unexpected(UInt8(ascii: "}")), "‘}’ hoort hier niet in JSON"),
    (.unexpected(1), "byte 1 hoort hier niet in JSON"),
    (.badNumber, "dit is geen JSON-getal"),
    (.badEscape, "dit is geen JSON-escape"),
    (.controlCharacter, "een stuurteken moet in een JSON-tekst als escape staan"),
    (.notUTF8, "de JSON-tekst is geen UTF-8"),
    (.tooDeep(limit: 512), "de JSON-tekst is dieper genest dan 512 niveaus"),
    (.textAfterValue, "er staat meer tekst achter de JSON-waarde"),
  ]

  @Test(arguments: rows)
  func `each reason has its Dutch sentence, and in English its own`(
    reason: JSONError.Reason, dutch: String
  ) {
    let error = JSONError(reason: reason, line: 1, column: 2)
    #expect(error.message(Texts(.dutch)) == dutch)
    #expect(error.message(Texts(.english)) == error.message)
  }
}
