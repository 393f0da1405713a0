#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The bytes inside a gzip file, a chunk at a time: its members in a row, without zeros behind the
/// last one.
final class GzipSource {
  private enum State {
    /// A member begins here, or the file ends.
    case between
    case member
    case ended
    case failed(TableError)
  }

  private let source: ByteSource
  private let inflater = Inflater()
  private var state = State.between
  private var input: [UInt8] = []
  private var position = 0
  private var members = 0
  /// How many bytes were unpacked.
  private var unpacked = 0

  init(_ source: ByteSource) { self.source = source }

  /// The next chunk; empty at the end.
  ///
  /// What was unpacked before a fault comes before it.
  func next() throws(TableError) -> [UInt8] {
    while true {
      switch state {
      case .ended: return []
      case .failed(let error): throw error
      case .between: try begin()
      case .member:
        let bytes = try step()
        if !bytes.isEmpty { return bytes }
      }
    }
  }

  /// Goes to the next member, or to the end.
  private func begin() throws(TableError) {
    guard try fill() else {
      state = .ended
      return
    }
    switch input[position] {
    case 0 where members > 0: position = input[position...].firstIndex { $0 != 0 } ?? input.count
    case 0x1F:
      members += 1
      inflater.begin()
      state = .member
    default: fail(members > 0 ? .otherDataBehind : .damaged)
    }
  }

  private func step() throws(TableError) -> [UInt8] {
    if !inflater.isFull {
      guard try fill() else {
        fail(.cutOff)
        return []
      }
    }
    let (bytes, outcome) = inflater.step(input, from: &position)
    unpacked += bytes.count
    switch outcome {
    case .more: break
    case .end: state = .between
    case .fault(let fault): fail(fault)
    case .noMemory: state = .failed(TableError(.cannotRead(code: ENOMEM), file: source.name))
    }
    return bytes
  }

  private func fail(_ fault: CompressionFault) {
    state = .failed(TableError(.packed(fault, unpacked: unpacked), file: source.name))
  }

  /// Whether there is input, which is read where it was used up.
  private func fill() throws(TableError) -> Bool {
    if position == input.count {
      input = try source.next()
      position = 0
    }
    return !input.isEmpty
  }
}

extension ByteSource {
  /// What is inside where the source is packed, else the same bytes.
  package func unpacked() throws(TableError) -> ByteSource {
    let prefix = try prefix(2)
    let whole = after(prefix)
    guard let compression = Compression.detect(prefix) else { return whole }
    let inside = GzipSource(whole)
    return ByteSource(name: name, compression: compression) { () throws(TableError) -> [UInt8] in
      try inside.next()
    }
  }

  /// The bytes in memory, unpacked where they are packed; `limit` is the most that they may be then.
  package static func unpacked(
    _ bytes: [UInt8], name: String, limit: Int
  ) throws(TableError) -> [UInt8] {
    guard Compression.detect(bytes) != nil else { return bytes }
    return try ByteSource(name: name, bytes: bytes).unpacked().all(limit: limit)
  }

  /// Everything that is left; throws where that is more than a limit.
  func all(limit: Int = .max) throws(TableError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try next()
      if chunk.isEmpty { return bytes }
      guard bytes.count + chunk.count <= limit else {
        throw TableError(.unpackedTooLarge(limit: limit), file: name)
      }
      bytes += chunk
    }
  }
}
