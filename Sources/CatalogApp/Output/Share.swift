/// A part of a whole as a decimal number, worked out in whole numbers.
struct Share: Hashable, Sendable {
  /// In ten thousandths of the whole, rounded to the nearest.
  private let parts: Int
  /// Whether it is none, and all of it: what only rounds to either is not.
  private let (isNone, isAll): (Bool, Bool)

  init(_ part: Int, of whole: Int) {
    (isNone, isAll) = (part == 0 || whole <= 0, part >= whole)
    // Two numbers of rows are far from the end of Int; more than a quadrillion rows are not counted.
    parts = whole > 0 ? (part * 20_000 + whole) / (whole * 2) : 0
  }

  /// `0.25`: up to four digits behind the point, none in vain.
  var decimal: String { Self.decimal(parts, places: 4) }

  /// `25%` or `33.33%`; what would round to nothing or all of it is `<0.01%` or `>99.99%`.
  var percent: String {
    if parts == 0, !isNone { return "<0.01%" }
    if parts == 10_000, !isAll { return ">99.99%" }
    return Self.decimal(parts, places: 2) + "%"
  }

  private static func decimal(_ parts: Int, places: Int) -> String {
    let scale = places == 4 ? 10_000 : 100
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: scale)
    var digits = Array(String(scale + rest).utf8.dropFirst())
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits.isEmpty
      ? String(whole) : String(whole) + "." + String(decoding: digits, as: UTF8.self)
  }
}
