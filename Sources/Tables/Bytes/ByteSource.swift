#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Bytes that come a chunk at a time, so that a large file is never in memory as a whole.
package struct ByteSource {
  /// The name that messages use.
  package let name: String
  /// How the file is packed that these bytes are unpacked from.
  package let compression: Compression?
  /// The next chunk; empty at the end, and from then on.
  package let next: () throws(TableError) -> [UInt8]

  package init(
    name: String, compression: Compression? = nil,
    next: @escaping () throws(TableError) -> [UInt8]
  ) {
    self.name = name
    self.compression = compression
    self.next = next
  }

  /// Bytes that are in memory, handed out in chunks of that size.
  package init(name: String, bytes: [UInt8], chunk: Int = 1 << 16) {
    var position = 0
    self.init(name: name) { () throws(TableError) -> [UInt8] in
      let end = min(position + max(chunk, 1), bytes.count)
      defer { position = end }
      return Array(bytes[position..<end])
    }
  }

  /// The file at a path; `-` is standard input, unless that is a terminal.
  package static func file(_ path: String) throws(TableError) -> ByteSource {
    let file = try OpenFile(path)
    return ByteSource(name: file.name) { () throws(TableError) -> [UInt8] in try file.read() }
  }

  /// The same bytes again after some of them were read to look at them.
  func after(_ prefix: [UInt8]) -> ByteSource {
    var prefix = prefix
    return ByteSource(name: name, compression: compression) { () throws(TableError) -> [UInt8] in
      guard !prefix.isEmpty else { return try next() }
      defer { prefix = [] }
      return prefix
    }
  }

  /// At least so many bytes, fewer only where the source ends.
  func prefix(_ count: Int) throws(TableError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let chunk = try next()
      if chunk.isEmpty { break }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
    }
    return bytes
  }
}

/// A file descriptor that is open for reading and closed with its last user.
private final class OpenFile {
  static let chunk = 1 << 16

  let name: String
  private let descriptor: Int32
  private let isOurs: Bool

  init(_ path: String) throws(TableError) {
    isOurs = path != "-"
    name = isOurs ? path : "standard input"
    guard !path.utf8.contains(0) else { throw TableError(.noSuchFile, file: path) }
    descriptor = isOurs ? unsafe open(path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    guard descriptor >= 0 else { throw TableError(SystemError.reason(errno), file: name) }
    guard isOurs || isatty(descriptor) == 0 else { throw TableError(.terminalInput, file: name) }
  }

  deinit { if isOurs, descriptor >= 0 { close(descriptor) } }

  func read() throws(TableError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
        let got = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
        if got < 0 { code = errno }
        count = max(got, 0)
      }
      switch code {
      case 0: return bytes
      case EINTR: continue
      default: throw TableError(SystemError.reason(code), file: name)
      }
    }
  }
}

/// `read(2)`, which a method called `read` would hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
