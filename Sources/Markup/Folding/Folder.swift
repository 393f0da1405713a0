/// Folds UTF-8 scalar by scalar, composing what Unicode composes: Hangul, voiced kana, й.
struct Folder {
  /// The folded text so far, in UTF-8.
  private(set) var output: [UInt8] = []
  /// The last scalar of `output`, or 0 where nothing can be composed with it.
  private var last: UInt32 = 0

  init(capacity: Int) { output.reserveCapacity(capacity) }

  /// Adds folded text; the bytes are valid UTF-8, as every String's are.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = unsafe bytes[index]
      if byte < 0x80 {
        output.append(Folding.isCapital(byte) ? byte | 0x20 : byte)
        last = 0
        index += 1
      } else {
        let (value, length) = unsafe Folding.scalar(in: bytes, at: index)
        fold(value)
        index += length
      }
    }
  }

  private mutating func fold(_ value: UInt32) {
    switch FoldingTable.target(of: value) {
    case .itself: write(value)
    case .nothing: break
    case .scalars(let place):
      var place = place
      while true {
        let unit = FoldingTable.unit(at: place)
        if unit.isOrderedMark { insert(mark: unit.value) } else { write(unit.value) }
        guard unit.hasMore else { break }
        place += 1
      }
    }
  }

  private mutating func write(_ value: UInt32) {
    if let both = Composition.of(last, value) {
      output.removeLast(last < 0x800 ? 2 : 3)
      last = both
    } else if Composition.isOnlyPart(value) {
      return
    } else {
      last = value
    }
    encode(last, at: output.count)
  }

  /// Writes a mark behind those of lower or equal combining class (canonical ordering).
  ///
  /// At most `longestRun` marks are passed, as in the Stream-Safe Text Format (UAX #15), so that
  /// hostile text costs no more than its length.
  private mutating func insert(mark: UInt32) {
    let longestRun = 30
    var place = output.count
    let order = Self.combiningClass(mark)
    for _ in 0..<longestRun {
      guard let before = scalar(endingAt: place) else { break }
      guard Self.combiningClass(before.value) > order else { break }
      place -= before.length
    }
    encode(mark, at: place)
    last = 0
  }

  private func scalar(endingAt end: Int) -> (value: UInt32, length: Int)? {
    var start = end - 1
    while start > 0, output[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0, end - start > 1 else { return nil }
    var value = UInt32(output[start]) & (0x7F >> UInt32(end - start))
    for byte in output[(start + 1)..<end] { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, end - start)
  }

  private mutating func encode(_ value: UInt32, at place: Int) {
    if place == output.count {
      switch value {
      case ..<0x80: output.append(UInt8(value))
      case ..<0x800:
        output.append(UInt8(0xC0 | value >> 6))
        output.append(UInt8(0x80 | value & 0x3F))
      case ..<0x10000:
        output.append(UInt8(0xE0 | value >> 12))
        output.append(UInt8(0x80 | value >> 6 & 0x3F))
        output.append(UInt8(0x80 | value & 0x3F))
      default:
        output.append(UInt8(0xF0 | value >> 18))
        output.append(UInt8(0x80 | value >> 12 & 0x3F))
        output.append(UInt8(0x80 | value >> 6 & 0x3F))
        output.append(UInt8(0x80 | value & 0x3F))
      }
    } else {
      let behind = Array(output[place...])
      output.removeLast(behind.count)
      encode(value, at: place)
      output.append(contentsOf: behind)
    }
  }

  private static func combiningClass(_ value: UInt32) -> UInt8 {
    Unicode.Scalar(value)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}
