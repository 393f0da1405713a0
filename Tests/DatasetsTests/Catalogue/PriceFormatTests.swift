import Datasets
import Testing

struct PriceFormatTests {
  @Test(
    arguments: [
      ("0.99", "USD", false, "$0.99"),
      ("0.9", "EUR", true, "€ 0,90"),
      ("12.989999771118164", "GBP", false, "£12.99"),
      ("150", "JPY", false, "¥150"),
      ("12.5", "CHF", true, "CHF 12,50"),
      ("3", nil, false, "3.00"),
      ("1e400", "USD", false, "$1e400"),
    ] as [(String, String?, Bool, String)])
  func `amounts are written by the habits of the language`(
    _ amount: String, _ currency: String?, _ isDutch: Bool, _ text: String
  ) {
    #expect(PriceFormat.text(amount, currency: currency, isDutch: isDutch) == text)
  }
}
