/// Whether bytes are well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, none above
/// U+10FFFF.
enum UTF8Check {
  /// So many bytes are looked at together.
  private static let block = 16

  /// The position of the first byte that is not part of a well-formed character; nil if all are.
  ///
  /// Cost: one pass, sixteen bytes at a time up to the first fault.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    unsafe bytes.withUnsafeBytes { unsafe firstFault(in: $0) }
  }

  private static func firstFault(in bytes: UnsafeRawBufferPointer) -> Int? {
    // A block is told with the three bytes before it. No sum here can be too large; that it is not
    // looked at is what lets the compiler take a block at once.
    var (position, fault) = unsafe characters(of: bytes, from: 0, upTo: 3)
    if fault { return position }
    while position &+ block <= bytes.count {
      if unsafe hasFault(bytes, inBlockAt: position) { break }
      position &+= block
    }
    // The character before what is left may reach into it.
    if position > 3 { position = unsafe characterStart(position - 1, of: bytes) }
    (position, fault) = unsafe characters(of: bytes, from: position, upTo: bytes.count)
    return fault ? position : nil
  }

  /// Looks at one character after another; where it stops, and whether that is at one that is not
  /// well-formed.
  private static func characters(
    of bytes: UnsafeRawBufferPointer, from start: Int, upTo end: Int
  ) -> (position: Int, isFault: Bool) {
    var position = start
    while position < min(end, bytes.count) {
      let length = unsafe length(at: position, of: bytes)
      if length == 0 { return (position, true) }
      position += length
    }
    return (position, false)
  }

  /// Whether one of the bytes of a block does not fit those before it.
  ///
  /// Without branches, so that the compiler looks at all of them at once.
  private static func hasFault(_ bytes: UnsafeRawBufferPointer, inBlockAt start: Int) -> Bool {
    var faults: UInt8 = 0
    for index in start..<(start &+ block) {
      let (byte, last) = unsafe (bytes[index], bytes[index &- 1])
      let (second, third) = unsafe (bytes[index &- 2], bytes[index &- 3])
      let mustContinue: UInt8 =
        (last >= 0xC0 ? 1 : 0) | (second >= 0xE0 ? 1 : 0) | (third >= 0xF0 ? 1 : 0)
      faults |= mustContinue ^ (byte & 0xC0 == 0x80 ? 1 : 0)
      faults |= (byte & 0xFE == 0xC0 ? 1 : 0) | (byte >= 0xF5 ? 1 : 0)
      // Overlong forms, surrogates, and what is above U+10FFFF.
      faults |= (last == 0xE0 ? 1 : 0) & (byte < 0xA0 ? 1 : 0)
      faults |= (last == 0xED ? 1 : 0) & (byte >= 0xA0 ? 1 : 0)
      faults |= (last == 0xF0 ? 1 : 0) & (byte < 0x90 ? 1 : 0)
      faults |= (last == 0xF4 ? 1 : 0) & (byte >= 0x90 ? 1 : 0)
    }
    return faults != 0
  }

  /// Where the character begins that a byte belongs to, all before it being well-formed.
  private static func characterStart(_ position: Int, of bytes: UnsafeRawBufferPointer) -> Int {
    var start = position
    while unsafe start > max(0, position - 3) && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The bytes of the character at a position; 0 if it is not well-formed.
  private static func length(at position: Int, of bytes: UnsafeRawBufferPointer) -> Int {
    let first = unsafe bytes[position]
    if first < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard position + length <= bytes.count, second.contains(unsafe bytes[position + 1]) else {
      return 0
    }
    for offset in 2..<max(2, length) where unsafe bytes[position + offset] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
