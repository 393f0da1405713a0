/// A chunk and where it begins.
struct TextChunk {
  var start: Int
  var bytes: ArraySlice<UInt8>

  var end: Int { start + bytes.count }
}

extension TextNode {
  /// The chunk that holds a byte; the last one for a place behind all.
  func chunk(at offset: Int) -> TextChunk {
    var (node, start) = (self, 0)
    while true {
      switch node.content {
      case .chunk(let bytes): return TextChunk(start: start, bytes: bytes)
      case .pair(let first, let second):
        if offset - start < first.measure.bytes {
          node = first
        } else {
          start += first.measure.bytes
          node = second
        }
      }
    }
  }

  /// What stands before a place, which is none within a character.
  func measure(before offset: Int) -> TextMeasure {
    var (node, start, sum) = (self, 0, TextMeasure())
    while true {
      switch node.content {
      case .chunk(let bytes):
        return sum + TextMeasure(bytes.prefix(max(0, offset - start)))
      case .pair(let first, let second):
        if offset - start < first.measure.bytes {
          node = first
        } else {
          start += first.measure.bytes
          sum = sum + first.measure
          node = second
        }
      }
    }
  }

  /// The place behind a line end, which are counted from 1; nil where there are not so many.
  func place(behindBreak number: Int) -> Int? {
    guard number > 0, number <= measure.breaks else { return nil }
    var (node, start, left) = (self, 0, number)
    while true {
      switch node.content {
      case .chunk(let bytes): return start + Self.place(behindBreak: left, in: bytes)
      case .pair(let first, let second):
        if left <= first.measure.breaks {
          node = first
        } else {
          start += first.measure.bytes
          left -= first.measure.breaks
          node = second
        }
      }
    }
  }

  private static func place(behindBreak number: Int, in chunk: ArraySlice<UInt8>) -> Int {
    var left = number
    return unsafe chunk.withUnsafeBufferPointer { bytes in
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        guard byte == TextMeasure.feed || byte == TextMeasure.return else { continue }
        let isHalf =
          unsafe byte == TextMeasure.return && index + 1 < bytes.count
          && bytes[index + 1] == TextMeasure.feed
        if isHalf { continue }
        left -= 1
        if left == 0 { return index + 1 }
      }
      return bytes.count
    }
  }

  /// Hands over the chunks in order.
  func forEachChunk<Failure: Error>(
    _ body: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    switch content {
    case .chunk(let bytes): try body(bytes)
    case .pair(let first, let second):
      try first.forEachChunk(body)
      try second.forEachChunk(body)
    }
  }
}
