/// The text of a document as well-formed UTF-8, and how its bytes were read.
package struct MarkupText: Sendable {
  /// Without a byte order mark.
  package private(set) var utf8: [UInt8]
  /// The encoding, as iconv(3) names it.
  package private(set) var encoding: String

  /// Finds the encoding of a document and reads it.
  ///
  /// First a byte order mark, then the charset of the HTTP header, then what the document declares
  /// (`<?xml encoding`, `<meta charset`); a declaration that the bytes deny is not believed: what is
  /// well-formed UTF-8 beyond ASCII is UTF-8, and what is not, though declared so, is mended with
  /// windows-1252 byte by byte (RFC 7303 §3, https://html.spec.whatwg.org/#determining-the-character-encoding).
  package init(_ bytes: [UInt8], charset: String? = nil) {
    if let (length, encoding) = Self.mark(of: bytes) {
      self.init(bytes.dropFirst(length), encoding)
      return
    }
    let fault = UTF8Check.firstFault(in: bytes)
    if let encoding = Self.wideEncoding(of: bytes) {
      self.init(bytes[...], encoding)
      return
    }
    // Text in another encoding hardly ever happens to be well-formed UTF-8, but for those that
    // switch by escape sequences, which are ASCII.
    let declared =
      charset.flatMap { EncodingLabel.encoding($0.utf8) }.map(Self.believable)
      ?? Self.declared(in: bytes)
    guard fault != nil || Self.isSevenBit(declared) else {
      self.init(wellFormed: bytes)
      return
    }
    self.init(bytes[...], declared ?? EncodingLabel.utf8)
  }

  private init(wellFormed bytes: [UInt8]) {
    utf8 = bytes
    encoding = EncodingLabel.utf8
  }

  private init(_ bytes: ArraySlice<UInt8>, _ encoding: String) {
    self.encoding = encoding
    switch encoding {
    case EncodingLabel.utf8:
      let bytes = Array(bytes)
      utf8 = UTF8Check.firstFault(in: bytes) == nil ? bytes : Windows1252.mended(bytes)
    case EncodingLabel.windows1252: utf8 = Windows1252.utf8(bytes)
    default:
      if let text = Iconv.utf8(bytes, from: encoding) {
        // The system's converters also write what is none, as for numbers above U+10FFFF.
        utf8 =
          UTF8Check.firstFault(in: text) == nil
          ? text : Array(String(decoding: text, as: UTF8.self).utf8)
      } else {
        utf8 = Windows1252.mended(Array(bytes))
        self.encoding = EncodingLabel.windows1252
      }
    }
  }

  private static func isSevenBit(_ encoding: String?) -> Bool {
    encoding?.utf8.starts(with: "ISO-2022".utf8) == true || encoding == "HZ-GB-2312"
      || encoding == "UTF-7"
  }

  private static func mark(of bytes: [UInt8]) -> (length: Int, encoding: String)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (3, EncodingLabel.utf8) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (4, "UTF-32LE") }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (4, "UTF-32BE") }
    if bytes.starts(with: [0xFF, 0xFE]) { return (2, "UTF-16LE") }
    if bytes.starts(with: [0xFE, 0xFF]) { return (2, "UTF-16BE") }
    return nil
  }

  /// The encoding of a document without a mark whose first characters have two or four bytes.
  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    let first = bytes.prefix(4)
    if first.elementsEqual([0x3C, 0, 0, 0]) { return "UTF-32LE" }
    if first.elementsEqual([0, 0, 0, 0x3C]) { return "UTF-32BE" }
    guard first.count == 4 else { return nil }
    if bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 { return "UTF-16LE" }
    if bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 { return "UTF-16BE" }
    return nil
  }

  /// What the beginning of the document says of its encoding.
  private static func declared(in bytes: [UInt8]) -> String? {
    let head = bytes.prefix(2048).map(\.asciiLowercased)
    if let start = head.first(Array("<?xml".utf8), in: 0..<head.count) {
      let end = head.first(UInt8(ascii: ">"), in: start..<head.count) ?? head.count
      return label(behind: "encoding", in: Array(head[start..<end]))
    }
    guard let meta = head.first(Array("<meta".utf8), in: 0..<head.count) else { return nil }
    return label(behind: "charset", in: Array(head[meta...]))
  }

  /// The value behind `name =`, in quotes or without.
  private static func label(behind name: String, in text: [UInt8]) -> String? {
    guard let start = text.first(Array(name.utf8), in: 0..<text.count) else { return nil }
    var rest = text[(start + name.utf8.count)...].drop { $0.isMarkupSpace }
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop { $0.isMarkupSpace || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    let value = rest.prefix {
      !$0.isMarkupSpace && !"\"'>;?/".utf8.contains($0)
    }
    return EncodingLabel.encoding(value).map(believable)
  }

  /// What a label may mean for a document whose first characters are single bytes.
  private static func believable(_ encoding: String) -> String {
    encoding.utf8.starts(with: "UTF-16".utf8) || encoding.utf8.starts(with: "UTF-32".utf8)
      ? EncodingLabel.utf8 : encoding
  }
}
