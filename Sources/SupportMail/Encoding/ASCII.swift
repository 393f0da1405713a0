/// The character classes of RFC 5322 §3.2, by bytes.
package enum ASCII {
  /// Whether the byte may stand in an atom (RFC 5322 §3.2.3).
  static func isAtomText(_ byte: UInt8) -> Bool {
    if isAlphanumeric(byte) { return true }
    return switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "?"), UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: false
    }
  }

  package static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether the text is made of visible ASCII and spaces only.
  static func isPrintable(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Whether the text is atoms joined by single dots.
  static func isDotAtom(_ text: some StringProtocol) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(isAtomText) }
  }

  /// Whether these two characters follow each other in the text.
  static func contains(_ text: String, _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: first) && $1 == UInt8(ascii: second)
    }
  }

  /// The printable text as a quoted-string (RFC 5322 §3.2.4).
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// The byte as two upper-case hexadecimal digits.
  package static func hex(_ byte: UInt8) -> (UInt8, UInt8) {
    (hexDigit(byte >> 4), hexDigit(byte & 15))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }
}
