package import SupportMail

/// Links that begin a message in a mail program (RFC 6068).
package enum MailtoLink {
  /// In bytes: programs and systems cut links that are longer, some at 2,048.
  package static let limit = 2_000

  /// The link with a blank as `%20`, never as `+`, and each line end as `%0D%0A`.
  ///
  /// Only unreserved characters and the @ of an address stand as themselves, so a terminal or a
  /// browser has nothing to misread. Attachments cannot be linked: programs drop them.
  package static func url(
    to: [Mailbox], cc: [Mailbox] = [], bcc: [Mailbox] = [], subject: String, body: String
  ) -> String {
    var fields: [String] = []
    if !cc.isEmpty { fields.append("cc=" + list(cc)) }
    if !bcc.isEmpty { fields.append("bcc=" + list(bcc)) }
    if !subject.isEmpty { fields.append("subject=" + encoded(subject)) }
    if !body.isEmpty { fields.append("body=" + encoded(body)) }
    let query = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
    return "mailto:" + list(to) + query
  }

  private static func list(_ mailboxes: [Mailbox]) -> String {
    mailboxes.map { encoded($0.address, keeping: UInt8(ascii: "@")) }.joined(separator: ",")
  }

  private static func encoded(_ text: String, keeping kept: UInt8? = nil) -> String {
    var bytes: [UInt8] = []
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0A where last == 0x0D: break
      case 0x0A, 0x0D: bytes += "%0D%0A".utf8
      case _ where isUnreserved(byte) || byte == kept: bytes.append(byte)
      default:
        let digits = ASCII.hex(byte)
        bytes += [UInt8(ascii: "%"), digits.0, digits.1]
      }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// RFC 3986 §2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "-._~".utf8.contains(byte)
  }
}
