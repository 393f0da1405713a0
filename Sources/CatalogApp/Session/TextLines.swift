/// Text as lines that end in LF, CR LF or CR.
enum TextLines {
  typealias Bytes = Substring.UTF8View

  /// The lines with their ends; the last one's is empty where the text does not end in one.
  ///
  /// Nothing behind the last end is no line. Cost: O(n).
  static func pieces(of text: Bytes) -> [(line: Bytes, end: Bytes)] {
    var pieces: [(line: Bytes, end: Bytes)] = []
    var rest = text
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      rest = rest[line.endIndex...]
      let end = rest.prefix(rest.starts(with: [0x0D, 0x0A]) ? 2 : 1)
      rest = rest[end.endIndex...]
      pieces.append((line, end))
    }
    return pieces
  }

  /// The text without blanks and tabs around it.
  static func trimmed(_ text: Bytes) -> Bytes {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return text
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
