extension InputDecoder {
  /// Bytes of a string that are kept; a longer one is swallowed up to its end and dropped.
  ///
  /// So the clipboard that a terminal tells unasked is not typed.
  static let stringLimit = 4096

  mutating func takeString(_ byte: UInt8, _ introducer: UInt8) -> Bool {
    switch byte {
    case Self.bell: endString(introducer)
    case Self.escape: state = .stringEscape(introducer: introducer)
    default: hold(byte, limit: Self.stringLimit)
    }
    return true
  }

  mutating func takeStringEscape(_ byte: UInt8, _ introducer: UInt8) -> Bool {
    if byte == UInt8(ascii: "\\") {
      endString(introducer)
      return true
    }
    giveUp()
    state = .escape
    return false
  }

  private mutating func endString(_ introducer: UInt8) {
    let isWhole = held.count <= Self.stringLimit
    end(with: isWhole ? TerminalReply(string: held, introducer).map { .reply($0) } : nil)
  }
}
