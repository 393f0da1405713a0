import CScan

/// What a stretch of text holds, in numbers that add up where stretches are joined.
struct TextMeasure: Equatable, Sendable {
  var bytes = 0
  var scalars = 0
  /// Line ends that are one LF.
  var lineFeeds = 0
  /// Line ends that are CR and LF.
  var pairs = 0
  /// Line ends that are one CR.
  var returns = 0

  /// Line ends of all kinds.
  var breaks: Int { lineFeeds + pairs + returns }

  init() {}

  /// Measures well-formed UTF-8; linear.
  init(_ text: ArraySlice<UInt8>) {
    bytes = text.count
    var (feeds, returns, tails) = (0, 0, 0)
    unsafe text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      feeds = unsafe cscan_count(start, bytes.count, Self.feed)
      returns = unsafe cscan_count(start, bytes.count, Self.return)
      tails = unsafe cscan_count_tails(start, bytes.count)
      guard returns > 0 else { return }
      for index in 1..<max(1, bytes.count)
      where unsafe bytes[index] == Self.feed && bytes[index - 1] == Self.return {
        pairs += 1
      }
    }
    scalars = bytes - tails
    lineFeeds = feeds - pairs
    self.returns = returns - pairs
  }

  static func + (first: TextMeasure, second: TextMeasure) -> TextMeasure {
    var sum = first
    sum.bytes += second.bytes
    sum.scalars += second.scalars
    sum.lineFeeds += second.lineFeeds
    sum.pairs += second.pairs
    sum.returns += second.returns
    return sum
  }

  static let feed = UInt8(ascii: "\n")
  static let `return` = UInt8(ascii: "\r")
}
