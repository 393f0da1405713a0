/// UTF-8 on one line in which each scalar is a character of its own, with one cell or two.
///
/// Most text is: Latin, Greek, Cyrillic, Chinese, Japanese. It needs no search for characters.
struct SimpleText: WrappableText {
  let bytes: [UInt8]
  let startIndex: Int
  let endIndex: Int

  /// Takes a range of well-formed UTF-8; nil where it holds anything else.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    startIndex = range.lowerBound
    endIndex = range.upperBound
    var index = startIndex
    while index < endIndex {
      if EightBytes(bytes, at: index, before: endIndex)?.arePrintable == true {
        index += 8
        continue
      }
      guard bytes[index] >= 0x80 else {
        guard CellWidth.isPrintable(bytes[index]) else { return nil }
        index += 1
        continue
      }
      let (scalar, end) = self.scalar(at: index)
      guard Self.isSimple(scalar), CellWidth.columns(of: scalar) > 0 else { return nil }
      index = end
    }
  }

  func character(at index: Int) -> WrappableCharacter<Int> {
    let (scalar, end) = scalar(at: index)
    return WrappableCharacter(
      first: scalar, width: scalar.isASCII ? 1 : CellWidth.columns(of: scalar), end: end)
  }

  func endOfSpace(at index: Int) -> Int? { bytes[index] == 0x20 ? index + 1 : nil }

  func plain(from index: Int) -> PlainCharacters<Int>? {
    var end = index
    while let eight = EightBytes(bytes, at: end, before: endIndex) {
      let count = eight.plainCount
      end += count
      if count < 8 { break }
    }
    // What is left is looked at one by one.
    while end < endIndex, bytes[end].isPlain { end += 1 }
    guard end > index else { return nil }
    return PlainCharacters(count: end - index, last: Unicode.Scalar(bytes[end - 1]), end: end)
  }

  /// The scalar at a place; one of four bytes, which is not simple, becomes U+FFFD.
  private func scalar(at index: Int) -> (scalar: Unicode.Scalar, end: Int) {
    let first = UInt32(bytes[index])
    let value: UInt32
    let length: Int
    switch first {
    case ..<0x80: (value, length) = (first, 1)
    case ..<0xE0: (value, length) = ((first & 0x1F) << 6 | tail(index + 1), 2)
    case ..<0xF0:
      (value, length) = ((first & 0xF) << 12 | tail(index + 1) << 6 | tail(index + 2), 3)
    default: (value, length) = (0xFFFD, 4)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", index + length)
  }

  private func tail(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }

  /// Whether it joins no other scalar, and none joins it but those that are not simple (UAX #29).
  static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x2FF, 0x370...0x482, 0x48A...0x587, 0x1E00...0x1FFF, 0x2010...0x2027,
      0x20A0...0x20C0, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF:
      true
    default: false
    }
  }
}
