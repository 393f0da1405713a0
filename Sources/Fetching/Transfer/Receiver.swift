import CCurl

/// Collects what one request brings, and stops it at the limits.
///
/// Confined to its thread.
final class Receiver {
  private(set) var headers: [Header] = []
  private(set) var body: [UInt8] = []
  /// The limit that was passed, in bytes.
  private(set) var exceededLimit: Int?
  private let maximumBytes: Int
  private var headBytes = 0

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  /// Takes decoded bytes of the body; false stops the transfer.
  func receive(body bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count <= maximumBytes - body.count else {
      exceededLimit = maximumBytes
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// Takes one line of a head; false stops the transfer.
  func receive(line: some Collection<UInt8>) -> Bool {
    headBytes += line.count
    guard headBytes <= Limits.maximumHeadBytes else {
      exceededLimit = Limits.maximumHeadBytes
      return false
    }
    guard body.isEmpty else { return true }  // A trailer.
    if line.starts(with: "HTTP/".utf8) {
      // Interim answers and the challenge of an authentication come first: the last head counts.
      headers = []
    } else if line.first == 0x20 || line.first == 0x09 {
      guard !headers.isEmpty else { return true }
      headers[headers.count - 1].append(folded: line)
    } else if let header = Header(line: line) {
      headers.append(header)
    }
    return true
  }
}

extension Receiver {
  /// For CURLOPT_WRITEFUNCTION; the context is the receiver, which the handle keeps alive.
  static let bodyCallback: ccurl_data_callback = { bytes, size, count, context in
    unsafe pass(bytes, size * count, context) { unsafe $0.receive(body: $1) }
  }

  /// For CURLOPT_HEADERFUNCTION, likewise.
  static let headerCallback: ccurl_data_callback = { bytes, size, count, context in
    unsafe pass(bytes, size * count, context) { unsafe $0.receive(line: $1) }
  }

  /// Answers with another number than the one received to stop the transfer.
  private static func pass(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    to receive: (Receiver, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let context = unsafe context else { return count == 0 ? 1 : 0 }
    let receiver = unsafe Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
    let isWelcome = unsafe receive(receiver, UnsafeRawBufferPointer(start: bytes, count: count))
    return isWelcome ? count : count &+ 1
  }
}
