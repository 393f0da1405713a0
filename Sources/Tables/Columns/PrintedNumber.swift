/// The number that a text is, where that number printed gives the same text again.
///
/// `12` and `0.5` are, `007`, `+1`, `-0`, `1.10` and `1e400` are not: a number would lose what was
/// typed.
enum PrintedNumber: Hashable, Sendable {
  case integer(Int64)
  case real(Double)

  /// No such text is longer: `-1.7976931348623157e+308` is not.
  private static let longest = 24

  /// Nil for all other texts.
  init?(_ text: String) {
    let bytes = text.utf8
    guard let first = bytes.first, first &- 0x30 < 10 || first == UInt8(ascii: "-"),
      bytes.count <= Self.longest
    else { return nil }
    if let integer = Self.integer(bytes) {
      self = .integer(integer)
    } else if let real = Self.real(text) {
      self = .real(real)
    } else {
      return nil
    }
  }

  private static func integer(_ bytes: String.UTF8View) -> Int64? {
    var rest = bytes[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    guard let first = rest.first else { return nil }
    // Neither a leading zero nor `-0` would come back.
    if first == UInt8(ascii: "0") { return rest.count == 1 && !isNegative ? 0 : nil }
    var value: Int64 = 0
    for byte in rest {
      guard byte &- 0x30 < 10 else { return nil }
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.subtractingReportingOverflow(Int64(byte &- 0x30))
      if isLarge || isLarger { return nil }
      value = sum
    }
    // It is summed up below zero, where there is room for one more.
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  private static func real(_ text: String) -> Double? {
    // `Double` alone would take words and hexadecimal digits as well.
    guard text.utf8.allSatisfy(isNumberByte), let number = Double(text), number.isFinite,
      number.description == text, number != 0 || number.sign == .plus
    else { return nil }
    return number
  }

  /// Whether a text is made of the bytes of numbers, as `007`, `+31` and `1.10` are.
  static func isLoose(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count <= 64 && bytes.allSatisfy(isNumberByte)
      && bytes.contains { $0 &- 0x30 < 10 }
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
