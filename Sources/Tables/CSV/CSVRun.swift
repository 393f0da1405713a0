import CScan

/// Records in a row that can be taken as they stand, found 64 bytes at a time.
///
/// In them quotes are where they belong, lines end with LF, none is blank, and no record has more
/// fields than are wanted. If `isExact`, they also are what `DelimitedWriter` would write: each has
/// just as many fields, quotes are there where they are needed only, and no field that is not quoted
/// has a blank at an end.
struct CSVRun {
  /// Where the last one ends; the place where the run began if there is none.
  private(set) var end: Int
  private(set) var records = 0
  /// How many line ends are in them.
  private(set) var lineEnds = 0

  private let delimiter: UInt8
  private let fields: Int
  private let isExact: Bool
  private let limit: Int

  // What the bytes before say, the last one in the lowest bit.
  private var parity = QuoteParity()
  private var breaks: UInt64 = 1
  private var ends: UInt64 = 1
  private var closings: UInt64 = 0
  private var openings: UInt64 = 0
  private var blanks: UInt64 = 0
  private var needless: UInt64 = 0
  /// Whether the quoted field that is open has something in it that needs quotes.
  private var isNeeded: UInt64 = 0
  private var delimiters = 0
  /// Line ends since the last record ended.
  private var openLineEnds = 0

  /// Finds the run that begins with the record at a place.
  init(
    in bytes: [UInt8], from start: Int, delimiter: Delimiter, fields: Int, isExact: Bool,
    limit: Int = .max
  ) {
    end = start
    self.delimiter = delimiter.byte
    self.fields = fields
    self.isExact = isExact
    self.limit = limit
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, limit > 0 else { return }
      var place = start
      while place + 64 <= buffer.count {
        guard unsafe add(base + place, at: place) else { return }
        place += 64
      }
      guard place < buffer.count else { return }
      let rest = unsafe UnsafeBufferPointer(rebasing: buffer[place...])
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { block in
        unsafe block.initialize(repeating: 0)
        _ = unsafe block.update(fromContentsOf: rest)
        if let base = block.baseAddress { _ = unsafe add(base, at: place) }
      }
    }
  }

  /// Takes 64 bytes; false where the run ends in them.
  @inline(__always)
  private mutating func add(_ text: UnsafePointer<UInt8>, at place: Int) -> Bool {
    let marks = unsafe cscan_block(text, delimiter)
    let within = parity.inside(marks.quotes)
    let openings = marks.quotes & within
    let closings = marks.quotes & ~within
    let breaks = (marks.delimiters | marks.line_feeds) & ~within
    let ends = marks.line_feeds & ~within
    let afterBreak = breaks << 1 | self.breaks
    let afterClosing = closings << 1 | self.closings
    var faults =
      marks.carriage_returns | openings & ~(afterBreak | afterClosing)
      | afterClosing & ~(breaks | openings) | ends & (ends << 1 | self.ends)
    if isExact {
      let blanks = unsafe cscan_blanks(text) & ~within
      faults |= blanks & afterBreak | breaks & (blanks << 1 | self.blanks)
      // A quote for two, a delimiter and a line end need quotes: from there a sum carries to the
      // quote that closes the field.
      let needs =
        (marks.delimiters | marks.line_feeds) & within | openings & afterClosing
      let (sum, isOver) = within.addingReportingOverflow(needs)
      let (flood, isOverToo) = sum.addingReportingOverflow(isNeeded)
      // The empty text is written with quotes.
      let needless = closings & ~flood & ~(openings << 1 | self.openings)
      // The quote after a closing one shows that it was none.
      faults |= (needless << 1 | self.needless) & ~openings
      isNeeded = isOver || isOverToo ? 1 : 0
      self.blanks = blanks >> 63
      self.needless = needless >> 63
    }
    self.breaks = breaks >> 63
    self.ends = ends >> 63
    self.closings = closings >> 63
    self.openings = openings >> 63
    // Only what ends before the first fault.
    let sound = faults == 0 ? ~0 : (faults & (0 &- faults)) &- 1
    return take(ends & sound, marks, outside: marks.delimiters & ~within, at: place)
      && faults == 0
  }

  /// Takes the records that end in a block; false at one with another number of fields.
  @inline(__always)
  private mutating func take(
    _ ends: UInt64, _ marks: cscan_marks, outside: UInt64, at place: Int
  ) -> Bool {
    var (ends, outside, feeds) = (ends, outside, marks.line_feeds)
    while ends != 0 {
      let below = ends ^ (ends &- 1)
      let count = delimiters + (outside & below).nonzeroBitCount + 1
      guard isExact ? count == fields : count <= fields else { return false }
      delimiters = 0
      outside &= ~below
      lineEnds += openLineEnds + (feeds & below).nonzeroBitCount
      openLineEnds = 0
      feeds &= ~below
      end = place + 64 - below.leadingZeroBitCount
      records += 1
      if records == limit { return false }
      ends &= ends &- 1
    }
    delimiters += outside.nonzeroBitCount
    openLineEnds += feeds.nonzeroBitCount
    return true
  }
}
