/// The parameters that carry a file's name (RFC 2183 §2.3, RFC 2231).
enum ParameterValue {
  /// In bytes, quotation marks included; longer values are cut into sections.
  private static let quotedLimit = 62
  /// In bytes, without the space in front and the semicolon behind.
  private static let sectionLimit = 74

  /// Whether every program reads the value from a quoted-string.
  ///
  /// Some readers end it at an escaped quotation mark or at a semicolon.
  static func isPlain(_ value: String) -> Bool {
    ASCII.isPrintable(value) && ASCII.quoted(value).utf8.count <= quotedLimit
      && !value.utf8.contains {
        [UInt8(ascii: "%"), UInt8(ascii: "\""), UInt8(ascii: ";")].contains($0)
      }
      && !ASCII.contains(value, "=", "?") && !ASCII.contains(value, "'", "'")
  }

  /// The parameter as pieces for a line each, such as `filename="a.txt"`, or sections
  /// `filename*0*=UTF-8''…`, all in the extended form, cut between code points.
  static func parameters(_ name: String, _ value: String) -> [String] {
    if isPlain(value) { return ["\(name)=\(ASCII.quoted(value))"] }
    let whole = "\(name)*=UTF-8''" + value.unicodeScalars.map(escaped).joined()
    if whole.utf8.count <= sectionLimit { return [whole] }
    var sections: [String] = []
    var section = "\(name)*0*=UTF-8''"
    for scalar in value.unicodeScalars {
      let piece = escaped(scalar)
      if section.utf8.count + piece.utf8.count > sectionLimit {
        sections.append(section)
        section = "\(name)*\(sections.count)*="
      }
      section += piece
    }
    return sections + [section]
  }

  /// An ASCII name with the same extension, for programs that do not read RFC 2231; nil where
  /// the extension has no ASCII form.
  static func fallback(for name: String) -> String? {
    let bytes = Array(name.utf8)
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
    let ending = bytes[dot...]
    guard ending.count <= 12, ending.dropFirst().allSatisfy(ASCII.isAlphanumeric) else {
      return nil
    }
    var stem: [UInt8] = []
    for byte in bytes[..<dot] where stem.count < 40 {
      let isKept = isKeptInFallback(byte)
      if isKept || stem.last != UInt8(ascii: "_") {
        stem.append(isKept ? byte : UInt8(ascii: "_"))
      }
    }
    return String(decoding: stem + ending, as: UTF8.self)
  }

  private static func isKeptInFallback(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == 0x20 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ".")
  }

  /// Everything but attribute-char (RFC 2231 §7) as percent and two digits.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    var text: [UInt8] = []
    for byte in String(scalar).utf8 {
      if isAttributeCharacter(byte) {
        text.append(byte)
      } else {
        let (high, low) = ASCII.hex(byte)
        text += [UInt8(ascii: "%"), high, low]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isAttributeCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "?"):
      false
    case UInt8(ascii: "."): true
    default: ASCII.isAtomText(byte)
    }
  }
}
