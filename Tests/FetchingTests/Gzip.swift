/// Compressed bodies made by hand (RFC 1951, RFC 1952).
enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// The bytes in one stored block.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    return head + [1] + littleEndian(count) + littleEndian(~count) + bytes
      + littleEndian(crc32(bytes)) + littleEndian(UInt32(bytes.count))
  }

  /// About `count` zero bytes in 1/158 of the room, without an end.
  static func bomb(of count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(0b1, count: 1)  // The last block,
    bits.append(0b01, count: 2)  // with fixed codes.
    bits.appendCode(0b0011_0000, count: 8)  // A zero byte;
    for _ in 0..<(count / 258) {
      bits.appendCode(0b1100_0101, count: 8)  // 258 bytes more,
      bits.appendCode(0b00000, count: 5)  // the same as the one before.
    }
    return head + bits.bytes
  }

  private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}

private struct BitWriter {
  var bytes: [UInt8] = []
  private var used = 8

  /// Appends from the lowest bit on.
  mutating func append(_ value: UInt, count: Int) {
    for bit in 0..<count {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      bytes[bytes.count - 1] |= UInt8(value >> UInt(bit) & 1) << UInt8(used)
      used += 1
    }
  }

  /// Huffman codes are packed from the highest bit on (RFC 1951 §3.1.1).
  mutating func appendCode(_ value: UInt, count: Int) {
    for bit in (0..<count).reversed() { append(value >> UInt(bit) & 1, count: 1) }
  }
}
