/// A short mark of a text that is the same in every run.
enum Checksum {
  /// FNV-1a of the bytes in 64 bits (RFC 9923), as sixteen hexadecimal digits.
  static func text(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
