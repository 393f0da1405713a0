import CZlib

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Packs bytes as one gzip member (RFC 1952), without a name or a time, so that the same bytes are always
/// packed the same.
///
/// See https://zlib.net/manual.html.
@safe
package final class GzipPacker {
  private static let chunk = 1 << 16

  /// zlib keeps the address of it.
  private let stream: UnsafeMutablePointer<z_stream>

  /// - Throws: where there is no memory for it.
  package init() throws(TableError) {
    unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    guard unsafe czlib_begin_packing(stream) == Z_OK else {
      throw TableError(.cannotRead(code: ENOMEM), file: "gzip")
    }
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deinitialize(count: 1)
    unsafe stream.deallocate()
  }

  /// Takes bytes in; those that are packed so far, and at the end all.
  ///
  /// Nothing more can follow the end.
  package func pack(_ input: [UInt8], isEnd: Bool = false) -> [UInt8] {
    var packed: [UInt8] = []
    var position = 0
    while true {
      let flush = isEnd && input.count - position <= Int(UInt32.max) ? Z_FINISH : Z_NO_FLUSH
      let (bytes, isDone) = step(input, from: &position, flush)
      packed += bytes
      if isEnd ? isDone : position == input.count && bytes.count < Self.chunk { return packed }
    }
  }

  private func step(
    _ input: [UInt8], from position: inout Int, _ flush: Int32
  ) -> (bytes: [UInt8], isDone: Bool) {
    var code = Z_OK
    let bytes = unsafe stream.pump(input, from: &position, atMost: Self.chunk) { stream in
      code = unsafe deflate(stream, flush)
    }
    return (bytes, code == Z_STREAM_END)
  }
}
