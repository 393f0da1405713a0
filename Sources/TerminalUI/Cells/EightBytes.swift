/// Eight bytes of a text, looked at together.
struct EightBytes: Equatable {
  private let bytes: UInt64

  /// Those from a position on; nil where there are not so many before the end.
  init?(_ text: [UInt8], at position: Int, before end: Int) {
    guard position >= 0, position + 8 <= end, end <= text.count else { return nil }
    bytes = unsafe text.withUnsafeBytes {
      // The first is the lowest byte, so that the first of some is the lowest bit.
      UInt64(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }

  /// Whether all are printable characters of ASCII.
  var arePrintable: Bool { (bytes | below(0x20) | deletes) & Self.highs == 0 }

  /// How many at the beginning are plain: printable, but no space and no hyphen.
  var plainCount: Int {
    let hyphens = bytes ^ Self.each &* 0x2D
    let others = bytes | below(0x21) | deletes | (hyphens &- Self.each) & ~hyphens
    return (others & Self.highs).trailingZeroBitCount >> 3
  }

  /// Has the high bit of the first byte below a number, if those before it are of ASCII.
  private func below(_ number: UInt64) -> UInt64 { bytes &- Self.each &* number }

  /// Has the high bit of the first DEL, if the bytes before it are of ASCII.
  private var deletes: UInt64 { bytes &+ Self.each }

  private static var each: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }
}
