import CZlib

/// Unpacks one gzip member after another (RFC 1952), with its checksum and length compared.
///
/// See https://zlib.net/manual.html.
@safe
final class Inflater {
  /// What a step came to.
  enum Outcome {
    /// The member goes on.
    case more
    case end
    case fault(CompressionFault)
    case noMemory
  }

  private static let chunk = 1 << 16

  /// zlib keeps the address of it.
  private let stream: UnsafeMutablePointer<z_stream>
  private var isReady: Bool
  /// Whether there may be more to come without more input.
  private(set) var isFull = false

  init() {
    unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    isReady = unsafe czlib_begin_gzip(stream) == Z_OK
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deinitialize(count: 1)
    unsafe stream.deallocate()
  }

  /// Makes ready for the next member.
  func begin() {
    isFull = false
    if isReady { isReady = unsafe inflateReset(stream) == Z_OK }
  }

  /// Unpacks what follows a position in the input, at most a chunk, and moves the position.
  func step(_ input: [UInt8], from position: inout Int) -> (bytes: [UInt8], outcome: Outcome) {
    guard isReady else { return ([], .noMemory) }
    var code = Z_OK
    let start = position
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
        code = unsafe inflate(stream, Z_NO_FLUSH)
        unsafe position += Int(room - stream.pointee.avail_in)
        unsafe count = output.count - Int(stream.pointee.avail_out)
        unsafe stream.pointee.next_in = nil
        unsafe stream.pointee.next_out = nil
      }
    }
    isFull = bytes.count == Self.chunk
    switch code {
    case Z_STREAM_END: return (bytes, .end)
    case Z_OK: return (bytes, .more)
    // Nothing could be done; that is right where all input was taken before.
    case Z_BUF_ERROR where start == input.count: return (bytes, .more)
    case Z_MEM_ERROR: return (bytes, .noMemory)
    default: return (bytes, .fault(fault))
    }
  }

  /// What zlib has against the data.
  private var fault: CompressionFault {
    guard let words = unsafe stream.pointee.msg else { return .damaged }
    let message = unsafe String(cString: words)
    return message == "incorrect data check" || message == "incorrect length check"
      ? .wrongChecksum : .damaged
  }
}
