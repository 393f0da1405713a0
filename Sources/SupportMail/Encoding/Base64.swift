/// Octets as the 64 letters of RFC 2045 §6.8.
enum Base64 {
  /// The octets of one line of 76 letters.
  static let lineOctets = 57

  /// The text on one line.
  static func text(_ octets: ArraySlice<UInt8>) -> String {
    var letters = [UInt8](repeating: 0, count: length(octets.count))
    unsafe letters.withUnsafeMutableBufferPointer { letters in
      unsafe octets.withUnsafeBufferPointer { octets in unsafe encode(octets, into: letters) }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Adds the octets as lines of 76 letters, each with its CRLF, the last one too.
  ///
  /// To go on with more octets later, give a multiple of 57 first. Cost: O(n).
  static func appendLines(_ octets: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let lines = (octets.count + lineOctets - 1) / lineOctets
    let start = text.count
    text.append(contentsOf: repeatElement(0, count: length(octets.count) + lines * 2))
    unsafe text.withUnsafeMutableBufferPointer { text in
      unsafe octets.withUnsafeBufferPointer { octets in
        var position = start
        for first in stride(from: 0, to: octets.count, by: lineOctets) {
          let last = min(first + lineOctets, octets.count)
          let end = position + length(last - first)
          unsafe encode(
            UnsafeBufferPointer(rebasing: octets[first..<last]),
            into: UnsafeMutableBufferPointer(rebasing: text[position..<end]))
          unsafe text[end] = 0x0D
          unsafe text[end + 1] = 0x0A
          position = end + 2
        }
      }
    }
  }

  private static func length(_ octets: Int) -> Int { (octets + 2) / 3 * 4 }

  /// Fills the letters, of which there are as many as the octets need.
  ///
  /// Pointers, because this runs over megabytes and checked access takes several times as long.
  private static func encode(
    _ octets: UnsafeBufferPointer<UInt8>, into letters: UnsafeMutableBufferPointer<UInt8>
  ) {
    unsafe alphabet.withUnsafeBufferPointer { alphabet in
      let whole = octets.count / 3
      for group in 0..<whole {
        let source = group * 3
        let value =
          unsafe Int(octets[source]) << 16 | Int(octets[source + 1]) << 8 | Int(octets[source + 2])
        unsafe letters[group * 4] = alphabet[value >> 18]
        unsafe letters[group * 4 + 1] = alphabet[value >> 12 & 63]
        unsafe letters[group * 4 + 2] = alphabet[value >> 6 & 63]
        unsafe letters[group * 4 + 3] = alphabet[value & 63]
      }
      let rest = octets.count % 3
      guard rest > 0 else { return }
      let second = rest == 2 ? unsafe Int(octets[whole * 3 + 1]) << 8 : 0
      let value = unsafe Int(octets[whole * 3]) << 16 | second
      unsafe letters[whole * 4] = alphabet[value >> 18]
      unsafe letters[whole * 4 + 1] = alphabet[value >> 12 & 63]
      unsafe letters[whole * 4 + 2] = rest == 2 ? alphabet[value >> 6 & 63] : UInt8(ascii: "=")
      unsafe letters[whole * 4 + 3] = UInt8(ascii: "=")
    }
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
