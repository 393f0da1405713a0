/// Text made comparable: what two spellings of the same word have in common.
///
/// Compatibility forms are resolved (NFKC), capitals become small letters, accents and points are
/// left out, letters without a decomposition become what is typed for them (ß ss, ø o, ı i), digits
/// of every script become ASCII digits, quotation marks and dashes their ASCII forms. Kept are the
/// marks that make another letter: vowel signs and viramas of Indic scripts, Thai vowels and tones,
/// kana voicing, the Cyrillic й. Canonically equivalent texts fold to the same scalars, and folding
/// twice changes nothing.
package enum Folding {
  /// The comparable form of a text.
  ///
  /// Cost: one pass; ASCII never meets the table.
  package static func fold(_ text: String) -> String {
    var text = text
    let changed: String? = text.withUTF8 { bytes in
      var all: UInt8 = 0
      var hasCapital = false
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        all |= byte
        hasCapital = isCapital(byte) || hasCapital
      }
      if all < 0x80 { return hasCapital ? unsafe lowercased(bytes) : nil }
      var folder = Folder(capacity: bytes.count)
      unsafe folder.append(bytes)
      return String(decoding: folder.output, as: UTF8.self)
    }
    return changed ?? text
  }

  /// The scalar of two bytes or more that begins at an index of valid UTF-8.
  @inline(__always)
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (value: UInt32, length: Int) {
    let first = unsafe bytes[index]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(unsafe bytes[index + offset] & 0x3F) }
    return (value, length)
  }

  static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  private static func lowercased(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    unsafe String(unsafeUninitializedCapacity: bytes.count) { output in
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        unsafe output[index] = isCapital(byte) ? byte | 0x20 : byte
      }
      return bytes.count
    }
  }
}
