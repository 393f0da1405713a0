import CMarkdown

extension TextDocument {
  /// The most that HTML may become of Markdown, in bytes.
  private static let largestHTML = 8 << 20

  /// Reads Markdown as CommonMark and GitHub write it; HTML in it is text.
  ///
  /// Nil where md4c is not installed, or the text becomes too much. Its addresses are resolved
  /// against `base`, and those that a program must not open are none. Cost: one pass of md4c and one
  /// of the HTML reader.
  package init?(markdown: [UInt8], base: String? = nil) {
    guard let html = Self.html(ofMarkdown: markdown) else { return nil }
    self.init(html: html, base: base)
  }

  private static func html(ofMarkdown text: [UInt8]) -> [UInt8]? {
    var html: UnsafeMutablePointer<CChar>?
    var length = 0
    let result = unsafe text.withUnsafeBytes { bytes in
      unsafe cmarkdown_html(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, largestHTML, &html, &length)
    }
    guard result == cmarkdown_done else { return nil }
    defer { unsafe cmarkdown_free(html) }
    guard let start = unsafe html else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
  }
}
