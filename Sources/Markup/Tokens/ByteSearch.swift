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
    unsafe withUnsafeBufferPointer { unsafe $0.first(byte, in: range) }
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

  /// Appends a range of other bytes, without the counting of references that a slice of them costs.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends the bytes of a text, as a whole where they stand together.
  mutating func append(_ text: String) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe append(contentsOf: bytes)
    }
    if isDone == nil { append(contentsOf: text.utf8) }
  }

  /// Becomes the same as other bytes, in the memory that it has.
  mutating func replaceAll(with bytes: [UInt8]) {
    removeAll(keepingCapacity: true)
    append(0..<bytes.count, of: bytes)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first position of a byte within a range; nil where there is none.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty, let base = unsafe UnsafeRawPointer(baseAddress),
      let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }
}

extension String {
  /// Whether a character of ASCII is in it.
  func holds(_ character: UInt8) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.first(character, in: 0..<bytes.count) != nil
    } ?? utf8.contains(character)
  }

  /// Whether its bytes hold those of a word, whatever characters they are part of.
  func holds(_ word: String) -> Bool {
    Array(utf8).first(Array(word.utf8), in: 0..<utf8.count) != nil
  }

  /// Whether its bytes begin so, whatever mark follows them.
  func begins(with beginning: String) -> Bool { utf8.starts(with: beginning.utf8) }

  /// Whether its bytes end so.
  func ends(with end: String) -> Bool { utf8.suffix(end.utf8.count).elementsEqual(end.utf8) }

  /// The parts between its bytes of that value, without empty ones.
  func parts(between separator: UInt8) -> [String] {
    utf8.split(separator: separator).map { String(Substring($0)) }
  }
}
