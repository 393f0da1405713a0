#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns bytes of an encoding that the system knows into UTF-8.
enum Iconv {
  /// The text, or nil for an unknown encoding.
  ///
  /// Bytes that are none in that encoding become U+FFFD.
  static func utf8(_ bytes: some Sequence<UInt8>, from encoding: String) -> [UInt8]? {
    guard let converter = unsafe iconv_open("UTF-8", encoding),
      Int(bitPattern: converter) != -1
    else { return nil }
    defer { unsafe iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var text: [UInt8] = []
    text.reserveCapacity(input.count + input.count / 2)
    unsafe input.withUnsafeMutableBufferPointer { buffer in
      unsafe convert(buffer, with: converter, into: &text)
    }
    return text
  }

  private static func convert(
    _ input: UnsafeMutableBufferPointer<CChar>, with converter: iconv_t, into text: inout [UInt8]
  ) {
    var next = input.baseAddress
    var left = input.count
    var piece = [CChar](repeating: 0, count: 16_384)
    while left > 0 {
      let (made, result, fault) = unsafe piece.withUnsafeMutableBufferPointer { buffer in
        var out = buffer.baseAddress
        var room = buffer.count
        let result = unsafe iconv(converter, &next, &left, &out, &room)
        return (buffer.count - room, result, errno)
      }
      text += piece[..<made].lazy.map { UInt8(bitPattern: $0) }
      guard result == -1 else { continue }
      if fault == E2BIG { continue }
      // One byte that is none, or a character that the end cuts off.
      text.append(scalar: 0xFFFD)
      if fault == EINVAL { break }
      unsafe next = next?.advanced(by: 1)
      left -= 1
    }
  }
}
