/// Whether bytes are well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, none above
/// U+10FFFF.
enum UTF8Check {
  /// The position of the first byte that is not part of a well-formed character; nil if all are.
  ///
  /// Cost: one pass, eight bytes at a time where they are ASCII.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    unsafe bytes.withUnsafeBytes { unsafe firstFault(in: $0) }
  }

  private static func firstFault(in bytes: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    let count = bytes.count
    while position < count {
      while position + 8 <= count,
        unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          & 0x8080_8080_8080_8080 == 0
      {
        position += 8
      }
      guard position < count else { break }
      let length = unsafe length(at: position, of: bytes)
      if length == 0 { return position }
      position += length
    }
    return nil
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
