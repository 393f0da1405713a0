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
  /// Pointers and pairs of letters, because this runs over megabytes: checked access, letter by
  /// letter, takes several times as long.
  private static func encode(
    _ octets: UnsafeBufferPointer<UInt8>, into letters: UnsafeMutableBufferPointer<UInt8>
  ) {
    unsafe pairs.withUnsafeBufferPointer { pairs in
      let whole = octets.count / 3
      guard var source = octets.baseAddress,
        var goal = UnsafeMutableRawPointer(letters.baseAddress)
      else { return }
      for _ in 0..<whole {
        let value = unsafe Int(source[0]) << 16 | Int(source[1]) << 8 | Int(source[2])
        unsafe goal.storeBytes(of: pairs[value >> 12], as: UInt16.self)
        unsafe goal.storeBytes(of: pairs[value & 0xFFF], toByteOffset: 2, as: UInt16.self)
        unsafe source += 3
        unsafe goal += 4
      }
      let rest = octets.count % 3
      guard rest > 0 else { return }
      let second = rest == 2 ? unsafe Int(source[1]) << 8 : 0
      let value = unsafe Int(source[0]) << 16 | second
      unsafe goal.storeBytes(of: pairs[value >> 12], as: UInt16.self)
      unsafe goal.storeBytes(of: pairs[value & 0xFFF], toByteOffset: 2, as: UInt16.self)
      unsafe goal.storeBytes(of: UInt8(ascii: "="), toByteOffset: 3, as: UInt8.self)
      if rest == 1 {
        unsafe goal.storeBytes(of: UInt8(ascii: "="), toByteOffset: 2, as: UInt8.self)
      }
    }
  }

  /// The two letters of every 12 bits, the first one at the lower address.
  private static let pairs: [UInt16] = {
    let alphabet = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    return alphabet.flatMap { first in
      alphabet.map { UInt16(littleEndian: UInt16(first) | UInt16($0) << 8) }
    }
  }()
}
