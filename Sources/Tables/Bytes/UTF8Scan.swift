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

  /// The first fault at or after an offset; nil where all is UTF-8.
  static func firstFault(in bytes: [UInt8], from start: Int = 0) -> Fault? {
    var index = start
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index = endOfASCII(bytes, index)
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

  /// The end of a run of ASCII, looked at 32 bytes at a time.
  private static func endOfASCII(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index + 32 <= bytes.count {
      var sum: UInt8 = 0
      for byte in bytes[index..<index + 32] { sum |= byte }
      if sum >= 0x80 { break }
      index += 32
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
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
