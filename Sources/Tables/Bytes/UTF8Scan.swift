import CScan

/// Finds bytes that are no UTF-8 (Unicode 16, table 3-7).
enum UTF8Scan {
  struct Fault: Hashable {
    /// Where the bad bytes begin.
    var offset: Int
    /// How many bytes one U+FFFD stands for.
    var length: Int
    /// Whether the bytes are right so far and more may follow in the next chunk.
    var isCutOff: Bool
  }

  /// The first fault at or after an offset, which a sequence begins at; nil where all is UTF-8.
  ///
  /// Cost: one pass, sixteen bytes at a time up to the fault.
  static func firstFault(in bytes: [UInt8], from start: Int = 0) -> Fault? {
    // Sixteen bytes are told with the three before them.
    var place = start
    if let fault = fault(in: bytes, from: &place, until: start + 3) { return fault }
    let end = endOfWholeBlocks(bytes, from: place)
    if end > place { place = sequenceStart(before: end, bytes) }
    return fault(in: bytes, from: &place, until: bytes.count)
  }

  /// Goes from sequence to sequence up to the first fault, or past an end.
  private static func fault(
    in bytes: [UInt8], from index: inout Int, until end: Int
  ) -> Fault? {
    while index < min(end, bytes.count) {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let (length, first) = sequence(lead) else {
        return Fault(offset: index, length: 1, isCutOff: false)
      }
      for step in 1..<length {
        guard index + step < bytes.count else {
          return Fault(offset: index, length: step, isCutOff: true)
        }
        let isGood = (step == 1 ? first : 0x80...0xBF).contains(bytes[index + step])
        guard isGood else { return Fault(offset: index, length: step, isCutOff: false) }
      }
      index += length
    }
    return nil
  }

  private static func endOfWholeBlocks(_ bytes: [UInt8], from start: Int) -> Int {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start >= 3 else { return start }
      var index = start
      while index + 16 <= buffer.count, unsafe !cscan_has_utf8_fault(base + index) { index += 16 }
      return index
    }
  }

  /// Where the last sequence before a place begins, all bytes before which fit each other.
  private static func sequenceStart(before place: Int, _ bytes: [UInt8]) -> Int {
    var index = place - 1
    while index > place - 4, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// How long a sequence with that first byte is, and what its second byte may be.
  private static func sequence(_ lead: UInt8) -> (Int, ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
