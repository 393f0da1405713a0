/// Text in which nothing is hidden: what a terminal or a mail program would obey or not show is
/// written as an escape.
package enum VisibleText {
  /// The text on one line, with C0, DEL and C1 controls, line separators, bidirectional and
  /// zero-width controls as `\n`, `\u202e`.
  ///
  /// A joiner between emoji (U+200D) stands as itself. Cost: O(n).
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        visible += escape(scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// The text in quotation marks for an error, cut after so many scalars.
  package static func quoted(_ text: String, limit: Int = 120) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return "\"\(escaped(text))\"" }
    return "\"\(escaped(String(scalars: scalars.prefix(limit))))…\""
  }

  /// Whether the scalar is a C0, DEL or C1 control, tabs and line ends included.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// Whether the scalar changes the direction of the text around it.
  static func isBidirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if isControl(scalar) || isBidirectional(scalar) { return true }
    return switch scalar.value {
    case 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let hex = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
    }
  }
}
