import Tables

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What comes through a pipe.
enum PipedInput {
  static let standardInput = STDIN_FILENO

  /// Whether a person would have to type what standard input gives.
  static var isTerminal: Bool { isatty(standardInput) == 1 }

  enum Failure: Error {
    case tooLarge
    /// The system's error number.
    case system(Int32)
  }

  /// Everything until the end.
  static func bytes(of descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while let count = SystemCall.read(descriptor, into: &chunk) {
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else { throw .tooLarge }
    }
    throw .system(errno)
  }

  /// Hands over everything until the end, piece by piece.
  static func forEach(
    of descriptor: Int32, _ body: ([UInt8]) throws(TableError) -> Void
  ) throws(TableError) -> Failure? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while let count = SystemCall.read(descriptor, into: &chunk) {
      if count == 0 { return nil }
      try body(Array(chunk[..<count]))
    }
    return .system(errno)
  }
}
