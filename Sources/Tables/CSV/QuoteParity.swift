/// Tells which bytes of a text stand inside quotes, from block to block of 64.
struct QuoteParity {
  /// All bits where the last byte of the block before is inside.
  private var last: UInt64 = 0

  /// A bit for each byte of a block from a quote that opens up to the one before that closes, with
  /// `quotes` a bit for each quote; `count` bytes of the block belong to the text.
  @inline(__always)
  mutating func inside(_ quotes: UInt64, count: Int = 64) -> UInt64 {
    var inside = quotes
    inside ^= inside << 1
    inside ^= inside << 2
    inside ^= inside << 4
    inside ^= inside << 8
    inside ^= inside << 16
    inside ^= inside << 32
    inside ^= last
    last = inside >> UInt64(count - 1) & 1 == 0 ? 0 : ~0
    return inside
  }
}
