/// The name by which a message is known everywhere (RFC 5322 §3.6.4), with its angle brackets.
package struct MessageID: Hashable, Sendable {
  /// In bytes, so that the id fits on one line of 998.
  package static let limit = 990
  /// The right side of made ids: never the machine's name, which is nobody's business (RFC 6761).
  package static let domain = "catalog.invalid"

  package let text: String

  private init(text: String) { self.text = text }

  /// The id that the text is: `<dot-atom@dot-atom>` or `<dot-atom@[literal]>`, nothing around it.
  package static func parse(_ text: String) throws(MailError) -> MessageID {
    guard !text.unicodeScalars.contains(where: VisibleText.isControl) else {
      throw .controlCharacter(in: text)
    }
    let bytes = text.utf8
    guard bytes.count <= limit, bytes.first == UInt8(ascii: "<"),
      bytes.last == UInt8(ascii: ">"), bytes.count > 2
    else { throw .notAMessageID(text) }
    let sides = text.dropFirst().dropLast().utf8.split(
      separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard sides.count == 2, ASCII.isDotAtom(Substring(sides[0])),
      isRightSide(Substring(sides[1]))
    else { throw .notAMessageID(text) }
    return MessageID(text: text)
  }

  /// An id of 128 random bits that tells nothing about the machine or the time.
  package static func random(
    using generator: inout some RandomNumberGenerator
  ) -> MessageID {
    let name = RandomName.hexadecimal(using: &generator)
    return MessageID(text: "<\(name)@\(domain)>")
  }

  package static func random() -> MessageID {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  private static func isRightSide(_ text: Substring) -> Bool {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "[") else { return ASCII.isDotAtom(text) }
    return bytes.count > 2 && bytes.last == UInt8(ascii: "]")
      && bytes.dropFirst().dropLast().allSatisfy { byte in
        byte > 0x20 && byte < 0x7F && !(UInt8(ascii: "[")...UInt8(ascii: "]")).contains(byte)
      }
  }
}
