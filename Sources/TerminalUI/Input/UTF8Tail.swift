/// Finds a character that the end of some bytes cuts off (Unicode 16, table 3-7).
enum UTF8Tail {
  /// How many bytes at the end are the beginning of a character: 0 to 3.
  static func length(of bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let lead = bytes[bytes.count - length]
      if 0x80...0xBF ~= lead { continue }
      guard length < lengthOfCharacter(lead) else { return 0 }
      if length == 1 { return 1 }
      return secondBytes(after: lead).contains(bytes[bytes.count - length + 1]) ? length : 0
    }
    return 0
  }

  private static func lengthOfCharacter(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Excludes overlong forms, surrogates and what is above U+10FFFF.
  static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
