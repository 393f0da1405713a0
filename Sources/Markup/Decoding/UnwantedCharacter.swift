/// Characters that no text of a document needs and that would drive what it is shown on.
enum UnwantedCharacter {
  /// The length of the one at a position of UTF-8; 0 where another stands there.
  ///
  /// These are the controls C0 (but for the blanks of markup), DEL and C1, and U+202A to U+202E,
  /// which turn the direction of all that follows. Isolates (U+2066 to U+2069) are no such: they end
  /// with the text if they are closed.
  static func length(at position: Int, of bytes: [UInt8]) -> Int {
    let byte = bytes[position]
    switch byte {
    case 0xC2:
      return position + 1 < bytes.count && (0x80...0x9F).contains(bytes[position + 1]) ? 2 : 0
    case 0xE2:
      guard position + 2 < bytes.count, bytes[position + 1] == 0x80 else { return 0 }
      return (0xAA...0xAE).contains(bytes[position + 2]) ? 3 : 0
    default: return byte == 0x7F || byte < 0x20 && !byte.isMarkupSpace ? 1 : 0
    }
  }
}
