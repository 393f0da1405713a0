extension DecimalNumber {
  /// Longer sums are not worked out.
  private static let longestSum = 1_000

  /// The number between two others, exactly, as digits with a point; nil where they are too far
  /// apart in size to be added.
  package static func mean(_ first: DecimalNumber, _ second: DecimalNumber) -> String? {
    let low = min(first.lowestPlace, second.lowestPlace)
    let high = max(first.magnitude, second.magnitude)
    guard low > -longestSum, high < longestSum else { return nil }
    // Halving takes a digit more.
    let places = max(high, 0) + 1
    let fraction = max(-low, 0) + 1
    let (left, right) = (first.spread(places, fraction), second.spread(places, fraction))
    let isOpposite = first.isNegative != second.isNegative
    let leftIsLarger = !left.lexicographicallyPrecedes(right)
    let sum =
      isOpposite
      ? (leftIsLarger ? difference(left, right) : difference(right, left)) : total(left, right)
    let isNegative = isOpposite && !leftIsLarger ? second.isNegative : first.isNegative
    return text(half(sum), wholeDigits: places, isNegative: isNegative)
  }

  /// The place behind the last digit: 0 for whole numbers.
  private var lowestPlace: Int { min(0, magnitude - digits.count) }

  /// The digits at their places: so many before the point and so many behind it.
  private func spread(_ places: Int, _ fraction: Int) -> [UInt8] {
    var all = [UInt8](repeating: 0, count: places + fraction)
    for (index, digit) in digits.enumerated() { all[places - magnitude + index] = digit }
    return all
  }

  private static func total(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    var (sum, carry) = (first, UInt8(0))
    for index in sum.indices.reversed() {
      let digit = first[index] + second[index] + carry
      (carry, sum[index]) = digit.quotientAndRemainder(dividingBy: 10)
    }
    return sum
  }

  /// The first is not the smaller one.
  private static func difference(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    var (rest, borrow) = (first, UInt8(0))
    for index in rest.indices.reversed() {
      let taken = second[index] + borrow
      borrow = first[index] < taken ? 1 : 0
      rest[index] = first[index] + 10 * borrow - taken
    }
    return rest
  }

  private static func half(_ digits: [UInt8]) -> [UInt8] {
    var (halves, rest) = (digits, UInt8(0))
    for index in digits.indices {
      (halves[index], rest) = (rest * 10 + digits[index]).quotientAndRemainder(dividingBy: 2)
    }
    return halves
  }

  private static func text(_ digits: [UInt8], wholeDigits: Int, isNegative: Bool) -> String {
    let whole = digits[..<wholeDigits].drop { $0 == 0 }
    let fraction = digits[wholeDigits...]
    let end = fraction.lastIndex { $0 != 0 }.map { $0 + 1 } ?? wholeDigits
    var bytes: [UInt8] = isNegative && (!whole.isEmpty || end > wholeDigits) ? [0x2D] : []
    bytes += whole.isEmpty ? [0x30] : whole.map { $0 + 0x30 }
    if end > wholeDigits { bytes += [0x2E] + fraction[..<end].map { $0 + 0x30 } }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DecimalNumber {
  /// About the number, for drawing only; infinite where it is too large.
  package var approximate: Double {
    if digits.isEmpty { return 0 }
    let shown = String(decoding: digits.prefix(20).map { $0 + 0x30 }, as: UTF8.self)
    let size = Double("0.\(shown)e\(magnitude)") ?? .infinity
    return isNegative ? -size : size
  }
}
