/// The text of a message, ready to be written: its lines and the way that carries them.
struct BodyText {
  enum TransferEncoding: String {
    case sevenBit = "7bit"
    case quotedPrintable = "quoted-printable"
    case base64
  }

  /// The longest line that is written as it is.
  private static let lineLimit = 76

  let encoding: TransferEncoding
  /// What stands between the headers and the end; ends in CRLF unless it is empty.
  let bytes: [UInt8]

  /// Every line end becomes CRLF, and the last line gets one; else the text stays as it is.
  init(_ text: String) {
    let canonical = Self.canonical(text)
    encoding = Self.encoding(for: canonical)
    switch encoding {
    case .sevenBit: bytes = canonical
    case .quotedPrintable: bytes = QuotedPrintable.encoded(canonical)
    case .base64:
      var lines: [UInt8] = []
      Base64.appendLines(canonical[...], to: &lines)
      bytes = lines
    }
  }

  /// The text in UTF-8 with CRLF for each CRLF, CR and LF (RFC 2046 §4.1.1).
  private static func canonical(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 16 + 2)
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0A where last == 0x0D: break
      case 0x0A, 0x0D: bytes += [0x0D, 0x0A]
      default: bytes.append(byte)
      }
      last = byte
    }
    if !bytes.isEmpty, last != 0x0A, last != 0x0D { bytes += [0x0D, 0x0A] }
    return bytes
  }

  private static func encoding(for text: [UInt8]) -> TransferEncoding {
    let outside = text.count { $0 >= 0x80 }
    if outside > text.count / 6 { return .base64 }
    if outside > 0 { return .quotedPrintable }
    return isPlain(text) ? .sevenBit : .quotedPrintable
  }

  /// Whether no server or mailbox file on the way has a reason to change the ASCII text.
  private static func isPlain(_ text: [UInt8]) -> Bool {
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0D) ?? text.count
      let line = text[start..<end]
      let isKept =
        line.count <= lineLimit && line.first != UInt8(ascii: ".") && line.last != 0x20
        && line.last != 0x09 && !line.starts(with: "From ".utf8)
        && line.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 }
      guard isKept else { return false }
      start = end + 2
    }
    return true
  }
}
