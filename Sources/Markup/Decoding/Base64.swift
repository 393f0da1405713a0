/// Base64 (RFC 4648 §4), as documents have it: broken into lines, and with or without its padding.
enum Base64 {
  /// The bytes that a text stands for; nil where it has other characters in it.
  static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text where !byte.isMarkupSpace && byte != UInt8(ascii: "=") {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return decoded
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
