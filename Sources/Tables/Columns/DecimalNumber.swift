/// A decimal number of any size, exact, for comparing only.
package struct DecimalNumber: Hashable, Sendable {
  let isNegative: Bool
  /// The significant digits (0–9) without zeros at either end; empty for zero.
  let digits: [UInt8]
  /// The place of the first digit: 0 in `0.5`, 1 in `5`, 2 in `50`.
  let magnitude: Int

  /// The number that a text is in that style; nil if the text is anything else.
  ///
  /// Blanks around the number do not matter. A needless leading zero (`007`) makes it no number.
  package init?(_ text: String, style: NumberStyle = .point) {
    var scanner = Scanner(text.utf8, style: style)
    guard scanner.scan() else { return nil }
    let significant = scanner.digits.drop { $0 == 0 }
    let last = significant.lastIndex { $0 != 0 }
    digits = last.map { Array(significant[...$0]) } ?? []
    isNegative = scanner.isNegative && !digits.isEmpty
    let leadingZeros = scanner.digits.count - significant.count
    // The exponent is bounded when it is read, so this cannot overflow.
    magnitude = digits.isEmpty ? 0 : scanner.wholeDigits - leadingZeros + scanner.exponent
  }
}

extension DecimalNumber: Comparable {
  package static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
  }

  private func isCloserToZero(than other: DecimalNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return !other.digits.isEmpty && digits.isEmpty }
    if magnitude != other.magnitude { return magnitude < other.magnitude }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

extension DecimalNumber {
  /// Reads `-1.234,50e+6` from left to right.
  private struct Scanner {
    var digits: [UInt8] = []
    var wholeDigits = 0
    var exponent = 0
    var isNegative = false

    private let text: [UInt8]
    private let style: NumberStyle
    private var position = 0

    init(_ text: String.UTF8View, style: NumberStyle) {
      let start = text.drop { $0 == 0x20 }
      let end = start.lastIndex { $0 != 0x20 }
      self.text = end.map { Array(start[...$0]) } ?? []
      self.style = style
    }

    /// Whether all of the text is one number.
    mutating func scan() -> Bool {
      isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard scanWhole() else { return false }
      wholeDigits = digits.count
      if take(style.mark), scanDigits() == 0 { return false }
      if take("e") || take("E"), !scanExponent() { return false }
      return position == text.count
    }

    private mutating func scanWhole() -> Bool {
      let isZero = position < text.count && text[position] == UInt8(ascii: "0")
      let count = scanDigits()
      guard count > 0, !isZero || count == 1 else { return false }
      guard let group = style.group, !isZero, count <= 3 else { return true }
      while take(group) {
        guard scanDigits() == 3 else { return false }
      }
      return true
    }

    private mutating func scanDigits() -> Int {
      let start = digits.count
      while position < text.count, text[position] &- 0x30 < 10 {
        digits.append(text[position] - 0x30)
        position += 1
      }
      return digits.count - start
    }

    private mutating func scanExponent() -> Bool {
      let isSmall = take("-")
      if !isSmall { _ = take("+") }
      let start = position
      while position < text.count, text[position] &- 0x30 < 10 {
        exponent = min(exponent * 10 + Int(text[position] - 0x30), 1 << 40)
        position += 1
      }
      if isSmall { exponent = -exponent }
      return position > start
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard position < text.count, UInt32(text[position]) == scalar.value else { return false }
      position += 1
      return true
    }
  }
}
