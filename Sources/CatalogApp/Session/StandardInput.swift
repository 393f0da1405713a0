#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is piped into the program.
enum StandardInput {
  /// Whether a person would have to type what is read.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  enum Failure: Error {
    case tooLarge
    /// The system's error number.
    case system(Int32)
  }

  /// Everything until the end.
  static func bytes(limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while let count = SystemCall.read(STDIN_FILENO, into: &chunk, from: 0) {
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else { throw .tooLarge }
    }
    throw .system(errno)
  }
}
