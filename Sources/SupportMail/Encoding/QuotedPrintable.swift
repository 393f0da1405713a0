/// Text that is mostly ASCII, in lines that every path keeps (RFC 2045 §6.7).
enum QuotedPrintable {
  /// The longest line, its `=` included.
  private static let limit = 76

  /// The text, whose lines end in CRLF, as lines of at most 76 octets.
  ///
  /// A line of the result never begins with a dot or `From `, so no server or mailbox file changes
  /// it. Cost: O(n).
  static func encoded(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0D) ?? text.count
      append(line: text[start..<end], to: &result)
      if end < text.count { result += [0x0D, 0x0A] }
      start = end + 2
    }
    return result
  }

  private static func append(line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var column = 0
    for index in line.indices {
      let byte = line[index]
      let isLast = index == line.endIndex - 1
      var isLiteral = isPlain(byte) || (isBlank(byte) && !isLast)
      if isLiteral, column == 0 { isLiteral = !isStartToHide(line[index...]) }
      let width = isLiteral ? 1 : 3
      // The last character needs no room for the `=` of a soft line break.
      if column + width > (isLast ? limit : limit - 1) {
        result += [UInt8(ascii: "="), 0x0D, 0x0A]
        column = 0
        isLiteral = isLiteral && !isStartToHide(line[index...])
      }
      if isLiteral {
        result.append(byte)
      } else {
        let (high, low) = ASCII.hex(byte)
        result.append(UInt8(ascii: "="))
        result.append(high)
        result.append(low)
      }
      column += isLiteral ? 1 : 3
    }
  }

  private static func isStartToHide(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: ".") || line.starts(with: "From ".utf8)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "=")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
