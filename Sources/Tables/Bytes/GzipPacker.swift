import CZlib

/// Packs bytes as one gzip member (RFC 1952), without a name or a time, so that the same bytes are always
/// packed the same.
///
/// See https://zlib.net/manual.html.
@safe
package final class GzipPacker {
  private static let chunk = 1 << 16

  /// zlib keeps the address of it.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Nil where there is no memory for it.
  package init?() {
    unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    guard unsafe czlib_begin_packing(stream) == Z_OK else { return nil }
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
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunk) { output, count in
      unsafe input.withUnsafeBufferPointer { all in
        let rest = unsafe all[position...]
        let room = unsafe UInt32(clamping: rest.count)
        // zlib reads there only, though its type lets it write.
        unsafe stream.pointee.next_in = UnsafeMutablePointer(
          mutating: UnsafeBufferPointer(rebasing: rest).baseAddress)
        unsafe stream.pointee.avail_in = room
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = UInt32(clamping: output.count)
        code = unsafe deflate(stream, flush)
        unsafe position += Int(room - stream.pointee.avail_in)
        unsafe count = output.count - Int(stream.pointee.avail_out)
        unsafe stream.pointee.next_in = nil
        unsafe stream.pointee.next_out = nil
      }
    }
    return (bytes, code == Z_STREAM_END || code == Z_STREAM_ERROR)
  }
}
