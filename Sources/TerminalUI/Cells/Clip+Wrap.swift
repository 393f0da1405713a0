extension Clip {
  /// The lines of a text, each in at most so many cells, without spaces at their ends.
  ///
  /// Lines break at spaces, behind hyphens and beside wide characters (closing marks stay with what
  /// they close); a word longer than a line is cut by cells. The text's own breaks stay, and so do
  /// empty lines and the spaces that begin a line of it. At least one line; in fewer than one
  /// column it is made for one. A wide character in one column becomes `…`.
  package static func wrap(_ text: String, columns: Int) -> [String] {
    lines(of: text, columns: columns).map { $0.isTooWide ? "…" : String(text[$0.range]) }
  }

  /// Appends the lines of a range of well-formed UTF-8, as ranges; false where that is more than
  /// printable text on one line without marks, emoji and the like, or there is only one column.
  package static func wrapSimple(
    _ bytes: [UInt8], in range: Range<Int>, columns: Int, to lines: inout [Range<Int>]
  ) -> Bool {
    guard columns > 1, let text = SimpleText(bytes, range) else { return false }
    LineWrapper.wrap(text, columns: columns) { line in lines.append(line.range) }
    return true
  }

  /// The same lines as parts of the text.
  static func lines(of text: String, columns: Int) -> [WrappedLine<String.Index>] {
    // Bytes are looked through many times as fast as characters.
    guard text.utf8.contains(0x0A) else {
      return lines(ofLine: text[...], columns: columns)
    }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .flatMap { lines(ofLine: $0, columns: columns) }
  }

  private static func lines(
    ofLine line: Substring, columns: Int
  ) -> [WrappedLine<String.Index>] {
    var lines: [WrappedLine<String.Index>] = []
    LineWrapper.wrap(line, columns: max(1, columns)) { lines.append($0) }
    return lines
  }
}
