/// Octets as the 64 letters of RFC 2045 §6.8.
enum Base64 {
  /// The octets of one line of 76 letters.
  static let lineOctets = 57
  private static let lineLetters = 76

  /// The text on one line.
  static func text(_ octets: ArraySlice<UInt8>) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((octets.count + 2) / 3 * 4)
    append(octets, to: &letters)
    return String(decoding: letters, as: UTF8.self)
  }

  /// Adds the octets as lines of 76 letters, each with its CRLF, the last one too.
  ///
  /// To go on with more octets later, give a multiple of 57 first. Cost: O(n).
  static func appendLines(_ octets: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let lines = (octets.count + lineOctets - 1) / lineOctets
    text.reserveCapacity(text.count + lines * (lineLetters + 2))
    var start = octets.startIndex
    while start < octets.endIndex {
      let end = min(start + lineOctets, octets.endIndex)
      append(octets[start..<end], to: &text)
      text.append(0x0D)
      text.append(0x0A)
      start = end
    }
  }

  private static func append(_ octets: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let alphabet = alphabet
    unsafe octets.withUnsafeBufferPointer { octets in
      var index = 0
      while index + 2 < octets.count {
        let group =
          unsafe Int(octets[index]) << 16 | Int(octets[index + 1]) << 8 | Int(octets[index + 2])
        text.append(alphabet[group >> 18])
        text.append(alphabet[group >> 12 & 63])
        text.append(alphabet[group >> 6 & 63])
        text.append(alphabet[group & 63])
        index += 3
      }
      guard index < octets.count else { return }
      let isPair = index + 1 < octets.count
      let second = isPair ? unsafe Int(octets[index + 1]) : 0
      let group = unsafe Int(octets[index]) << 16 | second << 8
      text.append(alphabet[group >> 18])
      text.append(alphabet[group >> 12 & 63])
      text.append(isPair ? alphabet[group >> 6 & 63] : UInt8(ascii: "="))
      text.append(UInt8(ascii: "="))
    }
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
