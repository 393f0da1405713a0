/// Lines that are left out before records are looked for.
extension CSVRecords {
  /// Leaves out so many lines, whatever is on them; a text may have fewer.
  mutating func passLines(_ count: Int) throws(TableError) {
    for _ in 0..<count {
      guard try hasMore() else { return }
      try passLine()
    }
  }

  /// Leaves out the comments that begin here.
  mutating func passComments() throws(TableError) {
    guard let comment else { return }
    while try hasMore(), buffer.bytes[buffer.position] == comment.byte {
      commentCount += 1
      try passLine()
    }
  }

  /// What the delimiter is guessed from.
  var sample: [UInt8] {
    let rest = Array(buffer.bytes[buffer.position...].prefix(DelimiterGuess.sample))
    guard let comment else { return rest }
    var kept: [UInt8] = []
    var start = 0
    while start < rest.count {
      let end = rest[start...].firstIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? rest.count
      if rest[start] != comment.byte { kept += rest[start..<end] }
      start = end
    }
    return kept
  }

  /// Whether there is anything at the position, after reading on where that is needed to know it.
  private mutating func hasMore() throws(TableError) -> Bool {
    while buffer.position == buffer.bytes.count {
      if buffer.isEnded { return false }
      try buffer.fill(line: line)
    }
    return true
  }

  /// Goes to the next line.
  ///
  /// A long one takes no memory.
  private mutating func passLine() throws(TableError) {
    while true {
      let end = buffer.bytes[buffer.position...].firstIndex { $0 == 0x0A || $0 == 0x0D }
      guard let end else {
        buffer.position = buffer.bytes.count
        guard try hasMore() else { return }
        continue
      }
      buffer.position = end + 1
      line += 1
      // The end of the line may be CR LF, and lie in two chunks.
      guard buffer.bytes[end] == 0x0D, try hasMore() else { return }
      if buffer.bytes[buffer.position] == 0x0A { buffer.position += 1 }
      return
    }
  }
}
