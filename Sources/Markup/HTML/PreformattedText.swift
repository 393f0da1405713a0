/// Gathers text whose blanks and line breaks mean something.
struct PreformattedText {
  private(set) var bytes: [UInt8] = []
  private var isolates = OpenIsolates()

  /// Appends a range of UTF-8 without references; controls go, and lines end in LF.
  mutating func append(_ range: Range<Int>, of source: [UInt8]) {
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      while position < range.upperBound, !isSpecial(source[position]) { position += 1 }
      bytes += source[start..<position]
      guard position < range.upperBound else { return }
      let byte = source[position]
      let unwanted =
        isolates.leavesOut(at: position, of: source)
        ? 3 : UnwantedCharacter.length(at: position, of: source)
      position += max(1, unwanted)
      if unwanted > 0 { continue }
      if byte == 0x0D {
        // CR LF is one line end, and so is a CR alone.
        if position >= range.upperBound || source[position] != 0x0A { bytes.append(0x0A) }
      } else {
        bytes.append(byte == 0x0C ? 0x20 : byte)
      }
    }
  }

  /// Begins a line where it does not stand at one.
  mutating func beginLine() {
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
  }

  mutating func breakLine() { bytes.append(0x0A) }

  /// The text so far without the line break that HTML overlooks at either end; nil where only blanks
  /// are.
  mutating func take() -> String? {
    defer { self = PreformattedText() }
    guard bytes.contains(where: { !$0.isMarkupSpace }) else { return nil }
    let start = bytes.first == 0x0A ? 1 : 0
    let end = bytes.last == 0x0A ? bytes.count - 1 : bytes.count
    var text = Array(bytes[start..<end])
    text += isolates.closing
    return String(decoding: text, as: UTF8.self)
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }
}
