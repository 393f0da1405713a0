/// The files of `Resources` that are compiled into the program.
package enum EmbeddedResources {
  /// A text file, by its name; nil where there is none.
  package static func text(named name: String) -> String? {
    // The literal has no line end behind its last line.
    EmbeddedFiles.text(name).map { $0.description + "\n" }
  }

  /// The bytes of a picture, by its name; nil where there is none.
  package static func bytes(named name: String) -> [UInt8]? {
    EmbeddedFiles.base64(name).map { decoded($0.withUTF8Buffer { unsafe Array($0) }) }
  }

  /// Base64 (RFC 4648 §4) that we wrote ourselves, without line ends.
  private static func decoded(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in text where byte != UInt8(ascii: "=") {
      bits = bits << 6 | value(of: byte)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - 65)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - 71)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte + 4)
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}
