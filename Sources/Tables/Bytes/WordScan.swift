import CScan

/// Finds words in bytes many at a time.
package enum WordScan {
  /// Whether all bytes are ASCII.
  package static func isASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return true }
      return unsafe !cscan_has_high(start, buffer.count)
    }
  }

  /// Whether a word stands anywhere in the bytes, as part of a longer one too; its letters of ASCII
  /// are small ones, and stand for capitals too.
  package static func holds(_ bytes: ArraySlice<UInt8>, word: [UInt8]) -> Bool {
    if word.isEmpty { return true }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe word.withUnsafeBufferPointer { word in
        guard let start = buffer.baseAddress, let first = word.baseAddress else { return false }
        return unsafe cscan_has_word(start, buffer.count, first, word.count)
      }
    }
  }
}
