import Markup

/// A term of a query as the bytes that are looked for in folded words with single spaces.
struct FoldedTerm: Sendable {
  /// The words, with single spaces.
  private let bytes: [UInt8]
  private let isPrefix: Bool

  init(_ term: Folding.Term) {
    bytes = Array(term.tokens.joined(separator: " ").utf8)
    isPrefix = term.isPrefix
  }

  /// The words, with single spaces, as a text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the words stand next to each other somewhere in a text made by `Folding.indexText`.
  func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { words in
      var start = 0
      while start + bytes.count <= words.count {
        if unsafe stands(at: start, in: words) { return true }
        // On to the next word.
        while start < words.count, unsafe words[start] != UInt8(ascii: " ") { start += 1 }
        start += 1
      }
      return false
    }
  }

  private func stands(at start: Int, in words: UnsafeBufferPointer<UInt8>) -> Bool {
    for (offset, byte) in bytes.enumerated() where unsafe words[start + offset] != byte {
      return false
    }
    let end = start + bytes.count
    if isPrefix || end == words.count { return true }
    return unsafe words[end] == UInt8(ascii: " ")
  }
}
