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
    let bytes = unsafe stream.pump(input, from: &position, atMost: Self.chunk) { stream in
      code = unsafe inflate(stream, Z_NO_FLUSH)
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
