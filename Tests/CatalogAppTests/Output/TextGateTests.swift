import CatalogApp
import Testing

struct TextGateTests {
  @Test func `controls never get through`() {
    let gate = TextGate(Environment([:]))
    let text = gate.line("a\u{1B}[31mb\u{9B}c\u{202E}d\ne")
    #expect(
      text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: [
    (["LC_ALL": "C"], "naive"),
    (["LANG": "en_US.ISO-8859-1"], "naive"),
    (["LANG": "en_US.UTF-8"], "naïve"),
    (["LC_ALL": "nl_NL.utf8", "LANG": "C"], "naïve"),
    ([:], "naïve"),
  ])
  func `letters that the locale lacks become close ones`(
    _ variables: [String: String], _ text: String
  ) {
    #expect(TextGate(Environment(variables)).line("naïve") == text)
  }
}
