/// Header text outside ASCII as encoded-words in UTF-8 (RFC 2047).
///
/// The Q form uses only the characters that are allowed in a name too (RFC 2047 §5 (3)). In the B
/// form only the last word is padded: GMime drops what follows a padded word.
enum EncodedWord {
  /// The longest word (RFC 2047 §2).
  static let limit = 75
  private static let frame = "=?UTF-8?B??=".utf8.count

  /// The whole text as words that are to be joined by one space or fold each; the first takes no
  /// more than `firstLimit` characters.
  ///
  /// A word holds whole characters as people see them; one that is longer than a word is cut
  /// between its code points. Cost: O(n).
  static func words(for text: String, firstLimit: Int = limit) -> [String] {
    let bytes = Array(text.utf8)
    let quoted = bytes.reduce(0) { $0 + quotedLength($1) }
    let based = (bytes.count + 2) / 3 * 4
    let room = firstLimit - frame
    if min(quoted, based) <= room {
      return [quoted <= based ? quotedWord(bytes[...]) : baseWord(bytes[...])]
    }
    let fitsOneBaseWord = based <= limit - frame && firstLimit == limit
    if fitsOneBaseWord || based < quoted, let words = baseWords(text, firstRoom: room) {
      return words
    }
    return quotedWords(text, firstRoom: room)
  }

  // MARK: Q

  private static func quotedWords(_ text: String, firstRoom: Int) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var length = 0
    for piece in pieces(of: text, limit: { quotedLength($0) <= firstRoom }) {
      let room = words.isEmpty ? firstRoom : limit - frame
      let pieceLength = quotedLength(piece)
      if length + pieceLength > room, !word.isEmpty {
        words.append(quotedWord(word[...]))
        word.removeAll()
        length = 0
      }
      word += piece
      length += pieceLength
    }
    if !word.isEmpty { words.append(quotedWord(word[...])) }
    return words
  }

  private static func quotedWord(_ bytes: ArraySlice<UInt8>) -> String {
    var text = Array("=?UTF-8?Q?".utf8)
    for byte in bytes {
      if byte == 0x20 {
        text.append(UInt8(ascii: "_"))
      } else if isPlain(byte) {
        text.append(byte)
      } else {
        let (high, low) = ASCII.hex(byte)
        text += [UInt8(ascii: "="), high, low]
      }
    }
    return String(decoding: text, as: UTF8.self) + "?="
  }

  private static func quotedLength(_ byte: UInt8) -> Int { byte == 0x20 || isPlain(byte) ? 1 : 3 }

  private static func quotedLength(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + quotedLength($1) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    if ASCII.isAlphanumeric(byte) { return true }
    return switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }

  // MARK: B

  /// Nil where no cut leaves three whole octets a group and every code point whole.
  private static func baseWords(_ text: String, firstRoom: Int) -> [String]? {
    let bytes = Array(text.utf8)
    let (characters, scalars) = boundaries(of: text)
    var words: [String] = []
    var start = 0
    while start < bytes.count {
      let room = (words.isEmpty ? firstRoom : limit - frame) / 4 * 3
      if bytes.count - start <= room {
        words.append(baseWord(bytes[start...]))
        break
      }
      // A short word is a worse evil than a cluster in two words: half of the room is wanted.
      let cut =
        lastCut(characters, from: start, atLeast: room / 2, atMost: room)
        ?? lastCut(scalars, from: start, atLeast: 3, atMost: room)
      guard let cut else { return nil }
      words.append(baseWord(bytes[start..<cut]))
      start = cut
    }
    return words
  }

  private static func baseWord(_ bytes: ArraySlice<UInt8>) -> String {
    "=?UTF-8?B?" + Base64.text(bytes) + "?="
  }

  /// For every offset up to the end, whether a character and whether a code point begins there.
  private static func boundaries(of text: String) -> (characters: [Bool], scalars: [Bool]) {
    var characters = [Bool](repeating: false, count: text.utf8.count + 1)
    var scalars = characters
    var offset = 0
    for character in text {
      characters[offset] = true
      for scalar in character.unicodeScalars {
        scalars[offset] = true
        offset += UTF8.width(scalar)
      }
    }
    return (characters, scalars)
  }

  private static func lastCut(
    _ boundaries: [Bool], from start: Int, atLeast least: Int, atMost most: Int
  ) -> Int? {
    stride(from: most, through: least, by: -3).first { boundaries[start + $0] }
      .map { start + $0 }
  }

  // MARK: Pieces

  /// The characters of the text as bytes; those over the limit as code points.
  private static func pieces(
    of text: String, limit fits: (ArraySlice<UInt8>) -> Bool
  ) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    for character in text {
      let bytes = Array(character.utf8)[...]
      if fits(bytes) {
        pieces.append(bytes)
      } else {
        pieces += character.unicodeScalars.map { Array(String($0).utf8)[...] }
      }
    }
    return pieces
  }
}
