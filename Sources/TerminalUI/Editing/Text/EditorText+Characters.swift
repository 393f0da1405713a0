/// Characters as readers see them, found by looking at what is near a place only.
///
/// One of more than a thousand bytes, which no language has, may be taken in parts.
extension EditorText {
  /// How far back a place that surely stands between two characters is looked for.
  private static let reach = 1_024

  /// The end of the character that begins at a place; the end of the text behind the last.
  func endOfCharacter(at offset: Int) -> Int {
    let offset = max(0, offset)
    guard offset < count else { return count }
    var length = 32
    while true {
      let end = min(count, offset + length)
      let isAll = end == count || length > Self.reach
      if let found = Self.firstCharacter(of: self[offset..<end], isAll: isAll) {
        return offset + found
      }
      length *= 8
    }
  }

  /// The start of the character that ends at a place; the start of the text before the first.
  func startOfCharacter(before offset: Int) -> Int {
    let offset = min(offset, count)
    guard offset > 0 else { return 0 }
    let start = start(before: offset)
    let last = string(in: start..<offset).last
    return max(start, offset - max(1, last?.utf8.count ?? 1))
  }

  /// The nearest place between two characters that is not behind this one.
  func roundedDown(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    var scalars = TextScalars(self, at: offset)
    if let byte = byte(at: offset), byte & 0xC0 != 0x80, let next = scalars.next() {
      _ = scalars.previous()
      if let last = scalars.previous(), Self.isBetween(last, next) { return offset }
    }
    var place = start(before: offset)
    while true {
      let next = endOfCharacter(at: place)
      if next > offset || next == place { return place }
      place = next
    }
  }

  /// The nearest place between two characters that is not before this one.
  func roundedUp(_ offset: Int) -> Int {
    let down = roundedDown(offset)
    return down >= offset ? down : endOfCharacter(at: down)
  }

  /// A place between two characters, with at least one of them behind it before the offset.
  private func start(before offset: Int) -> Int {
    var scalars = TextScalars(self, at: offset)
    var second: Unicode.Scalar?
    var place = offset
    while let first = scalars.previous() {
      if let second, Self.isBetween(first, second) { return place }
      second = first
      place = scalars.place
      if offset - place > Self.reach { return place }
    }
    return 0
  }

  /// Whether it is sure without a look at more that a character ends between two scalars (UAX #29).
  private static func isBetween(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    if first == "\r", second == "\n" { return false }
    return isAlone(first) && isAlone(second)
  }

  private static func isAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 || SimpleText.isSimple(scalar)
  }

  /// The bytes of the first character; nil if more of the text must be seen for that.
  private static func firstCharacter(of bytes: [UInt8], isAll: Bool) -> Int? {
    guard let first = bytes.first else { return 0 }
    if first < 0x80, bytes.count > 1, bytes[1] < 0x80 {
      return first == TextMeasure.return && bytes[1] == TextMeasure.feed ? 2 : 1
    }
    let whole = bytes.count - UTF8Tail.length(of: bytes)
    let text = String(decoding: bytes.prefix(whole), as: UTF8.self)
    let length = text.first?.utf8.count ?? 0
    return length > 0 && (length < whole || isAll) ? length : nil
  }
}
