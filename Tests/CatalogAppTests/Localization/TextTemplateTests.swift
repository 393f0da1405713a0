import Testing

@testable import CatalogApp

struct TextTemplateTests {
  @Test(arguments: [
    ("plain", [], "plain"),
    ("%@ and %@", ["a", "b"], "a and b"),
    ("%2$@ of %1$@", ["a", "b"], "b of a"),
    ("%lld%%", ["50"], "50%"),
    ("‘%1$@’ ≥ %2$lld", ["é", "3"], "‘é’ ≥ 3"),
    ("%1$@ %1$@", ["x"], "x x"),
    ("%@ %@", ["only"], "only %@"),
    ("100 % of %d", ["x"], "100 % of %d"),
    ("%3$@ %0$@", ["x"], "%3$@ %0$@"),
    ("%@", ["%@ %1$@"], "%@ %1$@"),
    ("%99999999999999999999$@%", ["x"], "%99999999999999999999$@%"),
  ])
  func `placeholders are filled in turn or by number`(
    template: String, arguments: [String], text: String
  ) {
    #expect(TextTemplate.fill(template, with: arguments) == text)
  }

  @Test func `placeholders are found with their kinds`() {
    let found = TextTemplate.placeholders(in: "%@ %2$lld %% %x")
    #expect(found.map(\.position) == [nil, 2])
    #expect(found.map(\.isNumber) == [false, true])
  }
}
