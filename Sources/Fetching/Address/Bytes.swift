// The ASCII classes of RFC 3986 §2 and §1.3 that addresses and headers are made of.
extension UInt8 {
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetterOrDigit: Bool { isLetter || isDigit }
  var isBlankOrBreak: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch lowercased {
    case 0x30...0x39: self - 0x30
    case 0x61...0x66: lowercased - 0x61 + 10
    default: nil
    }
  }
}

extension [UInt8] {
  /// Appends `%XX`.
  mutating func appendPercentEncoded(_ byte: UInt8) {
    let digits = Array("0123456789ABCDEF".utf8)
    append(UInt8(ascii: "%"))
    append(digits[Int(byte >> 4)])
    append(digits[Int(byte & 15)])
  }
}

/// Turns each `%XX` into its byte and leaves all else.
package func percentDecoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  let bytes = Array(bytes)
  var decoded: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
      let high = bytes[index + 1].hexValue, let low = bytes[index + 2].hexValue
    {
      decoded.append(high << 4 | low)
      index += 3
    } else {
      decoded.append(bytes[index])
      index += 1
    }
  }
  return decoded
}
