/// The part of a text that a reader has to look at as a whole to find the end of one record.
struct TextBuffer {
  /// A record may take so many bytes; more mean an unclosed quote or a file of another kind.
  static let recordLimit = 64 << 20

  var text: TextChunks
  private(set) var bytes: [UInt8] = []
  /// Where the next record begins in `bytes`.
  var position = 0
  /// How many bytes of the text lie before `bytes`.
  private var dropped = 0
  /// Whether nothing follows `bytes`.
  private(set) var isEnded = false

  /// A text that begins at an offset of its source.
  init(_ text: TextChunks, from offset: Int = 0) {
    self.text = text
    dropped = offset
  }

  /// Reads on, at least as much again as is waiting, so that a record of n bytes costs O(n).
  mutating func fill(line: Int) throws(TableError) {
    let waiting = bytes.count - position
    guard waiting <= Self.recordLimit else {
      throw TableError(
        .tooLarge(limit: Self.recordLimit), file: text.warnings.file, line: line)
    }
    dropped += position
    bytes.removeFirst(position)
    position = 0
    let goal = bytes.count * 2 + 1
    while bytes.count < goal {
      let chunk = try text.next()
      if chunk.isEmpty {
        isEnded = true
        return
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
  }

  /// Where a place in `bytes` is in the source; nil where the text is not as the source has it.
  func offset(of place: Int) -> Int? {
    text.isVerbatim ? text.markLength + dropped + place : nil
  }

  /// What was read and not used; where the encoding leaves line ends as they are, these are the bytes
  /// of the source.
  mutating func takeUndecoded() -> [UInt8] {
    defer {
      bytes = []
      position = 0
    }
    return Array(bytes[position...]) + text.takeCarry()
  }
}
