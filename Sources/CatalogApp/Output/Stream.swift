package import Tables
package import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard output or standard error: collects bytes and writes them with `write(2)`.
///
/// A class because a stream is one thing that everybody who writes to it shares.
package final class Stream {
  /// Why bytes did not arrive.
  package enum Failure: Error, Equatable {
    /// The reader went away: end quietly.
    case brokenPipe
    /// The system's error number.
    case system(Int32)
  }

  /// The bytes that are worth a call: fewer are collected, as many are written at once.
  static let capacity = 1 << 16

  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// What packs the bytes on their way, where they are to be packed.
  private let packer: GzipPacker?

  package init(descriptor: Int32, packer: GzipPacker? = nil) {
    self.descriptor = descriptor
    self.packer = packer
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The cells if this is a terminal that says so.
  package var size: Size? {
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard unsafe ioctl(descriptor, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// The width in cells if this is a terminal that says so.
  package var columns: Int? { size?.width }

  package func write(_ text: String) throws(Failure) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.capacity { try flush() }
  }

  package func write(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.count < Self.capacity else {
      // What is large is not copied.
      try flush()
      return try send(bytes)
    }
    pending.append(contentsOf: bytes)
    if pending.count >= Self.capacity { try flush() }
  }

  /// Writes everything that was collected.
  package func flush() throws(Failure) {
    defer { pending.removeAll(keepingCapacity: true) }
    try send(pending)
  }

  /// Writes everything, and the end where the bytes are packed; nothing may follow.
  func finish() throws(Failure) {
    try flush()
    if let packer { try check(SystemCall.writeAll(packer.pack([], isEnd: true), to: descriptor)) }
  }

  private func send(_ bytes: [UInt8]) throws(Failure) {
    try check(SystemCall.writeAll(packer?.pack(bytes) ?? bytes, to: descriptor))
  }

  private func check(_ code: Int32?) throws(Failure) {
    guard let code else { return }
    throw code == EPIPE ? .brokenPipe : .system(code)
  }
}
