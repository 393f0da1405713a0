import CZlib
import Tables

/// What is packed is unpacked the same whatever the chunks, and what we pack comes out as it went in.
struct GzipTarget: FuzzTarget {
  let name = "gzip"
  var seeds: [String] { [] }
  let byteSeeds: [[UInt8]] = [
    Self.pack(Array("a,b\n1,2\n".utf8)),
    Self.pack(Array("one".utf8)) + Self.pack([]) + Self.pack(Array("two".utf8)) + [0, 0, 0, 0],
    Self.pack((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }),
    // With a name, a comment, an extra field and a checksum of the header.
    [0x1F, 0x8B, 0x08, 0x1E, 0, 0, 0, 0, 0, 3, 2, 0, 0x61, 0x62, 0x61, 0, 0x62, 0, 0, 0],
  ]
  let words = ["\u{1F}", "\u{0}", "\u{0}\u{0}\u{0}\u{0}", "\u{8}", "\u{3}", "a"]

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    let whole = Self.unpacked(bytes, chunk: 1 << 16)
    for chunk in [1, 3, 100] {
      try FuzzFinding.expect(
        Self.unpacked(bytes, chunk: chunk) == whole, "chunks of \(chunk) bytes give something else")
    }
    let middle = bytes.count / 2
    let packed =
      Self.pack(Array(bytes[..<middle])) + Self.pack(Array(bytes[middle...])) + [0, 0]
    try FuzzFinding.expect(
      Self.unpacked(packed, chunk: 17) == Unpacked(bytes: bytes), "what was packed is not the same")
    // The readers behind it see what they see of any bytes.
    _ = TableOutcome { () throws(TableError) in
      try TableFile.open(ByteSource(name: "t.gz", bytes: bytes))
    }
  }

  private struct Unpacked: Equatable {
    var bytes: [UInt8] = []
    var error: String?
  }

  private static func unpacked(_ bytes: [UInt8], chunk: Int) -> Unpacked {
    var result = Unpacked()
    do throws(TableError) {
      let source = try ByteSource(name: "t", bytes: bytes, chunk: chunk).unpacked()
      while true {
        let next = try source.next()
        if next.isEmpty || result.bytes.count > 1 << 24 { return result }
        result.bytes += next
      }
    } catch { result.error = error.description }
    return result
  }

  private static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var input = bytes
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    deflateInit2_(&stream, 1, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count))) + 64
    return input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        deflate(&stream, Z_FINISH)
        count = output.count - Int(stream.avail_out)
      }
    }
  }
}
