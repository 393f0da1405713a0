/// What kind of content an attachment holds (RFC 2046), never one that base64 may not carry.
package struct MediaType: Hashable, Sendable {
  package static let octets = MediaType(known: "application/octet-stream")
  package static let json = MediaType(known: "application/json")

  package let text: String

  private init(known text: String) { self.text = text }

  /// The type for the name's extension, from a short table; octets for every other.
  ///
  /// Text is octets on purpose: mutt writes its lines anew when it sends a `text/…` part. So is
  /// mail (`.eml`), for `message/rfc822` must not be base64 (RFC 2046 §5.2.1).
  package static func forFile(named name: String) -> MediaType {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return octets }
    let ending = Substring(name.utf8[dot...].dropFirst())
    return table[ending.lowercased()].map(MediaType.init(known:)) ?? octets
  }

  private static let table = [
    "gif": "image/gif", "gz": "application/gzip", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "json": "application/json", "pdf": "application/pdf", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp", "xml": "application/xml",
    "zip": "application/zip",
  ]
}
