extension DecimalNumber {
  /// Bytes that compare like the numbers, byte by byte from the first one.
  package var sortBytes: [UInt8] {
    guard let first = digits.first else { return [Self.zero] }
    var bytes = [Self.positive]
    let offset = UInt64(bitPattern: Int64(magnitude)) ^ 1 << 63
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: offset >> UInt64(shift)))
    }
    bytes.append(first + 1)
    bytes += digits.dropFirst().map { $0 + 1 }
    bytes.append(0)
    return isNegative ? bytes.map { ~$0 } : bytes
  }

  // Turned round, the mark of a positive number is that of a negative one.
  private static let positive: UInt8 = 0xC0
  private static let zero: UInt8 = 0x80
}
