/// Finds the bytes that end a run of simple ones, eight at a time.
enum ByteScan {
  /// The first byte from a place on that ends a run of plain characters in a JSON string: a
  /// quotation mark, a backslash or a control; nil where there is none.
  static func firstOfNoRun(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    unsafe first(in: bytes, from: start) { word in
      controls(word) | equal(word, 0x22) | equal(word, 0x5C)
    }
  }

  /// The first byte whose highest bit the test leaves set.
  ///
  /// The test takes eight bytes, the first one lowest. It is right for the lowest byte that it finds
  /// and those below it: a borrow goes upwards only.
  private static func first(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ test: (UInt64) -> UInt64
  ) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var place = start
    while place + 8 <= raw.count {
      let word = unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let found = test(UInt64(littleEndian: word)) & 0x8080_8080_8080_8080
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < raw.count {
      // What is missing is nothing that is sought.
      let word = unsafe UInt64(raw[place]) | 0x6161_6161_6161_6100
      if test(word) & 0x80 != 0 { return place }
      place += 1
    }
    return nil
  }

  private static func controls(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word
  }

  private static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let different = word ^ 0x0101_0101_0101_0101 &* UInt64(byte)
    return (different &- 0x0101_0101_0101_0101) & ~different
  }
}
