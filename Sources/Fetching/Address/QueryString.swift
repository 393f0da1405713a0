/// The part of an address after `?`, made from names and values.
package enum QueryString {
  /// Encodes pairs as a form does, in order, so that every text arrives as it was.
  ///
  /// Letters, digits and `- . _ *` stay, a space becomes `+`, every other byte of the UTF-8
  /// becomes `%XX` (https://url.spec.whatwg.org/#urlencoded-serializing).
  package static func encode(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
  }

  private static func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte.isLetterOrDigit || "-._*".utf8.contains(byte) {
        bytes.append(byte)
      } else if byte == UInt8(ascii: " ") {
        bytes.append(UInt8(ascii: "+"))
      } else {
        bytes.appendPercentEncoded(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
