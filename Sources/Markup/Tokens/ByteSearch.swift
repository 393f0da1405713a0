#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension [UInt8] {
  /// The first position of a byte within a range; nil where there is none.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return nil }
    return unsafe withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// The first position of some bytes within a range; nil where they are not.
  func first(_ needle: [UInt8], in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    guard let head = needle.first else { return nil }
    var from = range.lowerBound
    while let found = first(head, in: from..<range.upperBound) {
      guard found + needle.count <= range.upperBound else { return nil }
      if self[found..<(found + needle.count)].elementsEqual(needle) { return found }
      from = found + 1
    }
    return nil
  }

  /// Whether the bytes from a position on are these, letters of ASCII in any case.
  func hasASCII(_ word: StaticString, at position: Int) -> Bool {
    guard position >= 0, position + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { word in
      for offset in 0..<word.count {
        guard unsafe self[position + offset].asciiLowercased == word[offset].asciiLowercased else {
          return false
        }
      }
      return true
    }
  }

  /// The text of a range that is well-formed UTF-8.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
