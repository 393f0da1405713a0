import Testing

@testable import CatalogApp

struct TextBarsTests {
  private let blocks = TextBars(hasBlocks: true)
  private let plain = TextBars(hasBlocks: false)

  @Test(arguments: [
    (8, 8, "██", "##"), (4, 8, "█", "#"), (1, 16, "▏", "#"), (5, 8, "█▎", "#"), (0, 8, "", ""),
    (1, 1_000_000, "▏", "#"), (9, 8, "██", "##"),
  ])
  func `a bar is a share of its room, and never nothing for something`(
    _ part: Int, _ whole: Int, _ bar: String, _ ascii: String
  ) {
    #expect(blocks.bar(part, of: whole, columns: 2) == bar)
    #expect(plain.bar(part, of: whole, columns: 2) == ascii)
  }

  @Test func `there is no bar without room or without a whole`() {
    #expect(blocks.bar(1, of: 2, columns: 0).isEmpty)
    #expect(blocks.bar(1, of: 0, columns: 5).isEmpty)
  }

  @Test func `a histogram has a cell for each count`() {
    #expect(blocks.histogram([0, 1, 50, 100]) == "▁▂▅█")
    #expect(plain.histogram([0, 1, 50, 100]) == "_.=#")
    #expect(blocks.histogram([0, 0]) == "▁▁")
    #expect(blocks.histogram([]).isEmpty)
  }

  @Test(arguments: [
    (1, 3, "0.3333", "33.33%"), (1, 2, "0.5", "50%"), (2, 3, "0.6667", "66.67%"),
    (5, 5, "1", "100%"), (0, 5, "0", "0%"), (1, 100_000, "0", "<0.01%"),
    (1, 0, "0", "0%"), (1, 16, "0.0625", "6.25%"), (99_999, 100_000, "1", ">99.99%"),
  ])
  func `a share has four digits at most`(
    _ part: Int, _ whole: Int, _ decimal: String, _ percent: String
  ) {
    #expect(Share(part, of: whole).decimal == decimal)
    #expect(Share(part, of: whole).percent == percent)
  }
}
