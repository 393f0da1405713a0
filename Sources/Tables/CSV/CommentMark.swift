/// The character that a comment begins with: a record whose first byte it is is left out.
package struct CommentMark: Hashable, Sendable {
  package let byte: UInt8

  /// The character that a user means; nil stands for none.
  ///
  /// Throws `unknownComment` for more than one character, quotes, blanks, letters and digits.
  package static func named(_ name: String?) throws(TableError) -> CommentMark? {
    guard let name else { return nil }
    guard let byte = name.utf8.first, name.utf8.count == 1, (0x21..<0x7F).contains(byte),
      byte != 0x22, !Self.isLetterOrDigit(byte)
    else { throw TableError(.unknownComment(name), file: "--comment") }
    return CommentMark(byte: byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  private init(byte: UInt8) { self.byte = byte }
}

extension CommentMark: CustomStringConvertible {
  /// The character as itself.
  package var description: String { String(Unicode.Scalar(byte)) }
}
