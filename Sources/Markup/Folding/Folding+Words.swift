extension Folding {
  /// The folded words of a text, in its order, for a full-text index.
  ///
  /// Runs of letters, digits and their marks are words. Scripts without spaces between words (Han,
  /// kana, Thai, Lao, Khmer, Myanmar …) and Hangul, whose words carry particles, give one word a
  /// scalar, so that any part of them is found as a phrase; letters of other scripts beside them
  /// stay whole. Everything else separates.
  package static func words(_ text: String) -> [String] {
    tokens(folded: fold(text))
  }

  /// The same words in one text, with single spaces between them.
  ///
  /// An index that splits at spaces and folds nothing finds in it what `terms(typed:)` asks for.
  package static func indexText(_ text: String) -> String {
    spaced(folded: fold(text))
  }

  static func tokens(folded: String) -> [String] {
    // By bytes: a space with a mark behind it would be one Character.
    spaced(folded: folded).utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  private static func spaced(folded: String) -> String {
    var folded = folded
    return folded.withUTF8 { bytes in
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      var isGlued = false  // whether a letter would continue the last word
      var index = 0
      while index < bytes.count {
        let byte = unsafe bytes[index]
        var length = 1
        let kind: FoldingTable.Kind
        if byte < 0x80 {
          kind = isLetterOrDigit(byte) ? .word : .separator
        } else {
          let scalar = unsafe scalar(in: bytes, at: index)
          length = scalar.length
          kind = FoldingTable.kind(of: scalar.value)
        }
        if kind != .separator {
          if !output.isEmpty && !(isGlued && kind == .word) { output.append(UInt8(ascii: " ")) }
          for place in index..<(index + length) { output.append(unsafe bytes[place]) }
        }
        isGlued = kind == .word
        index += length
      }
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Whether an ASCII byte of folded text, which has no capitals, is part of a word.
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}
