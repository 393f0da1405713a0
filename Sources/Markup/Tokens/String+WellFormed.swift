extension String {
  /// Shorter texts are known to be ASCII or not, which makes it faster to compare them.
  private static let longestChecked = 64

  /// The text of bytes that are known to be well-formed UTF-8: a long one is only copied.
  ///
  /// - Precondition: they are; whatever reads the text later relies on that.
  @unsafe init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, *), bytes.count > Self.longestChecked {
      self = unsafe String(copying: UTF8Span(unchecked: Span(_unsafeElements: bytes)))
    } else {
      self = unsafe String(decoding: bytes, as: UTF8.self)
    }
  }
}
