/// Writes the characters of JSON strings: most stand as themselves, some are escaped.
enum JSONEscaping {
  /// So many bytes are looked at together.
  private static let block = 32
  private static let longestEscape = 6

  /// Appends the characters of well-formed UTF-8.
  ///
  /// A block is copied before it is known how much of it may stand as it is, which costs less than to
  /// append short runs. What is made is collected in a kilobyte of the stack; `made` always has room
  /// for one more block and escape.
  static func append(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    // Names, dates, addresses: nothing to escape, and little to copy.
    if bytes.count < 4 * block, unsafe !hasMark(bytes) {
      return unsafe text.append(contentsOf: bytes)
    }
    unsafe withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { memory in
      let marks = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<block])
      let made = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[block...])
      var count = 0
      var place = 0
      while place < bytes.count {
        if count + block + longestEscape > made.count {
          unsafe text.append(contentsOf: made[..<count])
          count = 0
        }
        let run = unsafe copyRun(of: bytes, at: place, to: made, at: count, marks)
        count += run
        place += run
        guard run < block, place < bytes.count else { continue }
        let length = unsafe specialLength(at: place, bytes)
        if length == 0 {
          unsafe made[count] = bytes[place]
          count += 1
          place += 1
        } else {
          count += unsafe escape(bytes, in: place..<(place + length), to: made, at: count)
          place += length
        }
      }
      unsafe text.append(contentsOf: made[..<count])
    }
  }

  private static func hasMark(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var found: UInt8 = 0
    for index in 0..<bytes.count { found |= unsafe mark(bytes[index]) }
    return found != 0
  }

  /// Copies the bytes up to one that may have to be escaped, at most a block; how many those are.
  ///
  /// What is copied beyond them counts for nothing.
  private static func copyRun(
    of bytes: UnsafeRawBufferPointer, at place: Int, to made: UnsafeMutableRawBufferPointer,
    at count: Int, _ marks: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard place + block <= bytes.count else {
      var run = 0
      while unsafe place + run < bytes.count && mark(bytes[place + run]) == 0 {
        unsafe made[count + run] = bytes[place + run]
        run += 1
      }
      return run
    }
    unsafe made.storeBytes(
      of: bytes.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self),
      toByteOffset: count, as: SIMD32<UInt8>.self)
    // A loop without branches, so that the compiler looks at many bytes at once.
    var found: UInt8 = 0
    for offset in 0..<block {
      let mark = unsafe mark(bytes[place &+ offset])
      unsafe marks[offset] = mark
      found |= mark
    }
    if found == 0 { return block }
    var offset = 0
    while true {
      let word = unsafe marks.load(fromByteOffset: offset, as: UInt64.self)
      if word != 0 { return offset + UInt64(littleEndian: word).trailingZeroBitCount / 8 }
      offset += 8
    }
  }

  /// The highest bit for a byte that begins what is escaped, in some cases at least: a control, a quotation
  /// mark, a backslash, DEL, or the first byte of C1 controls (0xC2), of U+061C (0xD8) and of format
  /// characters (0xE2).
  private static func mark(_ byte: UInt8) -> UInt8 {
    // Controls and the quotation mark, which is 0x22, in one comparison.
    (byte ^ 0x02 <= 0x20 ? 0x80 : 0) | (byte == UInt8(ascii: "\\") ? 0x80 : 0)
      | (byte == 0x7F ? 0x80 : 0) | (byte & 0xDF == 0xC2 ? 0x80 : 0) | (byte == 0xD8 ? 0x80 : 0)
  }

  /// The bytes of the character there, which is marked, if it is escaped, else 0.
  private static func specialLength(at place: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
    let second = place + 1 < bytes.count ? unsafe bytes[place + 1] : 0
    let third = place + 2 < bytes.count ? unsafe bytes[place + 2] : 0
    switch unsafe bytes[place] {
    case 0xC2: return second < 0xA0 ? 2 : 0
    // U+061C
    case 0xD8: return second == 0x9C ? 2 : 0
    case 0xE2:
      switch (second, third) {
      // U+200E/F, U+2028 to 202E, U+2066 to 2069
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    default: return 1
    }
  }

  /// Writes the escape of a character; its length.
  private static func escape(
    _ bytes: UnsafeRawBufferPointer, in character: Range<Int>,
    to made: UnsafeMutableRawBufferPointer, at count: Int
  ) -> Int {
    let first = unsafe bytes[character.lowerBound]
    unsafe made[count] = UInt8(ascii: "\\")
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): unsafe made[count + 1] = first
    case 0x0A: unsafe made[count + 1] = UInt8(ascii: "n")
    case 0x0D: unsafe made[count + 1] = UInt8(ascii: "r")
    case 0x09: unsafe made[count + 1] = UInt8(ascii: "t")
    default:
      let text = unsafe String(decoding: bytes[character], as: UTF8.self)
      var scalar = text.unicodeScalars.first?.value ?? 0x20
      unsafe made[count + 1] = UInt8(ascii: "u")
      for offset in stride(from: 5, through: 2, by: -1) {
        let digit = UInt8(scalar & 0xF)
        unsafe made[count + offset] = digit + (digit < 10 ? 0x30 : 0x57)
        scalar >>= 4
      }
      return longestEscape
    }
    return 2
  }
}
