extension TextDocument {
  /// Text whose blanks and line breaks mean something, as it is; `preformatted` is well-formed UTF-8.
  package init(preformatted: [UInt8]) {
    let text = Self.clean(preformatted)
    self.init(blocks: text.isEmpty ? [] : [.code(text)])
  }

  /// The text without controls but tabs and line ends, which are LF; `text` is well-formed UTF-8.
  package static func clean(_ text: [UInt8]) -> String {
    var clean = PreformattedText()
    clean.append(0..<text.count, of: text)
    return String(decoding: clean.bytes, as: UTF8.self)
  }
}
