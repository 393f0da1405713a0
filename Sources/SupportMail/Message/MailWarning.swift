/// Something about an address that is right, but that the writer should see.
package enum MailWarning: Hashable, Sendable {
  /// The domain was typed with letters outside ASCII: letters that look alike show here.
  case domainEncoded(typed: String, ascii: String)
  /// The part before the @ needs quotation marks, which mutt and others cannot use.
  case quotedLocalPart(address: String)

  /// One sentence without the option's name and without a full stop, controls escaped.
  package var message: String {
    switch self {
    case .domainEncoded(let typed, let ascii):
      "the domain \(VisibleText.quoted(typed)) is written as \(ascii)"
    case .quotedLocalPart(let address):
      "some mail programs cannot use \(VisibleText.escaped(address)), "
        + "for it has quotation marks before the @"
    }
  }
}
