extension Mailbox {
  /// Where a text from outside is to stand in a list of addresses.
  package enum Place: Sendable {
    /// Within a quoted-string.
    case quoted
    /// Before an address in angle brackets.
    case name
    /// In an address, or as one.
    case address
  }

  /// A text from outside as a part of a list that is yet to be parsed, where it can add no address,
  /// without blanks around it.
  ///
  /// Throws where the text is to stand in an address, has an @, and is no single address.
  package static func part(_ text: String, in place: Place) throws(MailError) -> String {
    let text = String(scalars: trimmed(Array(text.unicodeScalars)[...]))
    if text.isEmpty || ASCII.isDotAtom(text) { return text }
    switch place {
    case .quoted: return String(ASCII.quoted(VisibleText.escaped(text)).dropFirst().dropLast())
    case .name: break
    case .address where text.utf8.contains(UInt8(ascii: "@")):
      let mailbox = try parse(text)
      guard mailbox.displayName.isEmpty else { throw .notAnAddress(text, .space) }
      return text
    case .address: break
    }
    return ASCII.quoted(VisibleText.escaped(text))
  }
}
