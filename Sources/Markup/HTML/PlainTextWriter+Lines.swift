// Lines, each with its indent, and what stands in them.
extension PlainTextWriter {
  /// The cells left beside the indent; nil for any number.
  var room: Int? { width.map { max(Self.leastRoom, $0 - indent.count) } }

  private static var leastRoom: Int { 12 }

  mutating func beginLine() {
    separate()
    if isMarked {
      output.append(0..<marker.count, of: marker)
      isMarked = false
    } else if !indent.isEmpty {
      output.append(0..<indent.count, of: indent)
    }
  }

  mutating func endLine() {
    // Nothing is at the end of a line that is not seen.
    while output.last == 0x20 { output.removeLast() }
    output.append(0x0A)
  }

  mutating func separate() {
    guard needsBlank else { return }
    needsBlank = false
    output.append(0..<indent.count, of: indent)
    endLine()
  }

  private mutating func line(_ range: Range<Int>, of bytes: [UInt8]) {
    beginLine()
    output.append(range, of: bytes)
    endLine()
  }

  /// Writes lines as they are.
  mutating func unbroken(_ bytes: [UInt8]) {
    var start = 0
    while let end = bytes.first(0x0A, in: start..<bytes.count) {
      line(start..<end, of: bytes)
      start = end + 1
    }
    line(start..<bytes.count, of: bytes)
  }

  /// Writes lines, broken where they are too long.
  mutating func broken(_ bytes: [UInt8]) {
    var start = 0
    while let end = bytes.first(0x0A, in: start..<bytes.count) {
      broken(start..<end, of: bytes)
      start = end + 1
    }
    broken(start..<bytes.count, of: bytes)
  }

  private mutating func broken(_ range: Range<Int>, of bytes: [UInt8]) {
    // No character has fewer bytes than cells.
    guard let room, range.count > room, let layout else { return line(range, of: bytes) }
    pieces.removeAll(keepingCapacity: true)
    if layout.wrapSimple(bytes, range, room, &pieces) {
      for piece in pieces { line(piece, of: bytes) }
    } else {
      for piece in layout.wrap(bytes.text(range), room) {
        beginLine()
        output.append(piece)
        endLine()
      }
    }
  }
}

// MARK: Runs

extension PlainTextWriter {
  /// Appends the words with the numbers of links behind them.
  mutating func append(_ text: InlineText, to bytes: inout [UInt8]) {
    // Taking runs out would copy them.
    for index in text.runs.indices {
      let isImage = text.runs[index].style.contains(.image)
      if isImage { bytes.append(UInt8(ascii: "[")) }
      bytes.append(text.runs[index].text)
      if isImage { bytes.append(UInt8(ascii: "]")) }
      // An address that is read there already needs no number.
      guard let link = text.runs[index].link, link != text.runs[index].text,
        index + 1 >= text.runs.count || text.runs[index + 1].link != link
      else { continue }
      append(numberOf: link, to: &bytes)
    }
  }

  private mutating func append(numberOf link: String, to bytes: inout [UInt8]) {
    let isSpaced = bytes.last == 0x20
    if isSpaced { bytes.removeLast() }
    bytes.append(UInt8(ascii: "["))
    bytes.append(String(links.number(of: link)))
    bytes.append(UInt8(ascii: "]"))
    if isSpaced { bytes.append(0x20) }
  }
}
