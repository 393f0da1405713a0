/// Finds what is no UTF-8 (Unicode 16, table 3-7).
enum UTF8Check {
  /// The place of the first byte that begins no character; nil for well-formed text.
  static func firstError(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      index = endOfASCII(in: bytes, from: index)
      guard index < bytes.count else { return nil }
      let length = length(in: bytes, at: index)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  private static func endOfASCII(in bytes: [UInt8], from start: Int) -> Int {
    unsafe bytes.withUnsafeBytes { all in
      var index = start
      while index + 8 <= all.count {
        let eight = unsafe all.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        guard eight & 0x8080_8080_8080_8080 == 0 else { break }
        index += 8
      }
      while index < all.count, unsafe all[index] < 0x80 { index += 1 }
      return index
    }
  }

  /// The length of the character of more than one byte that begins here; 0 if none does.
  private static func length(in bytes: [UInt8], at index: Int) -> Int {
    let length: Int
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= bytes.count,
      UTF8Tail.secondBytes(after: bytes[index]).contains(bytes[index + 1])
    else { return 0 }
    for place in index + 2..<max(index + 2, index + length) where bytes[place] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
