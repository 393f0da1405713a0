/// The encoding of bytes 0x80 to 0x9F that careless writers mean, whatever they declare.
enum Windows1252 {
  /// The characters of 0x80 to 0x9F; those of the five unused bytes are C1 controls.
  private static let upper: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// The scalar that a byte stands for.
  static func scalar(_ byte: UInt8) -> UInt32 {
    (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : UInt32(byte)
  }

  /// The bytes as UTF-8.
  static func utf8(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes { text.append(scalar: byte < 0x80 ? UInt32(byte) : scalar(byte)) }
    return text
  }

  /// UTF-8 as far as bytes are that; the others, one by one, as windows-1252.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 16)
    var rest = bytes[...]
    while !rest.isEmpty {
      // A window, so that many faults do not make many passes over the whole.
      let window = Array(rest.prefix(4096))
      guard let fault = UTF8Check.firstFault(in: window) else {
        text += window
        rest = rest.dropFirst(window.count)
        continue
      }
      text += window[..<fault]
      rest = rest.dropFirst(fault)
      // The window may have cut a good character in two.
      if fault > 0, window.count - fault < 4, rest.count > window.count - fault { continue }
      if let byte = rest.popFirst() { text.append(scalar: scalar(byte)) }
    }
    return text
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8; what is none, as U+FFFD.
  mutating func append(scalar value: UInt32) {
    switch value {
    case 0..<0x80: append(UInt8(value))
    case 0x80..<0x800:
      append(UInt8(0xC0 | value >> 6))
      append(UInt8(0x80 | value & 0x3F))
    case 0xD800...0xDFFF, 0x11_0000...: append(contentsOf: [0xEF, 0xBF, 0xBD])
    case 0x800..<0x1_0000:
      append(UInt8(0xE0 | value >> 12))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    default:
      append(UInt8(0xF0 | value >> 18))
      append(UInt8(0x80 | value >> 12 & 0x3F))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    }
  }
}
