/// How an amount of money is written for people.
package enum PriceFormat {
  /// The amount with the currency's sign where everybody knows it, else its ISO 4217 code.
  ///
  /// `$0.99`, `¥150`, `CHF 12.50`; in Dutch with a decimal comma and a blank behind the sign:
  /// `€ 0,99`. The amount is a JSON number; one that is too large for a price stays as it is.
  package static func text(_ amount: String, currency: String?, isDutch: Bool) -> String {
    let number = decimals(amount, places: placesByCurrency[currency ?? ""] ?? 2, comma: isDutch)
    guard let currency else { return number }
    guard let sign = signs[currency] else { return currency + " " + number }
    return isDutch ? sign + " " + number : sign + number
  }

  private static let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]
  /// ISO 4217 minor units that are not 2, of the storefronts' currencies.
  private static let placesByCurrency = ["JPY": 0, "KRW": 0, "CLP": 0, "VND": 0, "TWD": 0]

  private static func decimals(_ amount: String, places: Int, comma: Bool) -> String {
    guard let value = Double(amount), value.magnitude < 1e12 else { return amount }
    guard places > 0 else { return String(Int(value.rounded())) }
    let hundredths = Int((value * 100).rounded())
    let cents = hundredths % 100
    return String(hundredths / 100) + (comma ? "," : ".") + (cents < 10 ? "0" : "") + String(cents)
  }
}
