import CScan

/// Finds the ends of records 64 bytes at a time, as long as quotes are where they belong.
///
/// Whether a byte is inside quotes follows from the number of quotes before it, if each opening quote
/// stands at the beginning of a field and each closing one at its end. Where that is not so, and at
/// a CR alone, `isPlain` is false, and only `CSVScanner` knows.
struct CSVBlockScan {
  let delimiter: UInt8
  /// Records that ended so far, blank lines left out.
  private(set) var records = 0
  private(set) var isPlain = true
  /// The offset behind the last record in the bytes that were added last; nil where none ended.
  private(set) var lastEnd: Int?

  // What the bytes before say, the last one in the highest bit.
  private var parity = QuoteParity()
  private var ends: UInt64 = 1 << 63
  private var beforeQuotes: UInt64 = 1 << 63
  private var closings: UInt64 = 0
  private var returns: UInt64 = 0

  /// A scan that begins where a record does.
  init(_ delimiter: Delimiter) { self.delimiter = delimiter.byte }

  /// Goes on with these bytes.
  mutating func add(_ bytes: [UInt8]) {
    lastEnd = nil
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var offset = 0
      while offset + 64 <= buffer.count {
        unsafe add(cscan_block(start + offset, delimiter), at: offset, count: 64)
        offset += 64
      }
      guard offset < buffer.count else { return }
      let rest = unsafe UnsafeBufferPointer(rebasing: buffer[offset...])
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { block in
        unsafe block.initialize(repeating: 0)
        _ = unsafe block.update(fromContentsOf: rest)
        guard let start = block.baseAddress else { return }
        unsafe add(cscan_block(start, delimiter), at: offset, count: rest.count)
      }
    }
  }

  @inline(__always)
  private mutating func add(_ marks: cscan_marks, at offset: Int, count: Int) {
    let within = parity.inside(marks.quotes, count: count)
    let openings = marks.quotes & within
    let closings = marks.quotes & ~within
    let breaks = marks.delimiters | marks.line_feeds | marks.carriage_returns
    let isNext = Behind(count: count)
    // A quote in a quoted field is two: one that closes and one that opens.
    let strays =
      openings & ~isNext((breaks | closings), self.beforeQuotes)
      | isNext(closings, self.closings) & ~(breaks | openings)
      | isNext(marks.carriage_returns, returns) & ~marks.line_feeds
    if strays & isNext.all != 0 { isPlain = false }
    let ends = marks.line_feeds & ~within
    let blanks =
      ends & isNext(ends, self.ends)
      | ends & isNext(marks.carriage_returns, returns) & isNext.twice(ends, self.ends)
    records += (ends & ~blanks).nonzeroBitCount
    if ends != 0 { lastEnd = offset + 64 - ends.leadingZeroBitCount }
    self.ends = isNext.aligned(ends, self.ends)
    beforeQuotes = isNext.aligned(breaks | closings)
    self.closings = isNext.aligned(closings)
    returns = isNext.aligned(marks.carriage_returns)
  }

  /// Moves marks to the bytes behind them, in a block of so many bytes.
  private struct Behind {
    let count: Int

    /// The bits of the block's bytes.
    var all: UInt64 { ~0 >> UInt64(64 - count) }

    func callAsFunction(_ marks: UInt64, _ before: UInt64) -> UInt64 { marks << 1 | before >> 63 }
    func twice(_ marks: UInt64, _ before: UInt64) -> UInt64 { marks << 2 | before >> 62 }

    /// The marks with the last byte's in the highest bit, and those before it below.
    func aligned(_ marks: UInt64, _ before: UInt64 = 0) -> UInt64 {
      count == 64 ? marks : marks << UInt64(64 - count) | before >> UInt64(count)
    }
  }
}
