/// A PNG file made by hand, right or wrong in any way (https://www.w3.org/TR/png-3/).
struct PNGFile {
  var width: UInt32
  var height: UInt32
  /// Bits of a sample.
  var depth: UInt8 = 8
  /// 0 grey, 2 red, green and blue, 6 with alpha.
  var kind: UInt8 = 6
  /// Row by row.
  var samples: [UInt8]
  /// Bytes of a row.
  var rowLength: Int

  /// A file of pixels given as `0xRRGGBBAA`.
  init(width: Int, height: Int, _ pixels: [UInt32]) {
    self.width = UInt32(width)
    self.height = UInt32(height)
    rowLength = width * 4
    samples = pixels.flatMap(Self.bytes)
  }

  var bytes: [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", Self.bytes(width) + Self.bytes(height) + [depth, kind, 0, 0, 0])
      + chunk("IDAT", compressed) + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return Self.bytes(UInt32(data.count)) + body + Self.bytes(Self.check(body))
  }

  /// zlib data of stored blocks: RFC 1950, RFC 1951 §3.2.4.
  private var compressed: [UInt8] {
    let rows = rows
    var data: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(rows.count, start + 65_535)
      let count = UInt16(end - start)
      data.append(end == rows.count ? 1 : 0)
      for number in [count, ~count] { data += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      data += rows[start..<end]
      start = end
    } while start < rows.count
    return data + Self.bytes(Self.adler(rows))
  }

  /// Each row behind the number of its filter: none.
  private var rows: [UInt8] {
    stride(from: 0, to: samples.count, by: rowLength).flatMap {
      [0] + samples[$0..<min(samples.count, $0 + rowLength)]
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32, as in the annex of the PNG specification.
  private static func check(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
  }

  /// Adler-32: RFC 1950 §8.2.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
