import TerminalUI

/// Text from outside as HTML in which nothing is a tag.
enum HTMLText {
  /// The text with its line ends; controls are marks.
  static func escaped(_ text: String) -> String { marked(PrintableText.cleanLines(text)) }

  /// The text on one line.
  static func line(_ text: String) -> String { marked(PrintableText.clean(text)) }

  /// The text, as a link where it is an address that may be one.
  static func value(_ text: String) -> String {
    guard let address = address(text) else { return escaped(text) }
    return "<a href=\"\(escaped(address))\" rel=\"noopener noreferrer\">\(escaped(text))</a>"
  }

  /// The address to lead to; nil for every scheme but http, https and mailto.
  private static func address(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    let start = String(decoding: text.utf8.prefix(8), as: UTF8.self).lowercased().utf8
    if start.starts(with: "mailto:".utf8) { return text }
    guard ["https://", "http://"].contains(where: { start.starts(with: $0.utf8) }) else {
      return nil
    }
    return WebAddress(text)?.text
  }

  private static func marked(_ text: String) -> String {
    guard text.utf8.contains(where: { entity($0) != nil }) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let entity = entity(byte) { result += entity.utf8 } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func entity(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
