extension [UInt8] {
  /// How many characters of a range of UTF-8 are neither blanks nor controls of ASCII.
  func visibleCharacters(in range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<count)
    var count = 0
    var position = range.lowerBound
    while position + 8 <= range.upperBound, let bytes = eight(at: position) {
      let isSeen = ((bytes | Self.highs) &- Self.each &* 0x21) | bytes
      let isNext = bytes & ~(bytes << 1)
      // A one in each byte that counts; together they are at most eight.
      count += Int((((isSeen & ~isNext & Self.highs) >> 7) &* Self.each) >> 56)
      position += 8
    }
    while position < range.upperBound {
      if self[position] > 0x20, self[position] & 0xC0 != 0x80 { count += 1 }
      position += 1
    }
    return count
  }

  /// Whether the eight bytes from a position on can be shown as they are in running text behind a
  /// blank or none, and if so, whether the last is a blank; nil where they cannot, or may not.
  ///
  /// They hold no two blanks in a row, no controls, and no character of those that begin with C2 or
  /// E2, which may be controls.
  func endsEightPlain(at position: Int, behindBlank: Bool) -> Bool? {
    guard let bytes = eight(at: position) else { return nil }
    let others =
      Self.below(0x20, bytes) | Self.zeros(bytes ^ Self.each &* 0x7F)
      | Self.zeros(bytes ^ Self.each &* 0xC2) | Self.zeros(bytes ^ Self.each &* 0xE2)
    let odd = bytes ^ Self.each &* 0x20
    let blanks = ~((odd & Self.lows &+ Self.lows) | odd | Self.lows)
    let doubled = blanks & (blanks << 8 | (behindBlank ? 0x80 : 0))
    return others & Self.highs | doubled == 0 ? blanks >> 63 == 1 : nil
  }

  /// Eight bytes as a number, the first as its lowest byte; nil where there are not so many.
  private func eight(at position: Int) -> UInt64? {
    guard position >= 0, position + 8 <= count else { return nil }
    return unsafe withUnsafeBytes {
      UInt64(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }

  private static var each: UInt64 { 0x0101_0101_0101_0101 }
  private static var lows: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Has a high bit of some byte if any byte is below a number of at most 128.
  private static func below(_ number: UInt64, _ bytes: UInt64) -> UInt64 {
    (bytes &- each &* number) & ~bytes
  }

  private static func zeros(_ bytes: UInt64) -> UInt64 { below(1, bytes) }
}
