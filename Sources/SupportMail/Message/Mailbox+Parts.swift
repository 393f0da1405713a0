extension Mailbox {
  /// A text from outside as a part of a list that is yet to be parsed, where it can add no address.
  ///
  /// One address or a piece of one stays as it is, a name becomes a quoted-string. Throws where the
  /// text has an @ and is no single address.
  package static func part(_ text: String) throws(MailError) -> String {
    guard !text.isEmpty, !ASCII.isDotAtom(text) else { return text }
    guard text.utf8.contains(UInt8(ascii: "@")) else {
      return ASCII.quoted(VisibleText.escaped(text))
    }
    let mailbox = try parse(text)
    guard mailbox.displayName.isEmpty else { throw .notAnAddress(text, .space) }
    return mailbox.address
  }
}
