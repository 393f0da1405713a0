import CZlib

/// Packs bytes as one gzip member.
func gzip(_ text: String) -> [UInt8] { gzip(Array(text.utf8)) }

func gzip(_ bytes: [UInt8]) -> [UInt8] {
  var input = bytes
  var stream = z_stream()
  let size = Int32(MemoryLayout<z_stream>.size)
  deflateInit2_(&stream, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
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
