/// Gathers running text as HTML shows it: blanks collapse, controls go.
struct InlineBuilder {
  /// How text is shown from some place on; addresses are places in a list, -1 is none.
  struct Look: Hashable {
    var style: InlineText.Style = []
    var link = -1
    var image = -1
  }

  private struct Mark {
    var start: Int
    var look: Look
  }

  /// How text that comes is shown.
  var look = Look()
  private(set) var bytes: [UInt8] = []
  private var marks: [Mark] = []
  private var addresses: [String] = []
  /// Whether a blank that follows is one too many.
  private var endsInSpace = true
  private var isolates = OpenIsolates()

  /// Keeps an address for a look.
  mutating func keep(_ address: String) -> Int {
    if addresses.last != address { addresses.append(address) }
    return addresses.count - 1
  }

  /// Appends a range of UTF-8 without references.
  mutating func append(_ range: Range<Int>, of source: [UInt8]) {
    var position = range.lowerBound
    let end = range.upperBound
    while position < end {
      // Most of a text is copied as it is, in long stretches.
      let start = position
      var isSpace = endsInSpace
      while position < end {
        if position + 8 <= end,
          let endsInBlank = source.endsEightPlain(at: position, behindBlank: isSpace)
        {
          isSpace = endsInBlank
          position += 8
          continue
        }
        let byte = source[position]
        if byte > 0x20 {
          if byte == 0x7F || byte == 0xC2 || byte == 0xE2 { break }
          isSpace = false
        } else if byte == 0x20, !isSpace {
          isSpace = true
        } else {
          break
        }
        position += 1
      }
      if position > start {
        mark()
        bytes.append(start..<position, of: source)
        endsInSpace = isSpace
      }
      if position < end { appendOther(at: &position, of: source) }
    }
  }

  /// Goes to the next line; false if the text stands at the beginning of one.
  mutating func breakLine() -> Bool {
    trimBlank()
    guard let last = bytes.last, last != 0x0A else { return false }
    bytes.append(0x0A)
    endsInSpace = true
    return true
  }

  /// The text so far, without blanks around it; nil where there is nothing to see.
  mutating func take() -> InlineText? {
    defer { reset() }
    guard !bytes.isEmpty else { return nil }
    while let last = bytes.last, last == 0x20 || last == 0x0A { bytes.removeLast() }
    guard hasVisible else { return nil }
    bytes += isolates.closing
    var runs: [InlineText.Run] = []
    runs.reserveCapacity(marks.count)
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].start : bytes.count
      guard mark.start < min(end, bytes.count) else { continue }
      let look = mark.look
      runs.append(
        InlineText.Run(
          bytes.text(mark.start..<min(end, bytes.count)), look.style,
          link: look.link < 0 ? nil : addresses[look.link],
          image: look.image < 0 ? nil : addresses[look.image]))
    }
    return InlineText(runs)
  }

  /// A text of one line, such as the value of an attribute.
  static func line(_ range: Range<Int>, of source: [UInt8]) -> String {
    var builder = InlineBuilder()
    builder.append(range, of: source)
    return builder.take()?.text ?? ""
  }
}

extension InlineBuilder {
  /// A blank, a control, or a character whose first byte those of others share.
  private mutating func appendOther(at position: inout Int, of source: [UInt8]) {
    let byte = source[position]
    if byte.isMarkupSpace {
      if !endsInSpace {
        mark()
        bytes.append(0x20)
        endsInSpace = true
      }
      position += 1
      return
    }
    let unwanted =
      isolates.leavesOut(at: position, of: source)
      ? 3 : UnwantedCharacter.length(at: position, of: source)
    if unwanted > 0 {
      position += unwanted
      return
    }
    mark()
    bytes.append(byte)
    endsInSpace = false
    position += 1
  }

  private mutating func mark() {
    if marks.last?.look != look { marks.append(Mark(start: bytes.count, look: look)) }
  }

  private mutating func trimBlank() {
    guard bytes.last == 0x20 else { return }
    bytes.removeLast()
    if let last = marks.last, last.start > bytes.count {
      marks[marks.count - 1].start = bytes.count
    }
  }

  /// Whether there is more than blanks, those that do not break included.
  private var hasVisible: Bool {
    var position = 0
    while position < bytes.count {
      if bytes[position] == 0xC2, position + 1 < bytes.count, bytes[position + 1] == 0xA0 {
        position += 2
      } else if bytes[position].isMarkupSpace {
        position += 1
      } else {
        return true
      }
    }
    return false
  }

  private mutating func reset() {
    if !bytes.isEmpty { bytes.removeAll(keepingCapacity: true) }
    if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
    endsInSpace = true
    isolates = OpenIsolates()
  }
}
