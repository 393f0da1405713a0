/// One address with the name that is shown for it (RFC 5322 §3.4).
///
/// Only made by parsing, so it never holds what cannot be written into a header.
package struct Mailbox: Hashable, Sendable {
  /// In bytes, as written (RFC 5321 §4.5.3.1.1).
  package static let localPartLimit = 64

  /// The name without quotation marks or escapes; empty where there is none.
  package let displayName: String
  /// What stands before the @, without quotation marks or escapes; ASCII.
  package let localPart: String
  /// What stands after the @: ASCII labels, or an address in brackets.
  package let domain: String
  /// What the writer should be told about this address.
  package let warnings: [MailWarning]

  init(
    displayName: String, localPart: String, domain: String, warnings: [MailWarning]
  ) {
    self.displayName = displayName
    self.localPart = localPart
    self.domain = domain
    self.warnings = warnings
  }

  /// The address as it stands in a header, quoted where it must be.
  package var address: String { "\(Self.written(localPart: localPart))@\(domain)" }

  static func written(localPart: String) -> String {
    ASCII.isDotAtom(localPart) ? localPart : ASCII.quoted(localPart)
  }
}
